import { MOST_FILE_PEOPLE } from "../limits.ts";
import { decodeQuoted, isQuoted, textOfQuoted } from "./legacy.ts";
import { type ContentLine, SOFT_BREAK, unfolded } from "./lines.ts";

/** A card as its lines between BEGIN and END. */
export interface CardLines {
  lines: ContentLine[];
  /** False where the file or the next card comes before its END. */
  isWhole: boolean;
}

/** The cards of a file. Text outside of cards is left out; a card within another one, an AGENT, follows it. */
export function cardsOf(text: string): CardLines[] {
  const cards: CardLines[] = [];
  /** The cards that have begun and not ended; all but the last have an AGENT that is being read. */
  let open: ContentLine[][] = [];
  const cutOff = () => {
    for (const lines of open) if (lines.length > 0) cards.push({ lines, isWhole: false });
    open = [];
  };
  for (const line of unfolded(text)) {
    const { name, value } = line;
    const border = value.trim().toUpperCase() === "VCARD" ? name : "";
    const card = open.at(-1);
    if (border === "BEGIN") {
      const isAgent = card?.at(-1)?.name === "AGENT" && card.at(-1)?.value.trim() === "";
      if (!isAgent) cutOff();
      open.push([]);
    } else if (border === "END") {
      if (card) cards.push({ lines: card, isWhole: true });
      open.pop();
    } else card?.push(line);
    if (cards.length > MOST_FILE_PEOPLE) break;
  }
  cutOff();
  return withSoftBreaks(cards);
}

/**
 * Says what a soft break before white space is. Some programs fold lines of quoted-printable a second time, and the white space is that
 * fold; otherwise it is a space of the text. A letter that is broken by the space tells, and so does a file that has no other breaks.
 */
function withSoftBreaks(cards: readonly CardLines[]): CardLines[] {
  const broken = cards.flatMap(({ lines }) => lines.filter(({ value }) => value.includes(SOFT_BREAK)));
  if (broken.length === 0) return [...cards];
  const isFold = broken.some((line) => isQuoted(line) && !isText(joined(line, false)) && isText(joined(line, true)));
  return cards.map((card) => ({ ...card, lines: card.lines.map((line) => joined(line, isFold)) }));
}

function joined(line: ContentLine, isFold: boolean): ContentLine {
  if (!line.value.includes(SOFT_BREAK)) return line;
  const value = isFold ? line.value.replace(/\uFDD1[ \t]/g, "") : line.value.replaceAll(SOFT_BREAK, "");
  return { ...line, value };
}

/** Whether the bytes of a quoted-printable value are text in its charset. */
function isText(line: ContentLine): boolean {
  return textOfQuoted(decodeQuoted(line.value), line) !== null;
}
