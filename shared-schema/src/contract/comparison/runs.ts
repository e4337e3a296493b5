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

/**
 * A space between whole words that were struck and those in their place, so that «285,000.00 310,000.00» does not read as one figure. A
 * word that was changed in part stays together.
 */
export function setApart(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, index): Run[] => {
    const before = runs[index - 1];
    const after = runs[index + 1];
    const isReplaced = run.change === "deleted" && after?.change === "inserted";
    const isWhole = !before || /\s$/.test(before.text);
    const isClose = after && !/\s$/.test(run.text) && !/^\s/.test(after.text);
    return isReplaced && isWhole && isClose ? [run, { text: " ", change: "same" }] : [run];
  });
}
