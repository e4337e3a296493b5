import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { inputOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import type { ProfileBody } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { isComplete } from "./computeFingerprint.ts";
import { standingFingerprints } from "./fingerprints.ts";

const { agreement, profiles } = rivieraFacts();
const { yacht, taxRows, today } = inputOf(RIVIERA);
if (!yacht) throw new Error("The cruise has a yacht.");
const body = { ...agreement, yacht_id: 3 };
const input = { id: 1, agreement: body, yacht, profiles, taxRows, today };
const computed = new Map([[1, { fingerprint: "f", of: input }]]);
const byNumber = (people: Readonly<Record<number, ProfileBody>>) =>
  new Map(Object.entries(people).map(([id, person]) => [Number(id), person]));
// Copies, as documents that are read twice.
const held = {
  agreements: [{ id: 1, body: structuredClone(body) }],
  yachts: [{ id: 3, body: structuredClone(yacht) }],
  profiles: byNumber(structuredClone(profiles)),
  taxRows: structuredClone(taxRows),
  today,
};

it("tells the fingerprint of terms whose input is still the same", () => {
  expect([...standingFingerprints(computed, held)]).toEqual([[1, "f"]]);
});

it("tells none once the agreement, or anything that its terms follow from, has changed", () => {
  const renamed = Object.entries(profiles).map(([id, person]) => [id, { ...person, first_name: "Renamed" }]);
  const changes = [
    { agreements: [{ id: 1, body: { ...body, name: "Edited" } }] },
    { yachts: [{ id: 3, body: { ...yacht, name: "Renamed" } }] },
    { yachts: [] },
    { profiles: byNumber(Object.fromEntries(renamed)) },
    { profiles: byNumber({}) },
    { taxRows: taxRows.slice(1) },
    { today: "2035-01-01" },
  ];
  for (const change of changes) expect([...standingFingerprints(computed, { ...held, ...change })]).toEqual([]);
});

it("computes none of a draft whose yacht or party is not on this device", () => {
  expect(isComplete(input)).toBe(true);
  expect(isComplete({ ...input, agreement: { ...body, yacht_id: null }, yacht: null })).toBe(true);
  expect(isComplete({ ...input, yacht: null })).toBe(false);
  expect(isComplete({ ...input, profiles: {} })).toBe(false);
});
