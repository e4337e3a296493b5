import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { DemoMemory } from "./demoCard.ts";

/** Keeps the payments of the demo in a file: its only writer is this process. */
export function fileMemory(file: string): DemoMemory {
  return {
    read: () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}),
    write(payments) {
      writeFileSync(`${file}.new`, JSON.stringify(payments), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
