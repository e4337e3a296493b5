import { type ParseResult, parse } from "mrz";
import type { LinkField, LinkParticulars } from "../form.ts";
import { bornOn, expiresOn } from "./dates.ts";
import { ISSUER, isFormerFrenchCard, LAYOUTS, type Layout, textOf } from "./layouts.ts";
import { atItsPlace, withTwins } from "./lookAlikes.ts";
import { namesOf, type ZoneNames } from "./names.ts";
import { shapesOf } from "./shapes.ts";
import { countryOf } from "./states.ts";
import { zoneLines } from "./text.ts";

/** A zone whose check digits hold. */
export interface MrzRead {
  kind: "READ";
  particulars: LinkParticulars;
  /** The two dates of birth between which the two digits of the year do not decide; the field is then left out. */
  born: readonly [string, string] | null;
  /** Fields whose code names no country, as for a refugee, with that code. */
  noCountry: readonly { field: "nationality" | "passport_country"; code: string }[];
  /** Fields with signs that were taken for their twins and that should be compared with the document. */
  mended: readonly LinkField[];
}

/** The lines of a machine-readable zone as they were read. */
export type MrzReading =
  | MrzRead
  /** The lines have the form of a travel document, and these of its fields fail their check digit or form. */
  | { kind: "WRONG"; fields: string[] }
  /** They are no lines of a travel document. */
  | { kind: "NONE" };

/** Past this many ways to put fillers back, the lines are none of a document. */
const MOST_SHAPES = 2_000;

/**
 * Reads the two or three lines at the foot of a passport or an identity card. Spaces, lower case, missing fillers, other signs for them
 * and letters that look like digits are put right, as far as the check digits prove it: where two readings hold, none is taken.
 * @param today decides the century of a birth and of an expiry, `YYYY-MM-DD`
 */
export function readMrz(typed: string, today: string): MrzReading {
  const pieces = zoneLines(typed);
  if (isFormerFrenchCard(pieces)) return judged(pieces, null, today);
  let wrong: MrzReading = { kind: "NONE" };
  for (const layout of LAYOUTS) {
    for (const inNumber of [false, true]) {
      const shapes = shapesOf(pieces, layout, inNumber).slice(0, MOST_SHAPES);
      const mended = shapes.map((lines) => atItsPlace(lines, layout));
      const plain = onlyOne(mended.map((lines) => judged(lines, layout, today)));
      if (plain !== null) return plain;
      const [first] = mended;
      if (first === undefined) continue;
      const twins = mended.flatMap((lines) => withTwins(lines, layout));
      const guessed = onlyOne(twins.map((each) => judged(each, layout, today)));
      if (guessed !== null) return compared(guessed, first, layout);
      if (wrong.kind === "NONE" && isNearlyWhole(pieces)) wrong = judged(first, layout, today);
    }
  }
  return wrong;
}

/** The one reading that holds; null where there are none or several that tell different things. */
function onlyOne(readings: readonly MrzReading[]): MrzRead | null {
  const read = readings.filter((each) => each.kind === "READ");
  const [first] = read;
  const told = (each: MrzRead) => JSON.stringify([each.particulars, each.born]);
  return first && read.every((each) => told(each) === told(first)) ? first : null;
}

/** Says where the number is another than the one that was typed. */
function compared(read: MrzRead, typed: readonly string[], layout: Layout): MrzRead {
  const number = textOf(typed, layout.number).replaceAll("<", "");
  return number === read.particulars.passport_num ? read : { ...read, mended: [...read.mended, "passport_num"] };
}

/** Lines that are shorter are still being typed, or something else. */
function isNearlyWhole(pieces: readonly string[]): boolean {
  return pieces.join("").length >= 60;
}

function judged(lines: readonly string[], layout: Layout | null, today: string): MrzReading {
  const result = parsed(lines, layout === null);
  if (result === null) return { kind: "NONE" };
  const names = layout && namesOf(textOf(lines, layout.names));
  const unread: readonly (string | null)[] = [null, "issuingState", "nationality", ...(names?.last ? OWN_NAMES : [])];
  const wrong = result.details.flatMap(({ field, valid }) => (valid || unread.includes(field) ? [] : [String(field)]));
  if (wrong.length > 0) return { kind: "WRONG", fields: [...new Set(wrong)] };
  const { fields } = result;
  const codes = {
    nationality: layout ? textOf(lines, layout.nationality) : "",
    passport_country: textOf(lines, ISSUER),
  };
  return readOf(result, names ?? namesOf(`${fields.lastName}<<${fields.firstName}`.replaceAll(" ", "<")), codes, today);
}

/** Codes that no state has are left to be chosen by hand, and the names are read here: a surname alone has no second part. */
const OWN_NAMES = ["firstName", "lastName"];

function parsed(lines: readonly string[], autocorrect: boolean): ParseResult | null {
  try {
    return parse(lines, { autocorrect });
  } catch {
    return null;
  }
}

type Codes = Readonly<Record<"nationality" | "passport_country", string>>;

function readOf({ fields, documentNumber }: ParseResult, names: ZoneNames, codes: Codes, today: string): MrzRead {
  const born = bornOn(fields.birthDate ?? "", today);
  const found: Partial<Record<LinkField, string | null>> = {
    first_name: names.first,
    last_name: names.last,
    date_of_birth: born?.kind === "KNOWN" ? born.date : null,
    nationality: countryOf(codes.nationality),
    gender: fields.sex === "female" ? "F" : fields.sex === "male" ? "M" : fields.sex === "nonspecified" ? "X" : null,
    passport_num: documentNumber ?? fields.documentNumber ?? null,
    passport_country: countryOf(codes.passport_country),
    passport_expiration: expiresOn(fields.expirationDate ?? "", today),
  };
  return {
    kind: "READ",
    particulars: Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null && value !== "")),
    born: born?.kind === "EITHER" ? born.dates : null,
    noCountry: (["nationality", "passport_country"] as const)
      .map((field) => ({ field, code: codes[field].replaceAll("<", "") }))
      .filter(({ field, code }) => found[field] === null && code !== ""),
    mended: names.isMended ? ["first_name", "last_name"] : [],
  };
}
