import type { Bilingual } from "../base/language.ts";
import {
  AGREEMENT_FIELDS,
  CONTRACT_TYPE_LABELS,
  GREEK_CERTIFICATE_LABELS,
  LANGUAGE_LABELS,
} from "../labels/agreement.ts";
import { CALL_LABELS } from "../labels/calls.ts";
import { TRIP_LABELS } from "../labels/route.ts";
import { fieldLabel, inSentence, placeInList, termLabel } from "../labels/terms.ts";
import { YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "../labels/yacht.ts";
import type { RateStep } from "./facts.ts";
import { country } from "./format.ts";
import type { TermValue } from "./terms.ts";

/** The notation of a reader: the contract writes both languages, a screen its own. */
export interface TermNotation {
  /** Stands for a value that is not known. */
  blank: string;
  words(value: Bilingual): string;
  /** One field of a part, with its label. */
  field(label: Bilingual, value: string): string;
  number(value: number, decimals: number): string;
  /** @param degrees latitude or longitude */
  coordinate(degrees: number): string;
  /** @param decimals where they are not those of the currency: the price of a litre */
  money(value: number, decimals?: number): string;
  /** @param value a fraction of 1 */
  share(value: number): string;
  /** @param value an ISO 8601 instant */
  instant(value: string): string;
  /** @param value an ISO 8601 date */
  day(value: string): string;
}

const INSTANT = /_date$|_at$|^positioning_/;
const DAY = /^date_|^valid_from$/;
const COUNTRY = /^(flag|country)$|_country$/;
const SHARE = /(^|_)(ratio|rate|weight|share)$/;
const MONEY = /price|amount|^net_total$/;
/** As the contract prints the price of a litre. */
const LITRE_DECIMALS = 4;
const COORDINATE = /^(latitude|longitude)$/;
const YES: Bilingual = { fr: "oui", en: "yes" };
const NO: Bilingual = { fr: "non", en: "no" };

/** The kind of a step of the rate's explanation. */
export const STEP_LABELS: Readonly<Record<RateStep["kind"], Bilingual>> = {
  ROW: { fr: "Règle", en: "Rule" },
  SHARE: { fr: "Part taxée", en: "Share taxed" },
  ANSWER: { fr: "Réponse des parties", en: "Answer of the parties" },
  ENTERED: { fr: "Taux saisi", en: "Entered rate" },
};

/** Labels of the codes that a field takes, by its key. */
const CODES: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  contract_type: CONTRACT_TYPE_LABELS,
  language: LANGUAGE_LABELS,
  call_type: CALL_LABELS,
  kind: { ...TRIP_LABELS, ...STEP_LABELS },
  type: YACHT_TYPE_LABELS,
  status: YACHT_STATUS_LABELS,
  greek_certificate: GREEK_CERTIFICATE_LABELS,
  question: AGREEMENT_FIELDS,
  answer: GREEK_CERTIFICATE_LABELS,
};

/**
 * Writes a term's value: labels for codes, percentages for rates, names for countries. A part takes one line for each of its
 * fields, without those that are empty.
 * @param path as the comparison gives it
 */
export function writeTerm(notation: TermNotation, path: string, value: TermValue): string {
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (value === null) return notation.blank;
  if (typeof value === "boolean") return notation.words(value ? YES : NO);
  if (typeof value === "number") return writeNumber(notation, key, value);
  if (typeof value === "string") return writeString(notation, key, value);
  const filled = Object.entries(value).filter(([, item]) => item !== null && item !== false);
  if (filled.length === 0) return notation.blank;
  const lines = filled.map(([name, item]) => {
    const text = writeTerm(notation, `${path}.${name}`, item);
    return Array.isArray(value) ? text : notation.field(labelIn(path, name), text);
  });
  return lines.join("\n");
}

/** The label of a field within its part. */
function labelIn(path: string, key: string): Bilingual {
  const { list } = placeInList(path);
  if (list === null) return termLabel(`${path}.${key}`);
  const { fr, en } = fieldLabel(list, key);
  return { fr: inSentence(fr), en: inSentence(en) };
}

function writeNumber(notation: TermNotation, key: string, value: number): string {
  if (SHARE.test(key)) return notation.share(value);
  if (key === "price_per_litre") return notation.money(value, LITRE_DECIMALS);
  if (MONEY.test(key)) return notation.money(value);
  if (COORDINATE.test(key)) return notation.coordinate(value);
  const [, decimals = ""] = String(value).split(".");
  return notation.number(value, decimals.length);
}

function writeString(notation: TermNotation, key: string, value: string): string {
  if (INSTANT.test(key)) return notation.instant(value);
  if (DAY.test(key)) return notation.day(value);
  if (key === "term") return notation.words(termLabel(value));
  const label = COUNTRY.test(key) ? country(value) : CODES[key]?.[value];
  return label ? notation.words(label) : value;
}
