/** A paragraph broken into lines, with its size. */
export interface Layout {
  size: number;
  leading: number;
  lines: string[];
}

export const PADDING = 4;
const LARGEST = 9;
const SMALLEST = 4;
const STEP = 0.5;
/** Height of a line in sizes. */
const LEADING = 1.2;

/**
 * Sets paragraphs in a box, as large as they fit.
 * @param widthOf the width of a text in sizes · @returns null where they do not fit
 */
export function laidOut(
  paragraphs: readonly string[],
  box: { width: number; height: number },
  widthOf: (text: string) => number,
): Layout | null {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const room = (box.width - 2 * PADDING) / size;
    const lines = paragraphs.flatMap((paragraph) => broken(paragraph, room, widthOf));
    const leading = size * LEADING;
    if (lines.length * leading <= box.height - PADDING) return { size, leading, lines };
  }
  return null;
}

/** Breaks a paragraph between words, and within a word that is wider than the line. */
function broken(paragraph: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ").flatMap((part) => pieces(part, room, widthOf))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pieces(word: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= room) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && widthOf(piece + character) > room) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}
