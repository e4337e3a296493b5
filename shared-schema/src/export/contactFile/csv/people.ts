import { done, type Result, refused } from "../../../base/result.ts";
import type { FileEntry } from "../entry.ts";
import { MOST_FILE_PEOPLE, tooManyPeople } from "../limits.ts";
import { CONTACT_FIELDS, type WrittenPerson } from "../person/filePerson.ts";
import type { WrittenFurther } from "../person/further.ts";
import { readPerson } from "../person/person.ts";
import { splitName } from "../text/names.ts";
import { type AddressColumns, type ContactMapping, givesName } from "./columns.ts";

/** The people of a table by its mapping; empty rows are left out. */
export function peopleOfRows(rows: readonly (readonly string[])[], mapping: ContactMapping): Result<FileEntry[]> {
  if (!givesName(mapping)) return refused("contacts.no-name-column");
  const entries = rows.flatMap((row, index) => {
    if (mapping.head_row !== null && index <= mapping.head_row) return [];
    const cells = new Cells(row);
    const { written, further } = { written: writtenIn(cells, mapping), further: furtherIn(cells, mapping) };
    const values = [...Object.values(written), ...Object.values(further).flat()];
    if (values.every((value) => value.trim() === "")) return [];
    return [{ place: index + 1, written, further, read: readPerson(written, further, mapping.date_order) }];
  });
  if (entries.length > MOST_FILE_PEOPLE) return tooManyPeople();
  return entries.length > 0 ? done(entries) : refused("contacts.empty");
}

class Cells {
  constructor(private readonly row: readonly string[]) {}

  at(column: number | null): string {
    return column === null ? "" : (this.row[column]?.trim() ?? "");
  }
}

function writtenIn(cells: Cells, mapping: ContactMapping): WrittenPerson {
  const { columns, also } = mapping;
  const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, cells.at(columns[field])]));
  return {
    ...fields,
    ...namesIn(cells, mapping),
    ...(also.birth && { date_of_birth: birthIn(cells, also.birth) }),
    ...placeIn(cells, addressesOf(mapping).find((each) => hasAny(cells, each)) ?? null),
  };
}

function namesIn(cells: Cells, { columns, also, name_order }: ContactMapping) {
  const given = [cells.at(columns.first_name), cells.at(also.middle_name)].filter(Boolean).join(" ");
  const names =
    columns.full_name === null
      ? { first_name: given, last_name: cells.at(columns.last_name) }
      : splitName(cells.at(columns.full_name), name_order);
  if (names.first_name || names.last_name || cells.at(columns.company_name)) return names;
  return splitName(cells.at(also.nickname));
}

/** Three columns as a date; without its year it is none, and is shown as what was left out. */
function birthIn(cells: Cells, [year, month, day]: readonly [number, number, number]): string {
  const parts = [cells.at(year), cells.at(month), cells.at(day)];
  return parts.every((part) => part === "" || /^0+$/.test(part)) ? "" : parts.map((part) => part || "?").join("-");
}

/** The chosen columns of an address first, then those of the other places. */
function addressesOf({ columns, also }: ContactMapping): AddressColumns[] {
  const { address, postcode, city, address_country } = columns;
  return [{ address, line_2: also.line_2, postcode, city, address_country }, ...also.addresses];
}

function hasAny(cells: Cells, { address, line_2, postcode, city }: AddressColumns): boolean {
  return [address, line_2, postcode, city].some((column) => cells.at(column) !== "");
}

function placeIn(cells: Cells, columns: AddressColumns | null): WrittenPerson {
  if (columns === null) return {};
  const address = [cells.at(columns.address), cells.at(columns.line_2)].filter(Boolean).join("\n");
  const [postcode, city] = [cells.at(columns.postcode), cells.at(columns.city)];
  return { address, postcode, city, address_country: cells.at(columns.address_country) };
}

function furtherIn(cells: Cells, mapping: ContactMapping): WrittenFurther {
  const { columns, also } = mapping;
  const without = (all: readonly number[], chosen: number | null) => all.filter((column) => column !== chosen);
  const others = addressesOf(mapping)
    .filter((each) => hasAny(cells, each))
    .slice(1);
  return {
    emails: without(also.emails, columns.email).map((column) => cells.at(column)),
    phones: without(also.phones, columns.main_phone).map((column) => cells.at(column)),
    addresses: others.map((each) => {
      const { address, postcode, city, address_country } = placeIn(cells, each);
      return [address, [postcode, city].filter(Boolean).join(" "), address_country].filter(Boolean).join(", ");
    }),
  };
}
