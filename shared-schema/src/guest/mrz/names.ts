/** Surnames whose apostrophe a machine-readable zone leaves out; others that begin with an O have none. */
const WITH_O =
  /^O(BRIEN|BYRNE|CALLAGHAN|CONNELL|CONNOR|DEA|DOHERTY|DONNELL|DONOGHUE|DONOVAN|DOWD|DRISCOLL|DWYER|FARRELL|FLAHERTY|FLYNN|GORMAN|GRADY|HAGAN|HALLORAN|HANLON|HARA|HARE|KANE|KEEFE|KEEFFE|KELLY|LEARY|LOUGHLIN|MAHONY|MALLEY|MEARA|NEIL|NEILL|REGAN|REILLY|RIORDAN|ROURKE|SHAUGHNESSY|SHEA|SULLIVAN|TOOLE)$/;

/** The names of a zone, as people write them. */
export interface ZoneNames {
  first: string;
  last: string;
  /** Whether OCR's K was taken for a filler: no check digit says so. */
  isMended: boolean;
}

/**
 * Reads the field of the names: the surname, two fillers, the given names. After the given names come fillers alone, so nothing is read
 * behind the next two; a run of K is what OCR makes of fillers.
 */
export function namesOf(field: string): ZoneNames {
  const text = field.replace(/K{3,}<*$/, "");
  const [surname = "", ...rest] = text.split(/<<+/);
  const given = rest[0] ?? "";
  const words = (part: string) => part.split("<").filter((word) => word !== "" && !/^KK+$/.test(word));
  const after = rest.slice(1).join("");
  const isMended = text !== field || after !== "" || [surname, given].some((part) => /(^|<)KK+(<|$)/.test(part));
  return {
    first: words(given).map(written).join(" "),
    last: words(surname).map(writtenSurname).join(" "),
    isMended,
  };
}

/** Documents print names in capitals. */
function written(word: string): string {
  return word.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}

function writtenSurname(word: string): string {
  if (WITH_O.test(word)) return `O’${written(word.slice(1))}`;
  return /^MC[A-Z]{3,}$/.test(word) ? `Mc${written(word.slice(2))}` : written(word);
}
