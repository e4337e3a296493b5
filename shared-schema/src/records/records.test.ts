import fc from "fast-check";
import { expect, it } from "vitest";
import { addressOf, collectionsIn, placeOf } from "../sync/address.ts";
import { numberedTitle } from "../sync/authorDiff.ts";
import { COLLECTIONS, isWritten, SYNCED } from "../sync/wire.ts";
import { keysOfKind, parseRecordKey, recordKey } from "./key.ts";
import { isPushable, isRecordKind, RECORD_KINDS } from "./kinds.ts";
import { RECORDS, rulesOf } from "./rules.ts";

const kind = fc.constantFrom(...RECORD_KINDS);
const number = fc.nat().map(String);

it("names a record by its kind and its agreement, and reads the name again", () => {
  fc.assert(
    fc.property(kind, number, (kind, agreement) => {
      expect(parseRecordKey(recordKey(kind, agreement))).toEqual({ kind, agreement });
    }),
  );
});

it.each(["", "12", "/12", "crew_lists", "crew_lists/", "crew_lists/1/2", "signatures/12", "toString/12"])(
  "reads no record in %j",
  (key) => expect(parseRecordKey(key)).toBeNull(),
);

it("has the records of a kind, and no others, in one range of keys", () => {
  fc.assert(
    fc.property(kind, kind, number, (wanted, kind, agreement) => {
      const { from, to } = keysOfKind(wanted);
      const key = recordKey(kind, agreement);
      expect(key >= from && key < to).toBe(kind === wanted);
    }),
  );
});

it("finds every document again where it travels", () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLLECTIONS), number, (collection, id) => {
      const place = placeOf({ collection, id });
      expect(addressOf(place)).toEqual({ collection, id });
      expect(collectionsIn(place.collection)).toContain(collection);
    }),
  );
});

it("leaves a record of an unknown kind under its key", () => {
  const place = { collection: "agreement_records", id: "signatures/12" } as const;
  expect(addressOf(place)).toEqual(place);
  expect(placeOf(addressOf(place))).toEqual(place);
  expect(isWritten(addressOf(place).collection)).toBe(false);
});

it("needs so few collections on a device that another kind needs none", () => {
  expect(SYNCED.filter(isRecordKind)).toEqual([]);
  expect(SYNCED.length).toBeLessThanOrEqual(8);
});

it.each(RECORD_KINDS.filter(isPushable))("calls a record of %s by the noun of its rules", (kind) => {
  const noun = RECORDS[kind].noun.replaceAll("_", " ");
  expect(numberedTitle(kind, "12").toLowerCase()).toBe(`${noun} 12`);
});

it.each(RECORD_KINDS)("begins %s with a body that fits its schema, and has a rule if people write it", (kind) => {
  const { schema, first, decide, pushable } = rulesOf(kind);
  if (first !== null) expect(schema.parse(first)).toEqual(first);
  expect(decide !== null).toBe(pushable);
  expect(pushable).toBe(isPushable(kind));
});
