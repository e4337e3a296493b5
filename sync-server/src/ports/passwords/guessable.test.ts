import fc from "fast-check";
import { expect, it } from "vitest";
import { isGuessable } from "./guessable.ts";

const ZOE = { first_name: "Zoë", last_name: "Nowak", emails: ["zoe.nowak@harbour.example"] };

it.each([
  ...[
    "Passw0rd!",
    "password",
    "12345678",
    "qwertyuiop",
    "azertyuiop",
    "aaaaaaaa",
    "a1a1a1a1a1",
    "iloveyou1",
    "abcdefgh",
  ],
  ...["Zoe12345", "zoë2026", "nowak123", "zoe.nowak2026", "harbour1", "zoe.nowak@harbour.example"],
])("«%s» is easy to guess", async (password) => expect(await isGuessable(password, ZOE)).toBe(true));

it.each(["four red herons fly", "another boat 47", "k3X9vQ2p", "Ærøskøbing 1689"])("«%s» is not", async (password) =>
  expect(await isGuessable(password, ZOE)).toBe(false),
);

it("lets eight random characters be, and whatever is long is looked at in time", async () => {
  const letters = fc.string({ unit: fc.constantFrom(..."bcdfghjkmnpqrstvwxz3579"), minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(letters, async (password) => {
      fc.pre(new Set(password).size > 8);
      expect(await isGuessable(password, { emails: [] })).toBe(false);
    }),
    { numRuns: 30 },
  );
  expect(await isGuessable("p4ssw0rd".repeat(25), ZOE)).toBe(true);
});
