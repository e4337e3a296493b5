import type { AgreementBody } from "shared-schema/agreement/schema";
import { ROLES } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import { doersOf } from "./doers.ts";

/** One party in each role, numbered like the roles from 1, and a second client. */
const parties: AgreementBody["parties"] = Object.fromEntries(
  [...ROLES.map((role, index) => ({ role, profile_id: index + 1 })), { role: "clients" as const, profile_id: 9 }].map(
    (party, index) => [`${party.role}:${party.profile_id}`, { ...party, pos: `a${index}` }],
  ),
);
const numberOf = (role: (typeof ROLES)[number]) => ROLES.indexOf(role) + 1;

it("asks each person for their own details, once", () => {
  const paths = ["cruise.clients.1.street", "cruise.clients.1.city", "cruise.captains.0.last_name"];
  expect(doersOf(paths, { parties })).toEqual([9, numberOf("captains")]);
  expect(doersOf(["cruise.r_passengers.0"], { parties })).toEqual([numberOf("passengers")]);
});

it("asks for calls for fund those who may agree on them: neither captain nor client", () => {
  const asked = doersOf(["cruise.contract_payment_calls.CRUISE", "cruise.contract_payment_calls.0.date_due"], {
    parties,
  });
  const may = (["carriers", "central_agents", "brokers", "stakeholders"] as const).map(numberOf);
  expect(new Set(asked)).toEqual(new Set(may));
});

it("asks no one in particular for what every writer can enter", () => {
  expect(doersOf(["cruise.yacht", "cruise.waypoints", "cruise.clients"], { parties })).toEqual([]);
});
