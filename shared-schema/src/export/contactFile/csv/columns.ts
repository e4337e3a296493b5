import { type DateOrder, orderOfDays } from "../../../base/text/writtenDay.ts";
import { CONTACT_FIELDS } from "../person/filePerson.ts";
import type { NameOrder } from "../text/names.ts";
import { type HeadField, type HeadMeaning, meaningOf, plainHead } from "./heads.ts";

/** Columns of a CSV file that are looked at: address books write up to 90. */
export const MOST_CONTACT_COLUMNS = 120;
/** Rows in which the heads are looked for: LinkedIn writes some lines of notes first. */
export const MOST_HEAD_ROWS = 20;

/** The fields that a column may hold: those of a person, and the whole name in one. */
export const COLUMN_FIELDS = ["full_name", ...CONTACT_FIELDS] as const;
type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The column of a field, from 0; null where none holds it. */
type ContactColumns = Record<ColumnField, number | null>;

/** The columns of a postal address. */
export interface AddressColumns {
  address: number | null;
  line_2: number | null;
  postcode: number | null;
  city: number | null;
  address_country: number | null;
}

export interface ContactMapping {
  columns: ContactColumns;
  date_order: DateOrder;
  /** The row that names the columns, from 0; null where none does. */
  head_row: number | null;
  name_order: NameOrder;
  /** Columns that go with those of the fields, found by their heads alone. */
  also: {
    middle_name: number | null;
    nickname: number | null;
    /** Year, month and day of birth, each in a column. */
    birth: readonly [number, number, number] | null;
    line_2: number | null;
    emails: readonly number[];
    phones: readonly number[];
    addresses: readonly AddressColumns[];
  };
}

interface Head extends HeadMeaning {
  column: number;
}

/** Guesses which column holds what by the row that names them. A person looks at it before anything is imported. */
export function guessContactColumns(
  rows: readonly (readonly string[])[],
  head_row: number | null = findHeadRow(rows),
): ContactMapping {
  const heads = head_row === null ? [] : meaningsOf(rows[head_row] ?? []);
  const best = (field: HeadField) => ranked(heads, field)[0]?.column ?? null;
  const [main = null, ...addresses] = addressesOf(heads);
  const [email = null, ...emails] = ranked(heads, "email").map(({ column }) => column);
  const [main_phone = null, ...phones] = ranked(heads, "main_phone").map(({ column }) => column);
  const lastFirst = best("name_last_first");
  const columns: ContactColumns = {
    ...{ first_name: best("first_name"), last_name: best("last_name"), full_name: lastFirst ?? best("full_name") },
    ...{ email, main_phone, company_name: best("company_name"), capacity: best("capacity") },
    ...{ date_of_birth: best("date_of_birth"), address: main?.address ?? null, postcode: main?.postcode ?? null },
    ...{ city: main?.city ?? null, address_country: main?.address_country ?? null },
  };
  withOneName(columns, plainHead(rows[head_row ?? 0]?.[columns.first_name ?? 0] ?? ""));
  const [year, month, day] = [best("birth_year"), best("birth_month"), best("birth_day") ?? columns.date_of_birth];
  const birth = year !== null && month !== null && day !== null ? ([year, month, day] as const) : null;
  // «Geburtstag» is the day alone beside a year.
  if (birth) columns.date_of_birth = null;
  return {
    columns,
    date_order: orderOf(rows.slice(head_row === null ? 0 : head_row + 1), columns.date_of_birth),
    head_row,
    name_order: lastFirst === null ? "first-last" : "last-first",
    also: {
      ...{ middle_name: best("middle_name"), nickname: best("nickname"), birth, line_2: main?.line_2 ?? null },
      ...{ emails, phones, addresses },
    },
  };
}

/** The row that names most columns, of the first ones; null where none names any. */
export function findHeadRow(rows: readonly (readonly string[])[]): number | null {
  let [found, most]: [number | null, number] = [null, 0];
  for (const [index, row] of rows.slice(0, MOST_HEAD_ROWS).entries()) {
    const count = headScore(row);
    // A sentence above the table may have a word of a head in a cell.
    if (count > most && (index === 0 || count > 1)) [found, most] = [index, count];
  }
  return found;
}

