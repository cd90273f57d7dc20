// Runs the probe and writes what it prints: node run.mjs probe.wasm
import { readFileSync, writeSync } from "node:fs";

const bytes = [];
const imports = { host: { put: (byte) => bytes.push(byte) } };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), imports);
instance.exports.probe();
writeSync(1, Buffer.from(bytes));
