/** A part of a line, as `slice` takes it. */
export interface Span {
  line: number;
  from: number;
  to: number;
}

/** Where the fields of a kind of document stand (ICAO 9303, parts 4 to 6). */
export interface Layout {
  width: number;
  /**
   * For each line, what each place may hold: `A` a letter, `N` a digit, `D` a check digit, `S` the sex, `X` a letter or a digit; a
   * filler anywhere.
   */
  masks: readonly string[];
  names: Span;
  nationality: Span;
  number: Span & { digit: number };
  /** The state's own data, with the place of their check digit where they have one. */
  optional: readonly (Span & { digit: number | null })[];
}

const DATES = `${"N".repeat(6)}DS${"N".repeat(6)}D`;
const HEAD = `${"X".repeat(9)}DAAA${DATES}`;

const PASSPORT: Layout = {
  width: 44,
  masks: ["A".repeat(44), `${HEAD}${"X".repeat(14)}DD`],
  names: { line: 0, from: 5, to: 44 },
  nationality: { line: 1, from: 10, to: 13 },
  number: { line: 1, from: 0, to: 9, digit: 9 },
  optional: [{ line: 1, from: 28, to: 42, digit: 42 }],
};

const CARD_OF_TWO_LINES: Layout = {
  width: 36,
  masks: ["A".repeat(36), `${HEAD}${"X".repeat(7)}D`],
  names: { line: 0, from: 5, to: 36 },
  nationality: { line: 1, from: 10, to: 13 },
  number: { line: 1, from: 0, to: 9, digit: 9 },
  optional: [{ line: 1, from: 28, to: 35, digit: null }],
};

const CARD_OF_THREE_LINES: Layout = {
  width: 30,
  masks: [`AAAAA${"X".repeat(9)}D${"X".repeat(15)}`, `${DATES}AAA${"X".repeat(11)}D`, "A".repeat(30)],
  names: { line: 2, from: 0, to: 30 },
  nationality: { line: 1, from: 15, to: 18 },
  number: { line: 0, from: 5, to: 14, digit: 14 },
  optional: [
    { line: 0, from: 15, to: 30, digit: null },
    { line: 1, from: 18, to: 29, digit: null },
  ],
};

/** The state that issued a document: in the same place of every kind. */
export const ISSUER: Span = { line: 0, from: 2, to: 5 };

/** The documents whose zone can be mended; the former French card, which has its own order, is read as it is. */
export const LAYOUTS: readonly Layout[] = [PASSPORT, CARD_OF_TWO_LINES, CARD_OF_THREE_LINES];

/** Whether these are the lines of France's identity card of 1988 to 2021. */
export function isFormerFrenchCard(lines: readonly string[]): boolean {
  return lines.length === 2 && lines.every(({ length }) => length === 36) && lines[0]?.startsWith("IDFRA") === true;
}

export function textOf(lines: readonly string[], { line, from, to }: Span): string {
  return lines[line]?.slice(from, to) ?? "";
}

/** The same lines with another text in a span. */
export function withText(lines: readonly string[], { line, from, to }: Span, text: string): string[] {
  return lines.map((each, index) => (index === line ? each.slice(0, from) + text + each.slice(to) : each));
}
