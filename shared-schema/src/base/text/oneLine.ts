/** Embeddings, overrides and isolates, which turn the order of other characters: a screen would show another text than paper. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text on one line: control characters, tabs, and line and paragraph separators become spaces, and what would turn the text around it
 * is left out. Names and subjects are shown in one line and written into headers of mail.
 */
export function oneLine(text: string): string {
  return text
    .replace(TURNING, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
