import type { Run } from "./runs.ts";

/** The text of the latter version: insertions accepted, deletions carried out. */
export function accepted(runs: readonly Run[]): string {
  return textOf(runs, "deleted");
}

/** The text of the former version, with every change rejected. */
export function rejected(runs: readonly Run[]): string {
  return textOf(runs, "inserted");
}

function textOf(runs: readonly Run[], without: Run["change"]): string {
  return runs.map(({ text, change }) => (change === without ? "" : text)).join("");
}
