import { diffArrays } from "diff";
import { type Run, runOf } from "./runs.ts";

/** Figures with their groups, dates and times are one word each: an amount changes as a whole. */
const TOKEN = /\p{N}+(?:[\u00a0.,:/-]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s|[^\s\p{L}\p{N}]/gu;
const WORD = /[\p{L}\p{N}]/u;
/** Texts that differ in more words are shown as one text that replaces the other; this bounds the work, too. */
const MOST_EDITS = 200;
/** So many words, spaces and signs of both texts together are compared; of more, the former is struck as a whole. */
const MOST_TOKENS = 4000;
/** Where less than this share of the shorter text stays, the two are shown one after the other. */
const LEAST_SHARED = 0.5;

/**
 * Compares two texts word by word. The former text is the result with every change rejected, the latter with every change accepted.
 * Words that stay between changes are kept apart only where they are words: a space or comma changes with its neighbours.
 */
export function compareWords(before: string, after: string): Run[] {
  if (before === after) return runOf(after, "same");
  const runs = diffTokens(tokensOf(before), tokensOf(after));
  const least = LEAST_SHARED * Math.min(before.length, after.length);
  if (!runs || sharedIn(runs) < least) return [...runOf(before, "deleted"), ...runOf(after, "inserted")];
  return joined(runs);
}

/** The words, spaces and signs of a text; together they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** How often each word occurs. */
export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Null where the texts are too long, or differ too much; what they begin and end with costs nothing. */
function diffTokens(before: readonly string[], after: readonly string[]): Run[] | null {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, now] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  if (old.length + now.length > MOST_TOKENS) return null;
  const changes = diffArrays(old, now, { maxEditLength: MOST_EDITS });
  if (!changes) return null;
  const middle = changes.map(({ value, added, removed }): Run => {
    const change = removed ? "deleted" : added ? "inserted" : "same";
    return { text: value.join(""), change };
  });
  const ends = [before.slice(0, head), before.slice(before.length - tail)];
  const [start = [], end = []] = ends.map((tokens) => runOf(tokens.join(""), "same"));
  return [...start, ...middle, ...end];
}

function sharedIn(runs: readonly Run[]): number {
  return runs.reduce((sum, { text, change }) => sum + (change === "same" ? text.length : 0), 0);
}

/** Each change as what it deletes, then what it inserts. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let [deleted, inserted] = ["", ""];
  const flush = () => {
    result.push(...runOf(deleted, "deleted"), ...runOf(inserted, "inserted"));
    [deleted, inserted] = ["", ""];
  };
  for (const [index, { text, change }] of runs.entries()) {
    const isBetween = index > 0 && index < runs.length - 1;
    if (change === "same" && (!isBetween || WORD.test(text))) {
      flush();
      result.push({ text, change });
      continue;
    }
    if (change !== "inserted") deleted += text;
    if (change !== "deleted") inserted += text;
  }
  flush();
  return result;
}
