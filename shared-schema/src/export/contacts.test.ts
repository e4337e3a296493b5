import fc from "fast-check";
import ICAL from "ical.js";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { placeholderAddress } from "../profile/placeholder.ts";
import { newProfile } from "../profile/schema.ts";
import { contactsCsv, contactsVcard } from "./contacts.ts";

const creation = { user_id: null, created_by: 1, created_at: "2027-01-15T09:00:00.000Z" };
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 90 })
  .map((value) => value.replace(/[\p{C}\s]+/gu, " "));
const person = fc
  .record({ first_name: text, last_name: text, address: text, company_name: text })
  .map((names) =>
    newProfile({ ...creation, ...names, date_of_birth: "1980-02-03", city: "Nice", address_country: "FR" }),
  );

it("writes vCards that another program reads as they were entered", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 3 }), (people) => {
      const parsed = ICAL.parse(contactsVcard(people));
      const cards = people.length === 1 ? [parsed] : parsed;
      cards.forEach((card: unknown[], index: number) => {
        const component = new ICAL.Component(card as unknown as string);
        const wanted = people[index];
        if (!wanted) throw new Error("A card too many.");
        expect(component.getFirstPropertyValue("n")).toEqual([wanted.last_name, wanted.first_name, "", "", ""]);
        expect(component.getFirstPropertyValue("org")).toEqual(wanted.company_name);
        expect(component.getFirstPropertyValue("adr")).toEqual(["", "", wanted.address, "Nice", "", "", "FR"]);
      });
    }),
    { numRuns: 50 },
  );
});

it("keeps lines within 75 octets", () => {
  const [long] = fc.sample(person, 1);
  if (!long) throw new Error("No sample.");
  const lines = contactsVcard([{ ...long, address: "Rue de l’Église ".repeat(20) }]).split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

it("writes a table of which no cell is run as a formula, without passports and placeholders", () => {
  const rows = contactsCsv([
    newProfile({
      ...{ ...creation, first_name: "=HYPERLINK(1)", last_name: "@SUM" },
      ...{ email: placeholderAddress("a"), main_phone: "+33 1", passport_num: "SECRET12", iban: "SECRET34" },
    }),
  ]);
  const { data } = Papa.parse<string[]>(rows.trim());
  expect(data[1]?.slice(0, 4)).toEqual(["'=HYPERLINK(1)", "'@SUM", "", "'+33 1"]);
  expect(rows).not.toContain("SECRET");
  expect(
    contactsVcard([newProfile({ ...creation, first_name: "A", last_name: "B", passport_num: "SECRET12" })]),
  ).not.toContain("SECRET");
});
