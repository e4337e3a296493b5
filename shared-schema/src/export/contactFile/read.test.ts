import fc from "fast-check";
import { expect, it } from "vitest";
import { type ContactMapping, guessContactColumns } from "./columns.ts";
import { peopleOfRows } from "./csv.ts";
import { MOST_FILE_PEOPLE } from "./limits.ts";
import { openContacts } from "./read.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (each) => each.charCodeAt(0)).buffer)]);

function table(bytes: Uint8Array, change: Partial<ContactMapping> = {}) {
  const opened = openContacts(bytes);
  if (!opened.ok || opened.value.kind !== "csv") throw new Error("No table.");
  const { rows, guess } = opened.value;
  const people = peopleOfRows(rows, { ...guess, ...change });
  if (!people.ok) throw new Error(people.refusal.code);
  return people.value.map(({ read }) => (read.ok ? read.value : read.refusal));
}

function cards(text: string | Uint8Array) {
  const opened = openContacts(typeof text === "string" ? utf8(text) : text);
  if (!opened.ok || opened.value.kind !== "vcard") throw new Error("No cards.");
  return opened.value.entries.map(({ read }) => (read.ok ? read.value : read.refusal));
}

it.each([
  ["UTF-8", utf8],
  ["UTF-16", utf16],
  ["Windows-1252", latin],
])("reads a French table with semicolons in %s", (_encoding, encode) => {
  const text =
    "Civilité;Nom;Prénom;Adresse de messagerie;Tél. mobile;Société;Date de naissance;Ville;Pays\r\n" +
    'Mme;Lefèvre;Zoé;zoe@example.org;06 12 34 56 78;"Mer ; Ciel";03/02/1980;Nîmes;Allemagne\r\n\r\n';
  expect(table(encode(text))).toMatchObject([
    {
      ...{ first_name: "Zoé", last_name: "Lefèvre", email: "zoe@example.org", main_phone: "06 12 34 56 78" },
      ...{ company_name: "Mer ; Ciel", date_of_birth: "1980-02-03", city: "Nîmes", address_country: "DE" },
    },
  ]);
});

it("knows the columns of Google and Outlook, and takes a whole name apart", () => {
  const google = [
    "First Name",
    "Last Name",
    "Organization Name",
    "E-mail 1 - Value",
    "Phone 1 - Value",
    "Address 1 - Country",
  ];
  expect(guessContactColumns([google]).columns).toMatchObject({
    ...{ first_name: 0, last_name: 1, company_name: 2, email: 3, main_phone: 4, address_country: 5, full_name: null },
  });
  const outlook = [
    "Title",
    "First Name",
    "Last Name",
    "Company",
    "Job Title",
    "Business Country/Region",
    "E-mail Address",
  ];
  expect(guessContactColumns([outlook]).columns).toMatchObject({ capacity: 4, address_country: 5, email: 6 });
  expect(table(utf8('Name,Email\nJean-Luc de la Tour,a@example.org\n"Other, Ann",b@example.org\n'))).toMatchObject([
    { first_name: "Jean-Luc de la", last_name: "Tour" },
    { first_name: "Ann", last_name: "Other" },
  ]);
});

it("says what is wrong with a row at its field, and reads the others", () => {
  const people = table(
    utf8("First name,Last name,Email,Date of birth,Country\nAnn,,no,31.02.1980,Atlantis\nBo,Other,,,\n"),
  );
  expect(people).toMatchObject([
    {
      fields: {
        last_name: [{ code: "required" }],
        email: [{ code: "no-email" }],
        date_of_birth: [{ code: "no-date" }],
        address_country: [{ code: "unknown-country" }],
      },
    },
    { first_name: "Bo", last_name: "Other" },
  ]);
});

it("reads the day in the order that was chosen, whatever was guessed", () => {
  const file = utf8("First name,Last name,Birthday\nAnn,Other,03/02/1980\n");
  expect(table(file)).toMatchObject([{ date_of_birth: "1980-02-03" }]);
  const mixed = utf8("First name,Last name,Birthday\nAnn,Other,1980-02-03\nBo,Other,3.2.1980\n");
  expect(table(mixed)).toMatchObject([{ date_of_birth: "1980-02-03" }, { date_of_birth: "1980-02-03" }]);
  expect(table(file, { date_order: "MDY" })).toMatchObject([{ date_of_birth: "1980-03-02" }]);
});

