extension Vocabulary {
  /// The words of Russian.
  ///
  /// Slips of the source are mended: its words for spanned rows and columns are swapped, the end of
  /// a landmark is called the end of a line, a hint mixes two alphabets, and the word for editing
  /// lacks its period. The text field keeps the small letter that it has there.
  ///
  /// Unverified: the words for a picker, which the source does not have.
  ///
  /// Source: accessibility-snapshot
  public static let russian = Vocabulary(
    language: "ru",
    period: ".",
    gap: " ",
    colon: ": ",
    dimmed: "Недоступно.",
    button: "Кнопка.",
    backButton: "Кнопка назад.",
    back: "назад",
    switchButton: "Кнопка-переключатель.",
    on: "Вкл.",
    off: "Выкл.",
    mixed: "Смешанно.",
    tab: "Вкладка.",
    textField: "текстовое поле.",
    secureTextField: "Защищённое текстовое поле.",
    isEditing: "Идет правка.",
    heading: "Заголовок.",
    link: "Ссылка.",
    adjustable: "Элемент регулировки.",
    pickerItem: "Элемент выбора.",
    image: "Изображение.",
    searchField: "Поле поиска.",
    selected: "Выбрано: {text}",
    selectedAlone: "Выбрано.",
    position: "{n} из {count}.",
    listStart: "Начало списка.",
    listEnd: "Конец списка.",
    landmarkStart: "Ориентир.",
    landmarkEnd: "Конец.",
    spansRows: "Охватывает строк: {n}.",
    spansColumns: "Охватывает столбцов: {n}.",
    row: "Ряд {n}.",
    column: "Столбец {n}.",
    activate: "Активировать",
    toggleHint: "Коснитесь дважды, чтобы переключить настройку.",
    adjustHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    editHint: "коснитесь дважды, чтобы редактировать",
    editAreaHint:
      "коснитесь дважды, чтобы редактировать. Используйте ротор, чтобы перейти к словам с ошибками",
    editingHint: "Используйте ротор, чтобы перейти к словам с ошибками")
}
