import fc from "fast-check";
import { expect, test } from "vitest";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { compareTerms } from "./compare.ts";
import type { ContractFacts } from "./facts.ts";
import { fingerprint } from "./fingerprint.ts";
import { terms } from "./terms.ts";

const facts = rivieraFacts();
const original = fingerprint(facts);

/** A copy in which one thing was changed. */
function changed(change: (copy: ContractFacts) => void): ContractFacts {
  const copy = structuredClone(facts);
  change(copy);
  return copy;
}

/** The same record with its keys in another order. */
function shuffled<T>(record: Record<string, T>, order: readonly number[]): Record<string, T> {
  const ranked = Object.entries(record).map((entry, index) => ({ entry, rank: order[index % order.length] ?? 0 }));
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

test("is a SHA-256 in hex", () => {
  expect(original).toMatch(/^[0-9a-f]{64}$/);
});

test("does not depend on the order of keys", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 12, maxLength: 12 }), (order) => {
      const copy = changed(({ agreement }) => {
        agreement.parties = shuffled(agreement.parties, order);
        agreement.waypoints = shuffled(agreement.waypoints, order);
        agreement.stays = shuffled(agreement.stays, order);
        agreement.special_conditions = shuffled(agreement.special_conditions, order);
        agreement.payment_calls = shuffled(agreement.payment_calls, order);
        agreement.fuel_bunkers = shuffled(agreement.fuel_bunkers, order);
      });
      expect(fingerprint(copy)).toBe(original);
    }),
  );
});

test("does not depend on ids, order keys, comments and the state of the work", () => {
  const shift = <T>(parts: Record<string, T>) =>
    Object.fromEntries(Object.values(parts).map((part, index) => [partOf(9_000 - index), part]));
  const copy = changed((draft) => {
    draft.id = 77;
    const { agreement } = draft;
    agreement.special_conditions = shift(agreement.special_conditions);
    agreement.payment_calls = shift(agreement.payment_calls);
    agreement.fuel_bunkers = shift(agreement.fuel_bunkers);
    agreement.stays = shift(agreement.stays);
    for (const service of Object.values(agreement.special_conditions)) service.pos = "z9";
    agreement.comments = { [partOf(1)]: { author_user_id: 3, at: "2027-01-01T00:00:00Z", about: null, text: "hm" } };
    agreement.status = "LOCKED";
    agreement.version = 3;
    for (const call of Object.values(agreement.payment_calls)) call.locked = true;
  });
  expect(fingerprint(copy)).toBe(original);
});

test("does not depend on characters that no one sees", () => {
  const copy = changed(({ agreement }) => {
    agreement.name = `\u200b${[...agreement.name].join("\u00ad")}\u0000`;
  });
  expect(fingerprint(copy)).toBe(original);
});

const CHANGES: Record<string, (copy: ContractFacts) => void> = {
  name: ({ agreement }) => Object.assign(agreement, { name: "Another" }),
  "dates.delivery_date": ({ agreement }) => Object.assign(agreement, { delivery_date: "2027-07-03T11:00:00Z" }),
  base_price_cruising: ({ agreement }) => Object.assign(agreement, { base_price_cruising: 285_000.01 }),
  "yacht.loa": ({ yacht }) => Object.assign(yacht ?? {}, { loa: 47.3 }),
  "waypoints.1.latitude": ({ derived }) => Object.assign(derived.waypoints[1] ?? {}, { latitude: 42.5681 }),
  "special_conditions.0.price": ({ agreement }) =>
    Object.assign(Object.values(agreement.special_conditions)[1] ?? {}, { price: 1_600.5 }),
  "fuel_bunkers.0.quantity": ({ agreement }) =>
    Object.assign(Object.values(agreement.fuel_bunkers)[0] ?? {}, { quantity: 8_001 }),
  "payment_calls.3.date_due": ({ agreement }) =>
    Object.assign(Object.values(agreement.payment_calls)[1] ?? {}, { date_due: "2027-06-04" }),
  "parties.clients.0.address": ({ profiles }) => {
    for (const profile of Object.values(profiles)) {
      if (profile.last_name === "Žižka" && !profile.is_company) profile.address = "ul. Inna 4";
    }
  },
  "bank_accounts.0.iban": ({ profiles }) => {
    for (const profile of Object.values(profiles)) if (profile.capacity === "Attorney") profile.iban = "DE0000";
  },
  vat_amount: ({ derived }) => Object.assign(derived, { vat_amount: 1 }),
};

test.each(Object.entries(CHANGES))("a change of %s is seen, named, and can be taken back", (path, change) => {
  const copy = changed(change);
  expect(fingerprint(copy)).not.toBe(original);
  const paths = compareTerms(terms(facts), terms(copy)).map((entry) => entry.path);
  expect(paths.some((found) => found.split(".").at(-1) === path.split(".").at(-1))).toBe(true);
  expect(paths).toHaveLength(1);
  expect(fingerprint(structuredClone(facts))).toBe(original);
});

test("the comparison is empty exactly when the fingerprints agree", () => {
  const edits = fc.subarray(Object.values(CHANGES));
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const a = changed((copy) => one.forEach((edit) => void edit(copy)));
      const b = changed((copy) => other.forEach((edit) => void edit(copy)));
      expect(compareTerms(terms(a), terms(b)).length === 0).toBe(fingerprint(a) === fingerprint(b));
    }),
    { numRuns: 60 },
  );
});

test("a passport is no term, so that every reader has the same fingerprint", () => {
  const hidden = changed(({ profiles }) => {
    for (const profile of Object.values(profiles)) delete profile.passport_num;
  });
  expect(fingerprint(hidden)).toBe(original);
});

test("added and removed items are named, and so is a changed order of the route", () => {
  const before = terms(facts);
  const added = terms(
    changed(({ agreement }) => {
      agreement.special_conditions[partOf(42)] = { pos: "z", name: "Chef", price: 10, product: null };
    }),
  );
  const chef = { name: "Chef", price: 10, product: null };
  expect(compareTerms(before, added).map(({ before: was, after }) => [was, after])).toEqual([[null, chef]]);
  expect(compareTerms(added, before).map(({ before: was, after }) => [was, after])).toEqual([[chef, null]]);
  const turned = terms(changed(({ derived }) => void derived.waypoints.reverse()));
  expect(compareTerms(before, turned).map(({ path }) => path)).toEqual(["waypoints"]);
});
