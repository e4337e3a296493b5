import { describe, expect, it } from "vitest";
import type { Viewer } from "../agreement/access.ts";
import type { AgreementBody, Status } from "../agreement/schema.ts";
import { NO_APPROVALS } from "../approval/schema.ts";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { NONE_AWAITED } from "../signing/awaited.ts";
import { type NextFacts, nextOf } from "./next.ts";

const { agreement } = rivieraFacts();
const NOW = "2027-01-15T08:00:00Z";
const TERMS = "a".repeat(64);
const OTHER = "b".repeat(64);
const MARK = { fingerprint: TERMS, at: NOW, user_id: 1 };

/** One party in each role, whose profile has the number of the role. */
const NUMBERS = Object.fromEntries(ROLES.map((role, index) => [role, index + 1])) as Record<Role, number>;
const parties: AgreementBody["parties"] = Object.fromEntries(
  ROLES.map((role, index) => [partyKey(role, NUMBERS[role]), { role, profile_id: NUMBERS[role], pos: `a${index}` }]),
);
const APPROVING: readonly Role[] = ["carriers", "central_agents", "brokers", "stakeholders", "clients"];
const keyOf = (role: Role) => partyKey(role, NUMBERS[role]);
const viewerIn = (...roles: Role[]): Viewer => ({
  ...{ user_id: 1, is_admin: false, profile_ids: new Set(roles.map((role) => NUMBERS[role])) },
});

function factsOf(status: Status, change: Partial<NextFacts> = {}, body: Partial<AgreementBody> = {}): NextFacts {
  return {
    agreement: { ...agreement, status, parties, payment_calls: {}, ...body },
    ...{ approvals: NO_APPROVALS, fingerprint: TERMS, signatures: NONE_AWAITED },
    ...{ missing: 0, lacking: [], conflicts: 0, hasAccount: () => true },
    ...change,
  };
}

const kindFor = (role: Role, facts: NextFacts) => nextOf(facts, viewerIn(role), NOW)?.kind ?? null;
const approvedBy = (roles: readonly Role[], fingerprint = TERMS) => ({
  parties: Object.fromEntries(
    roles.map((role) => [keyOf(role), { approval: { ...MARK, fingerprint }, seen: null }] as const),
  ),
  terms: {},
});
const askedOf = (roles: readonly Role[], fingerprint = TERMS) => ({
  parties: Object.fromEntries(
    roles.map((role) => {
      const asked = { ...MARK, fingerprint, opened_at: null };
      return [keyOf(role), { approval: null, seen: null, asked }] as const;
    }),
  ),
  terms: {},
});

const awaiting = (...roles: Role[]) => ({
  version: 0,
  awaited: Object.fromEntries(roles.map((role, person) => [String(NUMBERS[role]), { person, is_turn: true }])),
});

const call = (date_due: string | null, change = {}) => ({
  payment_calls: {
    c1: {
      ...{ pos: "a", call_type: "CRUISE" as const, designation: "First", amount: 25_000, date_due },
      ...{ due_by_execution: date_due === null, locked: false, settlement: false, contract_code: null },
      ...change,
    },
  } as AgreementBody["payment_calls"],
  generated_versions_len: 1,
});

type Table = Record<string, [facts: NextFacts, expected: Record<Role, string | null>]>;

const SAME = (kind: string | null): Record<Role, string | null> =>
  Object.fromEntries(ROLES.map((role) => [role, kind])) as Record<Role, string | null>;
const READERS = (kind: string | null) => ({ clients: kind, passengers: null });

