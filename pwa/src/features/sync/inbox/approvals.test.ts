import type { ApprovalsBody } from "shared-schema/approval/schema";
import type { Role } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import { lapsingApprovals } from "./approvals.ts";

const [STANDING, OTHER] = ["a".repeat(64), "b".repeat(64)];

function side(fingerprint: string, ...of: [Role, number][]) {
  const parties = of.map(([role, profile_id]) => [`${role}:${profile_id}`, { role, profile_id, pos: "a0" }]);
  return { agreement: { parties: Object.fromEntries(parties) }, fingerprint };
}

const approvals: ApprovalsBody = {
  parties: Object.fromEntries(
    [
      ["clients:2", STANDING],
      ["brokers:3", OTHER],
    ].map(([party, fingerprint = ""]) => [
      party,
      { approval: { fingerprint, at: "2027-01-15T09:00:00Z", user_id: 1 }, seen: null },
    ]),
  ),
  terms: {},
};

it("names the parties who have approved the current terms, once a value changes them", () => {
  const of: [Role, number][] = [
    ["carriers", 1],
    ["clients", 2],
    ["brokers", 3],
  ];
  expect(lapsingApprovals(approvals, side(STANDING, ...of), side(OTHER, ...of))).toEqual(["clients:2"]);
  expect(lapsingApprovals(approvals, side(STANDING, ...of), side(STANDING, ...of))).toEqual([]);
});

it("names a party that goes with the value", () => {
  expect(lapsingApprovals(approvals, side(STANDING, ["clients", 2]), side(STANDING))).toEqual(["clients:2"]);
});
