import fc from "fast-check";
import { expect, it } from "vitest";
import { decideProfileChange, NOT_HELD } from "../../profile/change.ts";
import { newProfile } from "../../profile/schema.ts";
import type { ReadingChoice } from "./choice.ts";
import { type ContactMapping, guessContactColumns } from "./csv/columns.ts";
import { peopleOfRows } from "./csv/people.ts";
import { MOST_FILE_PEOPLE } from "./limits.ts";
import { openContacts } from "./read.ts";
import { bytesOfLatin1 } from "./text/encodings.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

function table(bytes: Uint8Array, change: Partial<ContactMapping> = {}, choice: Partial<ReadingChoice> = {}) {
  const opened = openContacts(bytes, { encoding: null, delimiter: null, ...choice });
  if (!opened.ok || opened.value.kind !== "csv") throw new Error("No table.");
  const { rows, guess } = opened.value;
  const people = peopleOfRows(rows, { ...guess, ...change });
  if (!people.ok) throw new Error(people.refusal.code);
  return people.value.map(({ read }) => (read.ok ? read.value.person : read.refusal));
}

it("says which fields of a row are left out and why, and reads the person all the same", () => {
  const opened = openContacts(
    utf8("First name,Last name,Email,Date of birth,Country\nAnn,Other,no,31.02.1980,Atlantis\n"),
  );
  if (!opened.ok || opened.value.kind !== "csv") throw new Error("No table.");
  const people = peopleOfRows(opened.value.rows, opened.value.guess);
  expect(people).toMatchObject({
    ok: true,
    value: [
      {
        read: {
          value: {
            person: { first_name: "Ann", email: null, date_of_birth: null, address_country: null },
            left: {
              email: [{ code: "no-email" }],
              date_of_birth: [{ code: "no-date" }],
              address_country: [{ code: "unknown-country" }],
            },
          },
        },
      },
    ],
  });
});

it("refuses a row alone that holds nothing to call a person by", () => {
  expect(table(utf8("First name,Last name,City\n,,Nice\nAnn,Other,Nice\n"))).toMatchObject([
    { fields: { last_name: [{ code: "required" }] } },
    { first_name: "Ann" },
  ]);
});

it.each([
  ["info@example.org", "https://wa.me/33612345678", "info@example.org"],
  ["www.info@example.org", "+33 6", "+33 6"],
  ["", "https://wa.me/33612345678", "wa.me/33612345678"],
  ["www.info@example.org", "https://wa.me/33612345678", "info@example.org"],
])("calls someone without a name by an address or a number that a name may hold: «%s», «%s»", (email, phone, name) => {
  const [person] = table(utf8(`First name,Last name,Email,Phone\n,,${email},${phone}\nAnn,Other,,\n`));
  expect(person).toMatchObject({ last_name: name, main_phone: phone });
  const names = { first_name: "", last_name: "" };
  const maker = { user_id: null, created_by: 1, created_at: "2027-01-15T00:00:00.000Z" };
  const body = { ...newProfile({ ...names, ...maker }), ...person };
  expect(decideProfileChange(null, body, 1, NOT_HELD, "2027-01-15")).toMatchObject({ ok: true });
});

it("shortens a name that is longer than any, and does not lose the person", () => {
  const [person] = table(utf8(`First name,Last name\n${"x".repeat(5_000)},Other\n`));
  expect(person).toMatchObject({ first_name: "x".repeat(60), last_name: "Other" });
});

it("reads the day in the order that was chosen, whatever was guessed", () => {
  const file = utf8("First name,Last name,Birthday\nAnn,Other,03/02/1980\n");
  expect(table(file)).toMatchObject([{ date_of_birth: "1980-02-03" }]);
  const mixed = utf8("First name,Last name,Birthday\nAnn,Other,1980-02-03\nBo,Other,3.2.1980\n");
  expect(table(mixed)).toMatchObject([{ date_of_birth: "1980-02-03" }, { date_of_birth: "1980-02-03" }]);
  expect(table(file, { date_order: "MDY" })).toMatchObject([{ date_of_birth: "1980-03-02" }]);
});

