/// What the command prints about itself.
let usage = """
  usage: voiceover speak | order | play

  Asks the model of UIKit and VoiceOver. Questions are JSON objects on standard input, one a line,
  spread over lines, or as the elements of one array; each answer is one line of JSON.

    speak   what VoiceOver says for an element
            {"id":"a","element":{"label":"Wi-Fi","value":"1","traits":["button","toggleButton"]}}
            {"id":"a","description":"Wi-Fi. Switch Button. On.","hint":"Double tap …"}
    order   the labels of a tree's elements in reading order
            {"id":"b","root":{"kind":"view","children":[…]},"idiom":"phone"}
            {"id":"b","order":["One","Two"]}
    play    what follows from the steps of a scenario, and whether it is what was observed before;
            a file evidence.jsonl of a run can be piped in as it is
            {"id":"c","screen":{…},"steps":[…],"observed":[…]}
            {"id":"c","observed":[…],"reproduced":true}

  What cannot be understood is answered by {"id":…,"error":"…"}.

  Exit status: 0, or 1 when something could not be understood or was not reproduced, or 2 when the
  command was called wrongly.

  """
