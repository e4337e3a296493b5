import type { Run } from "../../comparison/runs.ts";

/** Breaks runs into lines of a width, at spaces, and within a word that is longer than a line. @param measure gives a text's width */
export function breakRuns(runs: readonly Run[], width: number, measure: (text: string) => number): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  const put = (text: string, change: Run["change"]) => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (last?.change === change) last.text += text;
    else line?.push({ text, change });
    used += measure(text);
  };
  const turn = () => {
    lines.push([]);
    used = 0;
  };
  const putEach = (text: string, change: Run["change"]) => {
    for (const character of text) {
      if (used + measure(character) > width) turn();
      put(character, change);
    }
  };
  for (const word of wordsOf(runs)) {
    const length = word.reduce((sum, { text }) => sum + measure(text.trimEnd()), 0);
    if (used > 0 && used + length > width) turn();
    for (const { text, change } of word) {
      if (text === "\n") turn();
      else if (length <= width) put(text, change);
      else putEach(text, change);
    }
  }
  return lines;
}

/**
 * Words with the space behind them; one that was changed in part is several pieces that stay on one line. What was inserted in the place
 * of something begins a word.
 */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  let isOpen = false;
  let last: Run["change"] = "same";
  for (const { text, change } of runs) {
    if (last === "deleted" && change === "inserted") isOpen = false;
    last = change;
    for (const piece of text.match(/\n|[^ \n]+ *| +/g) ?? []) {
      if (isOpen && piece !== "\n") words.at(-1)?.push({ text: piece, change });
      else words.push([{ text: piece, change }]);
      isOpen = !/[ \n]$/.test(piece);
    }
  }
  return words;
}