it("takes the head row, the delimiter and the encoding that were chosen in place of those that it finds", () => {
  const rows = [
    ["First name", "Last name"],
    ["Given name", "Family name"],
    ["Ann", "Other"],
  ];
  expect(guessContactColumns(rows, 1).columns).toMatchObject({ first_name: 0, last_name: 1 });
  const people = peopleOfRows(rows, guessContactColumns(rows, 1));
  expect(people).toMatchObject({ value: [{ place: 3, read: { value: { person: { first_name: "Ann" } } } }] });
  const doubtful = utf8("Ann;Other,y\nBo;Other,z\n");
  const columns = { ...guessContactColumns([]).columns, first_name: 0, last_name: 1 };
  expect(table(doubtful, { columns }, { delimiter: ";" })).toMatchObject([
    { first_name: "Ann", last_name: "Other,y" },
    { first_name: "Bo", last_name: "Other,z" },
  ]);
  const bytes = bytesOfLatin1("First name;Last name\nJ\xfcrgen;M\xfcller\n");
  expect(table(bytes)).toMatchObject([{ first_name: "Jürgen" }]);
  expect(table(bytes, {}, { encoding: "windows-1251" })).toMatchObject([{ first_name: "Jьrgen" }]);
});

it("follows the columns that someone chooses, and keeps the others beside them", () => {
  const file = utf8("First name,Last name,Email,Work phone,Mobile\nAnn,Other,a@example.org,+33 4,+33 6\n");
  expect(table(file)).toMatchObject([{ main_phone: "+33 6" }]);
  const opened = openContacts(file);
  if (!opened.ok || opened.value.kind !== "csv") throw new Error("No table.");
  const { rows, guess } = opened.value;
  const people = peopleOfRows(rows, { ...guess, columns: { ...guess.columns, main_phone: 3 } });
  expect(people).toMatchObject({ value: [{ read: { value: { person: { main_phone: "+33 4" } } } }] });
});

it("refuses what is no list of contacts in words, and never throws", () => {
  const code = (bytes: Uint8Array) => {
    const opened = openContacts(bytes);
    return opened.ok ? opened.value.kind : opened.refusal.code;
  };
  expect(code(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBe("contacts.no-text");
  expect(code(utf8(""))).toBe("contacts.empty");
  expect(openContacts(utf8('First name,Last name\nAnn,Other\n"Bob,Cut\nCy,Rest\n'))).toMatchObject({
    refusal: { code: "contacts.open-quote", params: { row: 3 } },
  });
  expect(code(utf8(`First name,Last name\n${"Ann,Other\n".repeat(MOST_FILE_PEOPLE + 1)}`))).toBe("contacts.too-many");
  expect(code(utf8("BEGIN:VCARD\nN:a;b\nEND:VCARD\n".repeat(MOST_FILE_PEOPLE + 1)))).toBe("contacts.too-many");
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => typeof code(bytes) === "string"));
  const line = fc.constantFrom(
    ...["BEGIN:VCARD", "END:VCARD", "VERSION:2.1", "N;=:;", "TEL;;:x", 'ADR;A="b:c', "N:a;b", " x", "BDAY:x"],
    ...["AGENT:", "N;QUOTED-PRINTABLE:=D0=", " =82", "END:VCARDBEGIN:VCARD", "N;CHARSET=x;ENCODING=B:%%"],
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => typeof code(utf8(["BEGIN:VCARD", ...lines].join("\n"))) === "string"),
  );
});

it.each([
  [
    "a parameter that repeats its encoding for megabytes",
    `BEGIN:VCARD\nN;${"QUOTED-PRINTABLE;".repeat(200_000)}\nEND:VCARD\n`,
  ],
  ["quotation marks without an end", `BEGIN:VCARD\nN;A="${'";"'.repeat(500_000)}\nEND:VCARD\n`],
  ["cards within cards", "BEGIN:VCARD\nAGENT:\n".repeat(9_000)],
  ["a card with more lines than any", `BEGIN:VCARD\nN:a;b\n${"TEL:1;2\n".repeat(300_000)}END:VCARD\n`],
  ["one row of commas", `First name,Last name\n${",".repeat(2_000_000)}\n`],
  ["a name of megabytes", `First name,Last name\n${"x ".repeat(2_000_000)},Other\n`],
  ["soft breaks without an end", `BEGIN:VCARD\nN;QUOTED-PRINTABLE:a=\n${" =41=\n".repeat(300_000)}`],
])("ends in a reasonable time with %s", { timeout: 60_000 }, (_, text) => {
  const opened = openContacts(utf8(text));
  if (opened.ok && opened.value.kind === "csv") peopleOfRows(opened.value.rows, opened.value.guess);
  expect(typeof opened.ok).toBe("boolean");
});
