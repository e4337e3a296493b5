import { expect, it } from "vitest";
import { registerRequest } from "../../api/account.ts";
import { contactCreate } from "../../api/contact.ts";
import { profileCreate } from "../../api/profile.ts";
import { crewMember } from "../../crew/schema.ts";
import { linkParticulars } from "../../guest/form.ts";
import { validate } from "../validation.ts";
import { nameOrEmpty, personAddress, personCode, personLine, personName } from "./personal.ts";

const BROKEN = " A\r\nX:\u0085y\u2028 e\tvil ";

it("keeps a text about a person on its line", () => {
  expect(personName.parse(BROKEN)).toBe("A X: y e vil");
  expect(nameOrEmpty.parse(BROKEN)).toBe("A X: y e vil");
  expect(personCode.parse("ab\t12")).toBe("AB 12");
  expect(personAddress.parse("1,\t\r\nQuai")).toBe("1, \nQuai");
  expect(personLine.parse("1,\nQuai ")).toBe("1, Quai ");
});

it("takes no name that is blank, or has a character that cannot be seen", () => {
  for (const name of ["\u202e", "\r\n", " \u2067\u0000 ", "A\u200b", "A\u0007"]) {
    expect(personName.safeParse(name).success).toBe(false);
  }
});

it("takes names of every script, with their joiners", () => {
  const names = [
    "Zoë Žižka",
    "王小明",
    "محمد",
    "می\u200cخواهم",
    "क्\u200dष",
    "אבג",
    "O’Brien-Łuć",
    "👩\u200d✈️",
    "สมชาย",
  ];
  for (const name of names) expect(personName.parse(name)).toBe(name);
});

it("is asked wherever a person's name is entered", () => {
  const account = { email: "ann@example.org", password: "long enough" };
  const name = { first_name: "A\nB", last_name: "C" };
  for (const [schema, more] of [
    [registerRequest, account],
    [contactCreate, { email: "ann@example.org" }],
    [profileCreate, {}],
  ] as const) {
    expect(schema.parse({ ...name, ...more })).toMatchObject({ first_name: "A B", last_name: "C" });
    expect(schema.safeParse({ ...name, ...more, last_name: "C\u202eD" }).success).toBe(false);
  }
  const refused = validate(registerRequest, { ...name, ...account, last_name: "C\u202eD" });
  const found = { code: "invisible-character", params: { character: "U+202E", shown: "C▯D" } };
  expect(refused).toMatchObject({ refusal: { fields: { last_name: [found] } } });
  expect(linkParticulars.parse({ ...name, passport_num: "a\t1" })).toEqual({
    first_name: "A B",
    last_name: "C",
    passport_num: "A 1",
  });
  const { family_name, given_names, rank } = crewMember.shape;
  for (const field of [family_name, given_names, rank]) expect(field.parse(name.first_name)).toBe("A B");
});
