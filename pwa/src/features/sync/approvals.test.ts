import type { Role } from "shared-schema/agreement/roles";
import { expect, it } from "vitest";
import { approvalEffects } from "./approvals.ts";

function parties(...of: [Role, number][]) {
  return {
    parties: Object.fromEntries(
      of.map(([role, profile_id]) => [`${role}:${profile_id}`, { role, profile_id, pos: "a0" }]),
    ),
  };
}

it("names each party whose approval other terms outdate, and nobody who never approves", () => {
  const agreement = parties(["carriers", 1], ["clients", 2], ["captains", 3], ["passengers", 4]);
  expect(approvalEffects(agreement, agreement, true)).toEqual([
    { party: "carriers:1", theirs: "stays", mine: "outdated" },
    { party: "clients:2", theirs: "stays", mine: "outdated" },
  ]);
  expect(approvalEffects(agreement, agreement, false).map(({ mine }) => mine)).toEqual(["stays", "stays"]);
});

it("tells who comes and who goes with a value", () => {
  expect(approvalEffects(parties(["brokers", 1]), parties(["brokers", 2]), true)).toEqual([
    { party: "brokers:1", theirs: "stays", mine: "leaves" },
    { party: "brokers:2", theirs: "absent", mine: "joins" },
  ]);
});
