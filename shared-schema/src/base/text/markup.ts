/** The beginning of a tag with what follows in it, or the address of a page. «Booking.com» is the name of a company. */
const FOUND = /<[\p{L}/!?][^<>]*>?|\p{L}[\p{L}\d+.-]{0,30}:\/\/\S*|(?<![\p{L}\d])www\.\S*/giu;

const MOST_SHOWN = 60;

/**
 * Finds markup or the address of a page in a name. Mail programs make links of addresses, and a name is in the subject of invitations.
 * @returns the first of them, shortened; null where there is none
 */
export function markupIn(text: string): string | null {
  const [found] = text.match(FOUND) ?? [];
  return found === undefined ? null : [...found].slice(0, MOST_SHOWN).join("");
}

/** The same text without them, for what comes out of a file. */
export function withoutMarkup(text: string): string {
  let clean = text;
  // The rest may be another tag, as of «<<b>b>».
  while (markupIn(clean) !== null) clean = clean.replace(FOUND, " ");
  return clean === text ? text : clean.replace(/\p{Zs}{2,}/gu, " ").trim();
}
