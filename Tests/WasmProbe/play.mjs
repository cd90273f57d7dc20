// Plays every scenario of a run in play.wasm: node play.mjs play.wasm evidence.jsonl
//
// Prints a line for each that is not reproduced, and last `N played, M reproduced`.
import { readFileSync } from "node:fs";

const printed = [];
const imports = { host: { put: (byte) => printed.push(byte) } };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), imports);
const { memory, reserve, play, release } = instance.exports;

function answer(scenario) {
  const text = new TextEncoder().encode(JSON.stringify(scenario));
  const input = reserve(text.length);
  new Uint8Array(memory.buffer, input, text.length).set(text);
  const output = play(input, text.length);
  const length = new DataView(memory.buffer).getUint32(output, true);
  const bytes = new Uint8Array(memory.buffer, output + 4, length).slice();
  release(input);
  release(output);
  return JSON.parse(new TextDecoder().decode(bytes));
}

let played = 0;
let reproduced = 0;
for (const line of readFileSync(process.argv[3], "utf8").split("\n")) {
  if (line === "") continue;
  const record = JSON.parse(line);
  if (record.kind !== "scenario") continue;
  played += 1;
  const reply = answer(record.body);
  if (reply.reproduced) reproduced += 1;
  else console.log(record.rule, JSON.stringify(reply));
}
console.log(`${played} played, ${reproduced} reproduced`);
