import fc from "fast-check";
import { expect, it } from "vitest";
import { peopleOfRows } from "./csv/people.ts";
import { DIALECTS, type Dialect } from "./dialects.test-support.ts";
import type { FilePerson } from "./person/filePerson.ts";
import { openContacts } from "./read.ts";

/** Letters of many scripts, and the signs that are special in one format or another. */
const SIGNS = [..."abcXYZ éèàçñüößÉŒœčžłЖдиαβ王明דמل0123456789 .,;:'\"()/&-+@#%_"];
const LATIN = SIGNS.filter((sign) => sign.charCodeAt(0) < 256);

function textOf(signs: readonly string[]) {
  // Beginnings like those of a formula are guarded by our own export alone.
  return fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 30 })
    .map((some) =>
      some
        .join("")
        .replace(/ +/g, " ")
        // A name is read without the address of a page.
        .replace(/:\/{2,}/g, ":/")
        .trim()
        .replace(/^['=+\-@ ]+|['@]+$/g, ""),
    )
    .map((text) => text.trim());
}

/** Both names, one of them, or a company alone. */
function namesOf(person: FilePerson, company: fc.Arbitrary<string>): fc.Arbitrary<FilePerson> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(person) },
    fc.constant({ ...person, first_name: "" }),
    fc.constant({ ...person, last_name: "" }),
    company.map((company_name) => ({ ...person, first_name: "", last_name: "", company_name })),
  );
}

function personOf({ isLatin = false, lacks = [] }: Dialect): fc.Arbitrary<FilePerson> {
  const text = textOf(isLatin ? LATIN : SIGNS);
  const word = text.map((value) => value || "Ann");
  const maybe = text.map((value) => value || null);
  const lines = fc.array(word, { maxLength: 2 }).map((some) => some.join("\n") || null);
  const phone = fc.option(fc.constantFrom("+33 6 12 34 56 78", "06.12.34.56.78", "(0)4 93"), { nil: null });
  return fc
    .record({
      ...{ first_name: word, last_name: word, main_phone: phone, company_name: maybe, capacity: maybe, address: lines },
      ...{ city: maybe, postcode: maybe.map((value) => value?.toUpperCase() || null) },
      email: fc.option(fc.constantFrom("ann@example.org", "o'neil+sea@example.org"), { nil: null }),
      date_of_birth: fc.option(fc.constantFrom("1980-02-03", "1949-12-31"), { nil: null }),
      address_country: fc.option(fc.constantFrom("FR", "MC", "GB"), { nil: null }),
    })
    .chain((person) => namesOf(person, word))
    .map((person) => ({ ...person, ...Object.fromEntries(lacks.map((field) => [field, null])) }));
}

function readBack(bytes: Uint8Array) {
  const opened = openContacts(bytes);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { value } = opened;
  const entries =
    value.kind === "vcard" ? { ok: true as const, value: value.entries } : peopleOfRows(value.rows, value.guess);
  if (!entries.ok) throw new Error(entries.refusal.code);
  return entries.value.map(({ read }) => (read.ok ? read.value.person : read.refusal));
}

it.each(DIALECTS.map((dialect) => [dialect.name, dialect] as const))(
  "any contacts written by %s come back",
  (_, dialect) => {
    fc.assert(
      fc.property(fc.array(personOf(dialect), { minLength: 1, maxLength: 4 }), (people) => {
        expect(readBack(dialect.write(people))).toEqual(people);
      }),
      { numRuns: 60 },
    );
  },
);
