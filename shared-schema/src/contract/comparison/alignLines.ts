import { diffArrays } from "diff";
import { ALIKE, type Pair, pairAlike } from "./pairAlike.ts";
import type { Line } from "./sheet.ts";
import { countsOf, tokensOf } from "./words.ts";

/** Lists that differ in more lines are paired by likeness alone. */
const MOST_EDITS = 400;

/** The part of a line by which likeness is measured. */
interface Words {
  counts: Map<string, number>;
  total: number;
}

/** Pairs the lines of two versions in their order: those of equal content first, then, between those, the most alike. */
export function alignLines(before: readonly Line[], after: readonly Line[]): Pair<Line>[] {
  const numberOf = numbering();
  const changes = diffArrays(before.map(numberOf), after.map(numberOf), { maxEditLength: MOST_EDITS });
  const likenessOf = likeness();
  if (!changes) return pairAlike(before, after, likenessOf);
  const pairs: Pair<Line>[] = [];
  let [b, a] = [0, 0];
  let gap: [Line[], Line[]] = [[], []];
  for (const { value, added, removed } of changes) {
    const [ofBefore, ofAfter] = [before.slice(b, b + value.length), after.slice(a, a + value.length)];
    if (!added) b += value.length;
    if (!removed) a += value.length;
    if (removed) gap[0].push(...ofBefore);
    else if (added) gap[1].push(...ofAfter);
    else {
      pairs.push(...pairAlike(...gap, likenessOf));
      pairs.push(...ofAfter.map((line, index): Pair<Line> => [ofBefore[index] ?? null, line]));
      gap = [[], []];
    }
  }
  return [...pairs, ...pairAlike(...gap, likenessOf)];
}

/** Gives lines of the same content the same number: long texts are compared once. */
function numbering(): (line: Line) => number {
  const numbers = new Map<string, number>();
  return ({ key, content }) => {
    const text = JSON.stringify([key, content]);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

/** The share of words that two lines have in common, whatever their order; lines of one key are alike. Splits each line once. */
function likeness(): (before: Line, after: Line) => number {
  const known = new Map<Line, Words>();
  const wordsOf = (line: Line): Words => {
    const words = known.get(line) ?? countWords(line);
    known.set(line, words);
    return words;
  };
  return (before, after) => {
    if (before.cells.length !== after.cells.length) return 0;
    const shared = shareOf(wordsOf(before), wordsOf(after));
    return before.key !== "" && before.key === after.key ? ALIKE + (1 - ALIKE) * shared : shared;
  };
}

function countWords({ content }: Line): Words {
  const words = content.flatMap(tokensOf).filter((token) => token.trim() !== "");
  return { counts: countsOf(words), total: words.length };
}

function shareOf(before: Words, after: Words): number {
  const [few, many] = before.counts.size < after.counts.size ? [before, after] : [after, before];
  let shared = 0;
  for (const [word, count] of few.counts) shared += Math.min(count, many.counts.get(word) ?? 0);
  return (2 * shared) / Math.max(1, before.total + after.total);
}
