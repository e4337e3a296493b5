import { combinations } from "./combinations.ts";
import type { Layout } from "./layouts.ts";

/** More fillers than this are left out of no field. */
const MOST_MISSING = 16;
/** The shortest number that a document has. */
const SHORTEST_NUMBER = 4;

/**
 * The ways in which lines can be those of a document once the fillers that were left out are put back, or those too many are taken out.
 * Whether one of them is right is for its check digits to say.
 * @param inNumber also puts fillers back behind the number, which are seldom left out
 */
export function shapesOf(pieces: readonly string[], layout: Layout, inNumber: boolean): string[][] {
  const count = layout.masks.length;
  const whole = pieces.join("");
  if (whole.length === layout.width * count) {
    return [layout.masks.map((_, index) => whole.slice(index * layout.width, (index + 1) * layout.width))];
  }
  if (pieces.length >= count)
    return combinations(pieces.slice(-count).map((piece, line) => fitted(piece, line, layout, inNumber)));
  if (pieces.length > 1 || count > 2 || whole.length > layout.width * count + MOST_MISSING) return [];
  // A copy may have lost its line break, and a keyboard its fillers.
  const breaks = Array.from({ length: Math.max(0, whole.length - 6) }, (_, index) => index + 6);
  return breaks.flatMap((at) =>
    combinations([whole.slice(0, at), whole.slice(at)].map((piece, line) => fitted(piece, line, layout, inNumber))),
  );
}

/** The ways in which one line can be brought to its width. */
function fitted(piece: string, line: number, layout: Layout, inNumber: boolean): string[] {
  const missing = layout.width - piece.length;
  if (missing === 0) return [piece];
  if (line === layout.names.line) return fittedNames(piece, layout.width);
  const optional = layout.optional.find((each) => each.line === line);
  if (optional === undefined || missing > MOST_MISSING) return [];
  // An empty optional field may leave out its check digit too.
  const ends = optional.digit === null ? [optional.to] : [optional.to, optional.digit + 1];
  if (missing < 0) return ends.flatMap((end) => shortened(piece, end - missing, -missing));
  const hasNumber = inNumber && layout.number.line === line;
  const most = hasNumber ? layout.number.to - layout.number.from - SHORTEST_NUMBER : 0;
  const found = Array.from({ length: Math.min(most, missing) + 1 }, (_, before) => before).flatMap((before) => {
    const numbered = before === 0 ? piece : filled(piece, layout.number.to - before, before);
    return ends.map((end) => filled(numbered, end - (missing - before), missing - before));
  });
  // A number that goes on in the optional data has no check digit here, and no fillers either.
  const isLong = (text: string) => layout.number.line === line && text[layout.number.digit] === "<";
  return [...new Set(found)].filter((text) => text.length === layout.width && !isLong(text));
}

/** No keyboard has a key for nineteen fillers; nothing follows the names. */
function fittedNames(piece: string, width: number): string[] {
  if (piece.length < width) return [piece.padEnd(width, "<")];
  return /^[K<]+$/.test(piece.slice(width)) ? [piece.slice(0, width)] : [];
}

function filled(text: string, at: number, count: number): string {
  return text.slice(0, at) + "<".repeat(count) + text.slice(at);
}

/** Takes fillers out of the run that ends at a place. */
function shortened(text: string, end: number, count: number): string[] {
  const taken = text.slice(end - count, end);
  return /^<+$/.test(taken) ? [text.slice(0, end - count) + text.slice(end)] : [];
}
