import { expect, it } from "vitest";
import { refused } from "../../base/result.ts";
import { withMended } from "./mended.ts";
import { readPerson } from "./person/person.ts";

const written = { first_name: "Ann", last_name: "Other", email: "ann at example.org", city: "Nice" };
const further = { phones: ["+33 6"] };
const entry = { place: 2, written, further, read: readPerson(written, further, "DMY") };
const cut = { place: 3, written: { last_name: "Cu" }, further: {}, read: refused("contacts.card-cut") };

it("reads an entry again with what was mended, and leaves the others as they are", () => {
  const [mended, other] = withMended([entry, cut], { 2: { email: "ann@example.org" } }, "DMY");
  expect(mended).toMatchObject({
    read: { ok: true, value: { person: { email: "ann@example.org", city: "Nice" }, left: {} } },
  });
  expect(mended?.written).toEqual({ ...written, email: "ann@example.org" });
  expect(other).toBe(cut);
});

it("makes a person of a card that was cut off, once someone has looked at it", () => {
  const [mended] = withMended([cut], { 3: { first_name: "Cy", last_name: "Cut" } }, "DMY");
  expect(mended).toMatchObject({ read: { ok: true, value: { person: { first_name: "Cy", last_name: "Cut" } } } });
});
