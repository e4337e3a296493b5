import { expect, it } from "vitest";
import { registerRequest } from "../../api/account.ts";
import { contactCreate } from "../../api/contact.ts";
import { profileCreate } from "../../api/profile.ts";
import { crewMember } from "../../crew/schema.ts";
import { linkParticulars } from "../../guest/form.ts";
import { nameOrEmpty, personAddress, personCode, personLine, personName } from "./personal.ts";

const HOSTILE = " A\r\nX:\u0000\u0085y\u2028 \u202eev\u2066il\u202c\u2069 ";

it("keeps a text about a person on its line, and in its own order", () => {
  expect(personName.parse(HOSTILE)).toBe("A X: y evil");
  expect(nameOrEmpty.parse(HOSTILE)).toBe("A X: y evil");
  expect(personCode.parse("ab\t1\u202e2")).toBe("AB 12");
  expect(personAddress.parse("1,\u202e\t\r\nQuai\u0000")).toBe("1, \nQuai ");
  expect(personLine.parse("1,\n\u202eQuai ")).toBe("1, Quai ");
});

it("takes no name that is made of such characters alone", () => {
  for (const name of ["\u202e", "\r\n", " \u2067\u0000 "]) expect(personName.safeParse(name).success).toBe(false);
});

it("takes names of every script, with their joiners and marks of direction", () => {
  const names = [
    "Zoë Žižka",
    "王小明",
    "محمد",
    "می\u200cخواهم",
    "क्\u200dष",
    "אבג\u200f",
    "O’Brien-Łuć",
    "👩\u200d✈️",
    "สมชาย",
  ];
  for (const name of names) expect(personName.parse(name)).toBe(name);
});

it("is asked wherever a person's name is entered", () => {
  const named = { first_name: "A\u202e\nB", last_name: "C\u0000D" };
  const clean = { first_name: "A B", last_name: "C D" };
  const account = { email: "ann@example.org", password: "long enough" };
  expect(registerRequest.parse({ ...named, ...account })).toMatchObject(clean);
  expect(contactCreate.parse({ ...named, email: "ann@example.org" })).toMatchObject(clean);
  expect(profileCreate.parse({ ...named, company_name: "E\u202eF" })).toMatchObject({ ...clean, company_name: "EF" });
  expect(linkParticulars.parse({ ...named, passport_num: "1\u202e2" })).toEqual({ ...clean, passport_num: "12" });
  const { family_name, given_names, rank } = crewMember.shape;
  for (const field of [family_name, given_names, rank]) expect(field.parse(named.first_name)).toBe("A B");
});
