import type { Bilingual } from "shared-schema/base/language";
import { useLanguage } from "../../ui/i18n.ts";
import { unbreakable } from "../../ui/unbreakable.ts";
import { markedPieces } from "./marked.ts";

/** A paragraph of the guide in the reader's language, with labels of the screen in bold. */
export function Marked({ text }: { text: Bilingual }) {
  const language = useLanguage();
  return markedPieces(unbreakable(text[language])).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    piece.isMarked ? <strong key={index}>{piece.text}</strong> : piece.text,
  );
}
