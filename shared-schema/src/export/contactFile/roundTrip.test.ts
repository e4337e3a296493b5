import fc from "fast-check";
import { expect, it } from "vitest";
import { newProfile, type ProfileBody } from "../../profile/schema.ts";
import { contactsCsv, contactsVcard } from "../contacts.ts";
import { peopleOfRows } from "./csv/people.ts";
import { CONTACT_FIELDS } from "./person/filePerson.ts";
import { openContacts } from "./read.ts";

const creation = { user_id: null, created_by: 1, created_at: "2027-01-15T09:00:00.000Z" };
const bare = (value: string) => value.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800\s]+/gu, " ").trim();
const text = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.stringMatching(/^['=+@;,\\" -]{1,4}[a-z]{1,4}$/))
  .map(bare);
/** At most 20 UTF-16 units, none of them half a character. */
const inRoom = (value: string) => [...value].slice(0, 10).join("");
/** The parts that a name loses when it is read: see `base/text/markup`. */
const plain = (value: string) => bare(value.replaceAll("<", " "));
const word = text.map(plain).filter((value) => value !== "");
const maybe = text.map((value) => value || null);
/** Three colons and some semicolons part several numbers. */
const phone = maybe.map((value) => value?.replace(/[:;]/g, "").trim() || null);
const person = fc
  .record({
    ...{
      first_name: word,
      last_name: word,
      main_phone: phone,
      company_name: maybe.map((value) => plain(value ?? "") || null),
      capacity: maybe,
      address: maybe,
    },
    ...{ city: maybe, postcode: maybe.map((value) => (value ? inRoom(value.toUpperCase()).trim() || null : null)) },
    email: fc.option(fc.constantFrom("ann@example.org", "o'neil+sea@example.org"), { nil: null }),
    date_of_birth: fc.option(fc.constantFrom("1980-02-03", "1949-12-31"), { nil: null }),
    address_country: fc.option(fc.constantFrom("FR", "MC", "GB"), { nil: null }),
  })
  .map((fields) => newProfile({ ...creation, ...fields }));

const kept = (people: readonly ProfileBody[]) =>
  people.map((each) => Object.fromEntries(CONTACT_FIELDS.map((field) => [field, each[field]])));

function imported(file: string) {
  const opened = openContacts(new TextEncoder().encode(file));
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { value } = opened;
  const entries =
    value.kind === "vcard" ? { ok: true as const, value: value.entries } : peopleOfRows(value.rows, value.guess);
  if (!entries.ok) throw new Error(entries.refusal.code);
  return entries.value.map(({ read }) => (read.ok ? read.value.person : read.refusal));
}

it("reads the people that the export has written, from either format", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 4 }), (people) => {
      expect(imported(contactsCsv(people))).toEqual(kept(people));
      expect(imported(contactsVcard(people))).toEqual(kept(people));
    }),
    { numRuns: 200 },
  );
});

it("keeps backslashes and semicolons at the end of a name", () => {
  const people = ["a\\", "\\;", "a;\\", "\\\\;", "a\\;b", "a;"].map((first_name) =>
    newProfile({ ...creation, first_name, last_name: `${first_name} Other\\`, company_name: `${first_name} SARL\\` }),
  );
  expect(imported(contactsVcard(people))).toEqual(kept(people));
  expect(imported(contactsCsv(people))).toEqual(kept(people));
});

it("takes off the apostrophe that guards against formulas, and no other", () => {
  const people = ["=1+1", "'=1+1", "'quoted'", "+33 4 93 00 00 00"].map((main_phone) =>
    newProfile({ ...creation, first_name: "Ann", last_name: "Other", main_phone }),
  );
  expect(contactsCsv(people)).toContain("'=1+1");
  expect(imported(contactsCsv(people))).toEqual(kept(people));
});
