import { checkDigit } from "./checkDigit.ts";

/** The holder of a specimen, in the letters of a machine-readable zone. */
export interface Traveller {
  surname: string;
  given: string;
  state: string;
  nationality: string;
  number: string;
  /** `YYMMDD`, as the expiry. */
  born: string;
  sex: string;
  expires: string;
  personal: string;
}

export type SpecimenKind = "PASSPORT" | "TWO_LINES" | "THREE_LINES";

const fill = (text: string, width: number) => text.padEnd(width, "<").slice(0, width);
const checked = (text: string) => text + checkDigit(text);

/** The zone of a document that no state has issued, with its check digits. */
export function specimen(kind: SpecimenKind, person: Traveller): string[] {
  const number = checked(fill(person.number, 9));
  const born = checked(person.born);
  const expires = checked(person.expires);
  const names = `${person.surname}<<${person.given}`;
  const nationality = fill(person.nationality, 3);
  const state = fill(person.state, 3);
  if (kind === "THREE_LINES") {
    const optional = fill(person.personal, 15);
    const later = fill("", 11);
    const composite = checkDigit(number + optional + born + expires + later);
    const dates = `${born}${person.sex}${expires}${nationality}${later}${composite}`;
    return [`I<${state}${number}${optional}`, dates, fill(names, 30)];
  }
  const [code, width, personal] =
    kind === "PASSPORT" ? ["P<", 44, checked(fill(person.personal, 14))] : ["I<", 36, fill(person.personal, 7)];
  const composite = checkDigit(number + born + expires + personal);
  return [
    fill(`${code}${state}${names}`, width),
    `${number}${nationality}${born}${person.sex}${expires}${personal}${composite}`,
  ];
}
