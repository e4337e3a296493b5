import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_TEXT, tooLarge } from "../base/size.ts";
import type { InboxBody } from "./inbox.ts";
import { isOmitted, keptRow, withoutSides } from "./keptRow.ts";
import { merge3 } from "./merge.ts";

const ROW: InboxBody = {
  user_id: 1,
  kind: "conflict",
  collection: "agreements",
  document_id: "1",
  title: "Riviera",
  op: "0123456789abcdef",
  path: "",
  code: "edit.conflict",
  base: null,
  mine: null,
  theirs: null,
  at: "2027-01-15T09:00:00.000Z",
  by: null,
};
/** Weighs 400 kB by itself: two of them are more than one document may weigh. */
const ballast = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`b${index}`, "x".repeat(MOST_TEXT)]));
const leaf = fc.constantFrom("a", "b", "c", null);
const part = fc.dictionary(fc.constantFrom("name", "price"), leaf);
const body = fc.record({ name: leaf, parts: fc.dictionary(fc.constantFrom("p1", "p2"), part) });

it("leaves a row as it is that is no larger than a document", () => {
  const row = { ...ROW, base: ballast, mine: { name: "Mine" }, theirs: { name: "Theirs" } };
  expect(keptRow(row)).toBe(row);
});

it("keeps of large sides what is in dispute, and applying it again comes to the same", () => {
  const [heavy, again] = [{ ballast }, (row: InboxBody, standing: object) => merge3(row.base, row.mine, standing)];
  fc.assert(
    fc.property(body, body, body, body, (base, mine, theirs, standing) => {
      const whole = { ...ROW, base: { ...base, heavy }, mine: { ...mine, heavy }, theirs: { ...theirs, heavy } };
      const kept = keptRow(whole);
      expect(kept && tooLarge(kept)).toBeNull();
      const disputed = kept ?? ROW;
      expect(JSON.stringify(disputed)).not.toContain("xxx");
      // Values that both sides agree on are not in dispute.
      const now = { ...standing, ...merge3<object>(base, mine, theirs).value, heavy };
      const conflicts = (row: InboxBody) => again(row, now).conflicts.map(({ path, mine: value }) => [path, value]);
      expect(conflicts(disputed)).toEqual(conflicts(whole));
    }),
  );
});

it("goes without the base where that alone makes it too large, and gives up where what was typed does", () => {
  const light = { name: "Theirs" };
  const other = Object.fromEntries(Object.keys(ballast).map((key) => [key, "y".repeat(10_000)]));
  expect(keptRow({ ...ROW, base: ballast, mine: other, theirs: light })).toMatchObject({ base: null, mine: other });
  const typed = Object.fromEntries(Object.keys(ballast).map((key) => [key, "z".repeat(MOST_TEXT)]));
  expect(keptRow({ ...ROW, base: null, mine: typed, theirs: ballast })).toBeNull();
});

it("knows a conflict that is left to the device", () => {
  expect(isOmitted(withoutSides(ROW))).toBe(true);
  expect(isOmitted({ path: "name", base: null, mine: null, theirs: null })).toBe(false);
  expect(isOmitted({ path: "", base: null, mine: null, theirs: { name: "Theirs" } })).toBe(false);
});
