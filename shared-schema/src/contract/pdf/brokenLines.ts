import type { jsPDF } from "jspdf";

/** Marks the places at which a word may break. No text that is drawn has this character: it has no width of its own. */
const BREAK = "\u2060";
const BREAKS = new RegExp(`${BREAK} ?`, "g");

/**
 * A text broken into lines at the face and size that are set. A name that is longer than a line breaks behind its hyphens; the PDF
 * library chops it where the line ends, in front of a hyphen too.
 */
export function brokenLines(pdf: jsPDF, text: string | string[], width: number): string[] {
  const prepared = [text].flat().map((each) => each.replace(/[^ \n]+/g, (word) => divided(pdf, word, width)));
  const split: unknown = pdf.splitTextToSize(prepared.join("\n"), width);
  return [split].flat().map((line) => String(line).replace(BREAKS, ""));
}

/** The pieces of a word that is wider than a line, each of them no wider than one. */
function divided(pdf: jsPDF, word: string, width: number): string {
  const fits = (piece: readonly string[]) => pdf.getTextWidth(piece.join("") + BREAK) <= width;
  if (!word.includes("-") || pdf.getTextWidth(word) <= width) return word;
  const pieces: string[] = [];
  let rest = [...word];
  while (!fits(rest)) {
    const most = Math.max(
      1,
      rest.findIndex((_, index) => !fits(rest.slice(0, index + 1))),
    );
    const hyphen = rest.lastIndexOf("-", most - 1);
    const end = hyphen > 0 ? hyphen + 1 : rest[most] === "-" && most > 1 ? most - 1 : most;
    pieces.push(rest.slice(0, end).join("") + BREAK);
    rest = rest.slice(end);
  }
  return [...pieces, rest.join("")].join(" ");
}
