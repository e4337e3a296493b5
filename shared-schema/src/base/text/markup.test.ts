import fc from "fast-check";
import { expect, it } from "vitest";
import { registerRequest } from "../../api/account.ts";
import { decideCrewChange } from "../../crew/change.ts";
import { NO_CREW, withNewCrew } from "../../crew/schema.ts";
import { readPerson } from "../../export/contactFile/person/person.ts";
import { decideProfileChange, NOT_HELD } from "../../profile/change.ts";
import { newProfile } from "../../profile/schema.ts";
import { validate } from "../validation.ts";
import { markupIn, withoutMarkup } from "./markup.ts";

const TODAY = "2027-01-15";
const SCHEMES = ["http://", "HTTPS://", "ftp://", "www."];
const HONEST = [
  ...["Renée D’Arc-Łuć", "I <3 Boats", "Booking.com", "S.A.R.L. Azur / Nice", "A & B", "5 > 4", "Mr. O'Brien", "محمد"],
  ...["wwwater", "ann@example.org", "Ann: Captain", "< Ann >", "王小明"],
];

const word = fc.stringMatching(/^[a-zé]{1,8}$/);
const bad = fc
  .tuple(
    word,
    fc.oneof(
      word.map((tag) => `<${tag}>`),
      word.map((tag) => `</${tag}>`),
      word.map((tag) => `<${tag} href=x`),
      fc.tuple(fc.constantFrom(...SCHEMES), word).map(([scheme, host]) => `${scheme}${host}.test`),
    ),
  )
  .map(([before, found]) => ({ name: `${before} ${found}`, before, found }));

it("takes honest names", () => {
  for (const name of HONEST) {
    expect(markupIn(name), name).toBeNull();
    expect(withoutMarkup(name)).toBe(name);
  }
});

it("finds markup and addresses, and takes out no more", () => {
  fc.assert(
    fc.property(bad, ({ name, before, found }) => {
      expect(markupIn(name)).toBe(found);
      expect(withoutMarkup(name)).toBe(before);
    }),
  );
});

it("leaves nothing to find in what it has cleaned", () => {
  const piece = fc.constantFrom("<", ">", "b", "/", ":", "www.", "http", "://", " ", "!", "é", ".", "3");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(markupIn(withoutMarkup(pieces.join("")))).toBeNull();
    }),
    { numRuns: 500 },
  );
});

const made = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const master = { user_id: 1, profile_ids: new Set([1]), is_admin: false, may_create_agreements: true };
const aboard = { status: "DRAFT", parties: { "captains:1": { role: "captains", profile_id: 1, pos: "a0" } } } as const;
const part = "0190f3a0-0000-7000-8000-000000000001";
const profileWith =
  (field: "first_name" | "company_name" | "profile_name") => (name: string, former: string | null) => {
    const called = (each: string) =>
      newProfile({ ...made, user_id: 1, first_name: "Ana", last_name: "Ito", [field]: each });
    return decideProfileChange(former === null ? null : called(former), called(name), 1, NOT_HELD, TODAY);
  };

it.each([
  ["a person", profileWith("first_name")],
  ["a company", profileWith("company_name")],
  ["a profile", profileWith("profile_name")],
  [
    "a member of the crew",
    (name: string, former: string | null) => {
      const of = (family_name: string) => withNewCrew(NO_CREW, [[part, { family_name }]]);
      return decideCrewChange(former === null ? null : of(former), of(name), aboard, master, TODAY);
    },
  ],
])("refuses them in the new or changed name of %s, and leaves one that was there", (_, edit) => {
  fc.assert(
    fc.property(bad, ({ name, before, found }) => {
      for (const former of [null, "Former"]) {
        expect(edit(before, former).ok).toBe(true);
        expect(edit(name, former)).toMatchObject({
          ...{ ok: false, refusal: { code: "document.markup-in-name", params: { found } } },
        });
      }
      expect(edit(name, name).ok).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it("refuses them where an account is opened", () => {
  const account = { first_name: "<b>x</b> http://evil.test", last_name: "Ito", email: "ann@example.org" };
  expect(validate(registerRequest, { ...account, password: "long enough" })).toMatchObject({
    refusal: { fields: { first_name: [{ code: "markup-in-name", params: { found: "<b>" } }] } },
  });
});

it("imports names without them, and says which", () => {
  const written = { first_name: "Zoé <z@example.org>", last_name: "<b>Ito</b>", company_name: "http://evil.test" };
  expect(readPerson({ ...written, city: "<Nice>" }, {}, "DMY")).toMatchObject({
    value: {
      person: { first_name: "Zoé", last_name: "Ito", company_name: null, city: "<Nice>" },
      cleaned: ["first_name", "last_name", "company_name"],
    },
  });
});
