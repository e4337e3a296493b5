import fc from "fast-check";
import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { withoutMentions } from "./mentions.ts";
import { gathering } from "./person.ts";

const profile = newProfile({
  ...{ user_id: null, created_by: 1, created_at: "2026-01-01T00:00:00.000Z" },
  ...{ first_name: "Jean", last_name: "Martin", email: "jm@example.org", passport_num: "2026" },
});
const gathered = () => {
  const person = gathering(new Set(["7"]));
  person.own(profile);
  return person;
};
const jean = gathered().person();

it.each([
  ["Dear Jean Martin, welcome.", "Dear —, welcome."],
  ["Signed: Jean Martin.", "Signed: —."],
  ["Jean Martin <JM@example.org>", "— <—>"],
])("erases whole names and addresses: %s", (text, erased) => {
  expect(withoutMentions(text, jean)).toBe(erased);
});

it.each([
  "Jean Martinez",
  "Anne-Jean Martin",
  "Jean Martin-Dupont",
  "2026-01-15T09:00:00.000Z",
  "ajm@example.org",
  "jm@example.org.uk",
])("leaves what only looks like one: %s", (text) => {
  expect(withoutMentions(text, jean)).toBe(text);
});

it("leaves a name that someone else bears, and an address that someone else uses", () => {
  const shared = gathered();
  shared.other({ ...profile, email: null });
  shared.leave("jm@example.org");
  const namesake = shared.person();
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Jean Martin", "jm@example.org", " ", "a")), (words) => {
      expect(withoutMentions(words.join(" "), namesake)).toBe(words.join(" "));
    }),
  );
});