const TABLE: Table = {
  "a draft that is not known yet": [factsOf("DRAFT", { missing: null }), { ...SAME(null), ...READERS("waits") }],
  "a draft with missing items": [factsOf("DRAFT", { missing: 3 }), { ...SAME("items"), ...READERS("waits") }],
  "a draft with missing items whose client was asked": [
    factsOf("DRAFT", { missing: 3, approvals: askedOf(["clients"]) }),
    { ...SAME("items"), ...READERS("approve") },
  ],
  "a complete draft": [factsOf("DRAFT"), { ...SAME("approve"), captains: "ask", passengers: null }],
  "a complete draft that all but the client have approved": [
    factsOf("DRAFT", { approvals: approvedBy(APPROVING.filter((role) => role !== "clients")) }),
    { ...SAME("ask"), ...READERS("approve") },
  ],
  "a complete draft that the professionals have approved, and whose client was asked": [
    factsOf("DRAFT", {
      approvals: {
        parties: {
          ...approvedBy(APPROVING.filter((role) => role !== "clients")).parties,
          ...askedOf(["clients"]).parties,
        },
        terms: {},
      },
    }),
    { ...SAME("waits"), ...READERS("approve") },
  ],
  "a complete draft that all but a client without an account have approved": [
    factsOf("DRAFT", {
      approvals: approvedBy(APPROVING.filter((role) => role !== "clients")),
      hasAccount: (profile) => profile !== NUMBERS.clients,
    }),
    { ...SAME("waits"), ...READERS("approve") },
  ],
  "a draft whose terms were changed after everybody had approved": [
    factsOf("DRAFT", { approvals: approvedBy(APPROVING, OTHER) }),
    { ...SAME("approve"), captains: "ask", passengers: null },
  ],
  "a locked agreement without approvals": [
    factsOf("LOCKED"),
    { ...SAME("approve"), captains: "move", passengers: null },
  ],
  "a locked agreement that everybody has approved": [
    factsOf("LOCKED", { approvals: approvedBy(APPROVING) }),
    { ...SAME("move"), ...READERS(null) },
  ],
  "a contract that its client has to sign": [
    factsOf("CONTRACT", { signatures: awaiting("clients") }, { redelivery_date: null }),
    { ...SAME("waits"), clients: "sign", passengers: null },
  ],
  "an addendum with a call due this week": [
    factsOf("ADDENDUM", {}, { redelivery_date: null, ...call("2027-01-20") }),
    { ...SAME("collect"), captains: null, clients: "pay", passengers: null },
  ],
  "a contract with a call due on execution": [
    factsOf("CONTRACT", { signatures: awaiting("carriers") }, { redelivery_date: null, ...call(null) }),
    { ...SAME("collect"), carriers: "sign", captains: "waits", clients: "pay", passengers: null },
  ],
  "a contract with a call due later, and a signature awaited": [
    factsOf("CONTRACT", { signatures: awaiting("clients") }, { redelivery_date: null, ...call("2027-05-01") }),
    { ...SAME("waits"), clients: "sign", passengers: null },
  ],
  "a contract whose voyage is over": [
    factsOf("CONTRACT", {}, { redelivery_date: "2027-01-14T10:00:00Z" }),
    { ...SAME("move"), ...READERS(null) },
  ],
  "a settlement": [factsOf("SETTLING"), { ...SAME("move"), ...READERS(null) }],
  "a settled agreement": [factsOf("SETTLED"), { ...SAME("move"), ...READERS(null) }],
  "an archived agreement": [factsOf("ARCHIVED"), SAME(null)],
};

describe("the next step of each role", () => {
  it.each(Object.entries(TABLE))("of %s", (_, [facts, expected]) => {
    expect(Object.fromEntries(ROLES.map((role) => [role, kindFor(role, facts)]))).toEqual(expected);
  });
});

it("puts a conflict before everything else", () => {
  for (const role of ROLES) expect(kindFor(role, factsOf("CONTRACT", { conflicts: 2 }))).toBe("conflict");
});

it("asks readers for their own details before their approval, and passengers too", () => {
  const facts = factsOf("DRAFT", { lacking: [{ profile_id: 9, count: 2 }] });
  expect(nextOf(facts, viewerIn("clients"), NOW)).toEqual({ kind: "details", profile_id: 9, count: 2 });
  expect(kindFor("passengers", facts)).toBe("details");
  expect(kindFor("passengers", factsOf("CONTRACT", { lacking: [{ profile_id: 9, count: 2 }] }))).toBeNull();
});

it("says that terms are approved again, and asks those again who were asked to approve others", () => {
  const outdated = factsOf("DRAFT", { approvals: approvedBy(["brokers"], OTHER) });
  expect(nextOf(outdated, viewerIn("brokers"), NOW)).toEqual({ kind: "approve", isAgain: true });
  const asked = factsOf("DRAFT", { approvals: askedOf(APPROVING, OTHER) });
  expect(nextOf(asked, viewerIn("captains"), NOW)).toMatchObject({ kind: "ask", people: { length: APPROVING.length } });
  expect(nextOf({ ...asked, fingerprint: null }, viewerIn("captains"), NOW)?.kind).toBe("waits");
});

it("names the people that it waits for, in the order of the parties, each once", () => {
  const facts = factsOf("DRAFT", { approvals: { ...askedOf(APPROVING), terms: {} } });
  const step = nextOf(facts, viewerIn("captains"), NOW);
  const inOrder = ROLES.filter((role) => APPROVING.includes(role)).map((role) => NUMBERS[role]);
  expect(step).toEqual({ kind: "waits", for: "approvals", people: inOrder });
});

it("tells an administrator who is no party what those who write are told, and nothing about money", () => {
  const admin: Viewer = { user_id: 5, is_admin: true, profile_ids: new Set() };
  expect(nextOf(factsOf("DRAFT", { missing: 1 }), admin, NOW)?.kind).toBe("items");
  expect(nextOf(factsOf("DRAFT"), admin, NOW)?.kind).toBe("ask");
  expect(nextOf(factsOf("CONTRACT", {}, { redelivery_date: null, ...call("2027-01-20") }), admin, NOW)).toBeNull();
});

it("takes the call that is due first, and says whether it is late", () => {
  const later = call("2027-03-01").payment_calls;
  const early = call("2027-01-10").payment_calls;
  const payment_calls = { late: Object.values(later), early: Object.values(early) };
  const body = {
    ...{ redelivery_date: null, generated_versions_len: 1 },
    payment_calls: Object.fromEntries(
      Object.entries(payment_calls).flatMap(([id, [first]]) => (first ? [[id, first]] : [])),
    ),
  };
  const step = nextOf(factsOf("CONTRACT", {}, body), viewerIn("clients"), NOW);
  expect(step).toMatchObject({ kind: "pay", call: "early", amount: 25_000, date: "2027-01-10", isOverdue: true });
});