/** How many fields the cells of a row name. */
export function headScore(row: readonly string[]): number {
  return new Set(meaningsOf(row).map(({ field, place, number }) => `${field} ${place} ${number}`)).size;
}

/** Yahoo names numbers by their place alone. */
const BARE_PHONES: ReadonlySet<string> = new Set([
  ...["home", "work", "other", "primary", "yahoo phone"],
  ...["domicile", "bureau", "autre", "principal", "telephone yahoo"],
  ...["privat", "arbeit", "sonstige", "hauptnummer", "yahoo telefon"],
  ...["casa", "lavoro", "altro", "principale", "telefono yahoo"],
  ...["trabajo", "otro"],
]);

function meaningsOf(row: readonly string[]): Head[] {
  const plain = row.slice(0, MOST_CONTACT_COLUMNS).map(plainHead);
  const isYahoo = (plain.includes("first") && plain.includes("last")) || plain.some((head) => head.includes("yahoo"));
  return plain.flatMap((head, column): Head[] => {
    if (isYahoo && BARE_PHONES.has(head)) return [{ field: "main_phone", place: "", number: 1, rank: 90, column }];
    const meaning = meaningOf(row[column] ?? "");
    return meaning ? [{ ...meaning, column }] : [];
  });
}

const PLACE_ORDER = ["", "work", "home", "other"] as const;

/** The columns of a field, the surest first. */
function ranked(heads: readonly Head[], field: HeadField): Head[] {
  return heads
    .filter((head) => head.field === field)
    .sort(
      (a, b) => a.number - b.number || a.rank - b.rank || PLACE_ORDER.indexOf(a.place) - PLACE_ORDER.indexOf(b.place),
    );
}

/** The postal addresses of a row, each with the columns of one place. */
function addressesOf(heads: readonly Head[]): AddressColumns[] {
  const sets = new Map<string, Head[]>();
  const parts: readonly HeadField[] = ["address", "address_line_2", "postcode", "city", "address_country"];
  for (const head of heads) {
    if (!parts.includes(head.field)) continue;
    const key = `${PLACE_ORDER.indexOf(head.place)} ${head.number}`;
    sets.set(key, [...(sets.get(key) ?? []), head]);
  }
  return [...sets]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, of]) => {
      const at = (field: HeadField) => ranked(of, field)[0]?.column ?? null;
      return {
        ...{ address: at("address"), line_2: at("address_line_2"), postcode: at("postcode"), city: at("city") },
        address_country: at("address_country"),
      };
    });
}

/** Heads that mean the first name beside a last name, and the whole name alone. */
const FIRST_OR_WHOLE: ReadonlySet<string> = new Set(["nome", "nombre"]);

/** «Nom» or «Name» is a family name beside a first name, and a whole name alone. */
function withOneName(columns: ContactColumns, firstHead: string): void {
  if (columns.first_name !== null && columns.last_name === null && FIRST_OR_WHOLE.has(firstHead)) {
    Object.assign(columns, { full_name: columns.full_name ?? columns.first_name, first_name: null });
  }
  const alone = columns.first_name === null ? columns.last_name : null;
  if (columns.first_name === null) Object.assign(columns, { full_name: columns.full_name ?? alone, last_name: null });
  else Object.assign(columns, { last_name: columns.last_name ?? columns.full_name, full_name: null });
}

function orderOf(rows: readonly (readonly string[])[], column: number | null): DateOrder {
  const days = column === null ? [] : rows.map((row) => row[column] ?? "").filter((day) => day.trim() !== "");
  // Days with the year in front are read in any order.
  const others = days.filter((day) => !/^\s*\d{4}\D/.test(day));
  return orderOfDays(others.length > 0 ? others : days);
}

/** Whether the columns that were chosen give something to call a person by. */
export function givesName({ columns }: ContactMapping): boolean {
  const { first_name, last_name, full_name, company_name, email, main_phone } = columns;
  return [first_name, last_name, full_name, company_name, email, main_phone].some((column) => column !== null);
}
