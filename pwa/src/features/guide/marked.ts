/** A text in pieces; those that are marked stand between two `**`. */
export function markedPieces(text: string): { text: string; isMarked: boolean }[] {
  return text
    .split("**")
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** A text without its marks. */
export function plain(text: string): string {
  return text.replaceAll("**", "");
}
