import Glibc

let arguments = CommandLine.arguments.dropFirst()

if let first = arguments.first, ["help", "--help", "-h"].contains(first) {
  Standard.write(Array(usage.utf8))
  exit(0)
}
guard arguments.count == 1, let question = arguments.first.flatMap({ Question(rawValue: $0) })
else {
  Standard.write(Array(usage.utf8), to: 2)
  exit(2)
}

var conversation = Conversation(question: question)
var splitter = ValueSplitter()
while let bytes = Standard.read() {
  guard conversation.answer(splitter.split(bytes)) else { exit(1) }
}
guard conversation.answer(splitter.finish()) else { exit(1) }
exit(conversation.isGood ? 0 : 1)
