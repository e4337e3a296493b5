import { existsSync, rmSync } from "node:fs";

/** Does what a marker file asks for. The file goes once that is done: work that fails is done at the next start. */
export function whenMarked(path: string, work: () => void): void {
  if (!existsSync(path)) return;
  work();
  rmSync(path);
}
