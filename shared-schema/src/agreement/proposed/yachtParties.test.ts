import { expect, it } from "vitest";
import { partyKey, type Role } from "../../base/roles.ts";
import type { Viewer } from "../access.ts";
import type { AgreementBody } from "../schema.ts";
import { lastPartiesOfYacht } from "./yachtParties.ts";

const OWN = 42;
const YACHT = 3;
const viewer: Viewer = { user_id: 7, is_admin: false, profile_ids: new Set([OWN]) };

function voyage(redelivery_date: string | null, people: [Role, number][], yacht_id = YACHT) {
  const parties: AgreementBody["parties"] = {};
  for (const [index, [role, profile_id]] of people.entries()) {
    parties[partyKey(role, profile_id)] = { role, profile_id, pos: `a${index}` };
  }
  return { created_by: 1, parties, redelivery_date, yacht_id };
}

const proposed = (known: ReturnType<typeof voyage>[]) =>
  lastPartiesOfYacht(known, YACHT, viewer).map(({ role, profile_id }) => [role, profile_id]);
const me: [Role, number] = ["brokers", OWN];

it("is the carrier and the captains of the voyage that ends last", () => {
  const last = voyage("2027-07-10T10:00:00Z", [me, ["captains", 5], ["clients", 9], ["carriers", 4], ["captains", 6]]);
  const known = [
    voyage("2026-07-10T10:00:00Z", [me, ["carriers", 11]]),
    last,
    voyage(null, [me, ["carriers", 12]]),
    voyage("2028-07-10T10:00:00Z", [me, ["carriers", 13]], YACHT + 1),
  ];
  const people = [
    ["carriers", 4],
    ["captains", 5],
    ["captains", 6],
  ];
  expect(proposed(known)).toEqual(people);
  expect(proposed(known.toReversed())).toEqual(people);
});

it("passes over a voyage that names neither, and those whose contract the viewer does not read", () => {
  const known = [
    voyage("2029-07-10T10:00:00Z", [["carriers", 13]]),
    voyage("2028-07-10T10:00:00Z", [
      ["passengers", OWN],
      ["carriers", 14],
    ]),
    voyage("2027-07-10T10:00:00Z", [me, ["clients", 9]]),
    voyage(null, [me, ["captains", 5]]),
  ];
  expect(proposed(known)).toEqual([["captains", 5]]);
  expect(proposed([])).toEqual([]);
});
