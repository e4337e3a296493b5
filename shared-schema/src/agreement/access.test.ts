import { expect, it } from "vitest";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { type Access, accessTo, isAmong, type Viewer } from "./access.ts";
import { creatorParties, newAgreement } from "./create.ts";

/** The table of decisions §5: reads, reads the contract, writes the draft, approves, signs, posts payments; is a professional, and checks parties. */
type Line = [Access["read"], boolean, boolean, boolean, boolean, Access["can_post_payments"], boolean, boolean];
const TABLE: Readonly<Record<Role, Line>> = {
  carriers: [true, true, true, true, true, "ALL", true, true],
  central_agents: [true, true, true, true, false, "ALL", true, true],
  brokers: [true, true, true, true, true, "ALL", true, true],
  stakeholders: [true, true, true, true, true, "ALL", true, false],
  captains: [true, true, true, false, false, "CEA", true, false],
  clients: [true, true, false, true, true, "NONE", false, false],
  passengers: [true, false, false, false, false, "NONE", false, false],
};

const OWN = 42;
const viewer: Viewer = { user_id: 7, is_admin: false, profile_ids: new Set([OWN]) };
const draft = newAgreement({
  ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR", created_by: 1, created_at: "2026-11-20T10:00:00Z" },
  bunkerId: "0190a0a0-0000-7000-8000-000000000001",
} as const);
const on = (...roles: Role[]) => ({
  ...draft,
  parties: Object.fromEntries(roles.map((role) => [partyKey(role, OWN), { role, profile_id: OWN, pos: "a0" }])),
});
const lineOf = ({ read, contract, write, can_approve, signs, can_post_payments }: Access) =>
  [read, contract, write, can_approve, signs, can_post_payments] as const;

it.each(ROLES)("%s have the rights of the table, and no others", (role) => {
  const access = accessTo(on(role), viewer);
  expect([...lineOf(access), isAmong("professionals", on(role), viewer), access.checks]).toEqual(TABLE[role]);
});

it("administrators write everything, and approve and sign as a party alone", () => {
  const admin = { ...viewer, is_admin: true };
  expect(lineOf(accessTo(draft, admin))).toEqual([true, true, true, false, false, "ALL"]);
  expect(accessTo(on("clients"), admin)).toMatchObject({ can_approve: true, signs: true });
});

it("adds up the rights of several roles, and gives strangers none", () => {
  expect(lineOf(accessTo(on("captains", "clients"), viewer))).toEqual([true, true, true, true, true, "CEA"]);
  const elsewhere = { ...draft, parties: creatorParties(99) };
  expect(lineOf(accessTo(elsewhere, viewer))).toEqual([false, false, false, false, false, "NONE"]);
});

it("counts administrators among the professionals, and not among those who check", () => {
  const admin = { ...viewer, is_admin: true };
  expect(isAmong("professionals", on("clients"), admin)).toBe(true);
  expect(isAmong("checks", on("clients"), admin)).toBe(false);
  expect(accessTo(draft, admin).checks).toBe(false);
  expect(isAmong("professionals", on("clients", "captains"), viewer)).toBe(true);
});