it("reads vCards 2.1 with quoted-printable, other encodings, folded lines and bare parameters", () => {
  const card = [
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Lef=E8vre;Zo=E9",
    "FN;CHARSET=UTF-8;QUOTED-PRINTABLE:Zo=C3=A9 Lef=",
    "=C3=A8vre",
    "TEL;HOME;VOICE:04 93 00 00 00",
    "TEL;CELL:06 12 34 56 78",
    "EMAIL;INTERNET;PREF:zoe@example.org",
    "ORG:Mer, Ciel et Cie;Vente",
    "ADR;WORK;ENCODING=QUOTED-PRINTABLE:;;1, rue de la Paix=0D=0A2e étage;Nice;;06300;France",
    "PHOTO;ENCODING=BASE64;JPEG:",
    " /9j/4AAQSkZJRgABAQAAAQABAAD",
    "",
    "BDAY:1980-02-03",
    "END:VCARD",
  ].join("\r\n");
  expect(cards(card)).toEqual([
    {
      ...{ first_name: "Zoé", last_name: "Lefèvre", email: "zoe@example.org", main_phone: "06 12 34 56 78" },
      ...{ company_name: "Mer, Ciel et Cie", capacity: null, date_of_birth: "1980-02-03" },
      ...{ address: "1, rue de la Paix\n2e étage", city: "Nice", postcode: "06300", address_country: "FR" },
    },
  ]);
});

it("reads vCards 3.0 and 4.0 of several programs, and prefers the values that a card prefers", () => {
  const apple = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Other;Ann;Maria;;",
    "FN:Ann Maria Other",
    "item1.EMAIL;type=INTERNET:second@example.org",
    "item2.EMAIL;type=INTERNET;type=pref:first@example.org",
    "item2.X-ABLabel:_$!<Other>!$_",
    "NOTE:A long line that is fol",
    " ded in two",
    "BDAY;X-APPLE-OMIT-YEAR=1604:--02-03",
    "END:VCARD",
  ];
  const modern = [
    "begin:vcard",
    "VERSION:4.0",
    "FN:Bo O'Neil",
    "TEL;VALUE=uri;TYPE=home:tel:+33-4-93-00-00-00",
    "TEL;VALUE=uri;PREF=1:tel:+33-6-12-34-56-78",
    "BDAY:19800203",
    "ADR:;;Old Street 1;Monaco;;98000;Monaco",
    "end:vcard",
  ];
  expect(cards([...apple, ...modern].join("\n"))).toMatchObject([
    { first_name: "Ann Maria", last_name: "Other", email: "first@example.org", date_of_birth: null },
    {
      ...{ first_name: "Bo", last_name: "O'Neil", main_phone: "+33-6-12-34-56-78" },
      ...{ date_of_birth: "1980-02-03", address: "Old Street 1", address_country: "MC" },
    },
  ]);
});

it("reads the good cards of a file with bad ones", () => {
  const text =
    "BEGIN:VCARD\nVERSION:3.0\nN:Other;Ann\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nEMAIL:a@example.org\nEND:VCARD\nBEGIN:VCARD\nN:Cut;Ca";
  const broken = [{ fields: { first_name: [{ code: "required" }] } }, { code: "contacts.card-cut" }];
  expect(cards(text)).toMatchObject([{ first_name: "Ann" }, ...broken]);
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
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => typeof code(bytes) === "string"));
  const line = fc.constantFrom(
    "BEGIN:VCARD",
    "END:VCARD",
    "VERSION:2.1",
    "N;=:;",
    "TEL;;:x",
    'ADR;A="b:c',
    "N:a;b",
    " x",
    "BDAY:x",
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => typeof code(utf8(["BEGIN:VCARD", ...lines].join("\n"))) === "string"),
  );
});
