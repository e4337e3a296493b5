/** A stretch of text that both versions share, or that only the former or the latter has. */
export interface Run {
  text: string;
  change: "same" | "deleted" | "inserted";
}

/** A text that is in both versions, or in one of them alone. */
export function runOf(text: string, change: Run["change"]): Run[] {
  return text === "" ? [] : [{ text, change }];
}

export function isChanged(runs: readonly Run[]): boolean {
  return runs.some(({ change }) => change !== "same");
}
