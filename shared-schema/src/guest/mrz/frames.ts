import { combinations } from "./combinations.ts";
import { LAYOUTS, type Layout } from "./layouts.ts";
import { type MrzRead, readMrz } from "./mrz.ts";

/** A line as a camera saw it. */
export interface SeenLine {
  text: string;
  /** How sure the recognition is, 0 to 100. */
  confidence: number;
}

/** The lines that look like those of a zone in one picture, in their order; others may be among them. */
export type Frame = readonly SeenLine[];

/** A line read as surely as this needs no second frame. */
const SURE = 90;
/** Frames that are compared with each other; a misread line is forgotten in time. */
const MOST_FRAMES = 8;
/** Readings of one line that are tried with those of the others. */
const MOST_READINGS = 4;
/** Signs too few or too many that the check digits of a line can put right. */
const MOST_WRONG_WIDTH = 3;
/** Lines of two persons differ in the number and in a date, which lie farther apart than this. */
const MOST_DIFFERENT = 10;

/** The frames to judge once another was seen. */
export function withFrame(frames: readonly Frame[], next: Frame): Frame[] {
  return [...frames, next].slice(-MOST_FRAMES);
}

/**
 * Reads a zone from several frames of it. Lines of different frames are combined. A reading is taken when all its check digits hold
 * without a sign exchanged, and each of its lines was read surely, or the same in two frames: no check digit covers the names, the states
 * and the sex, and none tells a G from a 6 or an S from an 8.
 * @returns null where there is no such reading, or where two of them differ
 */
export function judgeFrames(frames: readonly Frame[], today: string): MrzRead | null {
  const held = LAYOUTS.flatMap((layout) => textsOf(frames, layout)).flatMap((text) => {
    const read = readMrz(text, today);
    return read.kind === "READ" && read.mended.length === 0 ? [read] : [];
  });
  const [first] = held;
  const told = (read: MrzRead) => JSON.stringify([read.particulars, read.born, read.noCountry]);
  return first && held.every((each) => told(each) === told(first)) ? first : null;
}

/**
 * The texts that frames of one document make. Their names were seen above lines like the others: the frames may show one person's
 * document after another's.
 */
function textsOf(frames: readonly Frame[], layout: Layout): string[] {
  const count = layout.masks.length;
  const ofKind = frames
    .flatMap((frame) => frame.map((_, at) => frame.slice(at, at + count)))
    .filter((part) => part.length === count);
  const certain = layout.masks.map((_, line) => certainLines(ofKind, line, layout));
  const texts = ofKind.flatMap((frame) => {
    const choices = frame.map(({ text }, line) =>
      (certain[line] ?? []).filter((each) => (line === layout.names.line ? each === text : isLike(each, text))),
    );
    return combinations(choices).map((lines) => lines.join("\n"));
  });
  return [...new Set(texts)];
}

/** Whether two readings can be of one line: what differs lies within ten signs. */
function isLike(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let same = 0;
  while (same < length && one[same] === other[same]) same++;
  let atEnd = 0;
  while (same + atEnd < length && one.at(-1 - atEnd) === other.at(-1 - atEnd)) atEnd++;
  return same + atEnd >= length - MOST_DIFFERENT;
}

/** The readings of one line that are certain, each once, the most frequent first. */
function certainLines(frames: readonly Frame[], line: number, layout: Layout): string[] {
  const seen = frames.flatMap((frame) => frame[line] ?? []).filter(({ text }) => mayBe(text, line, layout));
  const counts = new Map<string, { times: number; isSure: boolean }>();
  for (const { text, confidence } of seen) {
    const former = counts.get(text) ?? { times: 0, isSure: false };
    counts.set(text, { times: former.times + 1, isSure: former.isSure || confidence >= SURE });
  }
  const certain = [...counts].filter(([, { times, isSure }]) => isSure || times > 1);
  return certain
    .sort(([, one], [, other]) => other.times - one.times)
    .slice(0, MOST_READINGS)
    .map(([text]) => text);
}

/** A letter that was not seen is no filler that was left out: no check digit would notice it in a name, or in France's former card. */
function mayBe(text: string, line: number, layout: Layout): boolean {
  const isExact = line === layout.names.line || hasOtherOrder(layout);
  return Math.abs(text.length - layout.width) <= (isExact ? 0 : MOST_WRONG_WIDTH);
}

/** The former French card has this width too. */
function hasOtherOrder({ width }: Layout): boolean {
  return width === 36;
}
