import { describe, expect, it } from "vitest";
import type { Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { type ApprovalsBody, NO_APPROVALS } from "../approval/schema.ts";
import { partyKey, type Role } from "../base/roles.ts";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import type { ProfileBody } from "../profile/schema.ts";
import { type AwaitedBody, NONE_AWAITED } from "../signing/awaited.ts";
import { alertsOf } from "./alerts.ts";

const { agreement, profiles } = rivieraFacts();
const CALL = "01900000-0000-7000-8000-0000000000aa";
const MARK = { fingerprint: "a".repeat(64), at: "2027-01-01T00:00:00Z", user_id: 1 };

function profileIn(role: Role): number {
  const party = Object.values(agreement.parties).find((each) => each.role === role);
  if (!party) throw new Error(`The cruise has one of the ${role}.`);
  return party.profile_id;
}

const viewerIn = (role: Role, is_admin = false): Viewer => ({
  ...{ user_id: 1, is_admin, profile_ids: new Set([profileIn(role)]) },
});
const STRANGER: Viewer = { user_id: 2, is_admin: true, profile_ids: new Set([999]) };

interface World {
  body?: Partial<AgreementBody>;
  approvals?: ApprovalsBody;
  people?: Record<number, ProfileBody>;
  today?: string;
  /** Of the terms as they stand. */
  fingerprint?: string;
  signatures?: AwaitedBody;
}

function kinds(
  viewer: Viewer,
  {
    body = {},
    approvals = NO_APPROVALS,
    people = {},
    today = "2027-01-15",
    fingerprint,
    signatures = NONE_AWAITED,
  }: World,
) {
  const held = {
    agreements: [{ id: 1, body: { ...agreement, payment_calls: {}, redelivery_date: null, ...body } }],
    approvals: new Map([[1, approvals]]),
    signatures: new Map([[1, signatures]]),
    profiles: new Map(Object.entries(people).map(([id, profile]) => [Number(id), profile])),
    fingerprints: new Map(fingerprint === undefined ? [] : [[1, fingerprint]]),
  };
  return alertsOf(held, viewer, today).map(({ kind }) => kind);
}

const approvedBy = (role: Role): ApprovalsBody => ({
  parties: { [partyKey(role, profileIn(role))]: { approval: MARK, seen: MARK } },
  terms: {},
});
const called = (date_due: string | null, due_by_execution = false): Partial<AgreementBody> => ({
  generated_versions_len: 1,
  status: "CONTRACT",
  payment_calls: {
    [CALL]: {
      ...{ pos: "a0", call_type: "CRUISE", designation: "Down Payment 1", amount: 1_000, date_due },
      ...{ due_by_execution, contract_code: null, locked: false },
    },
  },
});

describe("an approval", () => {
  it("is asked once the terms are locked or another party has approved, of those who approve and have not", () => {
    const client = viewerIn("clients");
    expect(kinds(client, {})).toEqual([]);
    expect(kinds(client, { body: { status: "LOCKED" } })).toEqual(["approval-asked"]);
    expect(kinds(client, { approvals: approvedBy("carriers") })).toEqual(["approval-asked"]);
    expect(kinds(client, { approvals: approvedBy("clients") })).toEqual([]);
    expect(kinds(viewerIn("captains"), { body: { status: "LOCKED" } })).toEqual([]);
    expect(kinds(client, { body: { status: "CONTRACT" }, approvals: approvedBy("carriers") })).toEqual([]);
  });
});

describe("an approval that was given", () => {
  const given = { approvals: approvedBy("clients") };
  const others = "b".repeat(64);

  it("alerts its giver alone once the terms of the draft are others, and not while they are unknown", () => {
    const client = viewerIn("clients");
    expect(kinds(client, { ...given, fingerprint: MARK.fingerprint })).toEqual([]);
    expect(kinds(client, given)).toEqual([]);
    expect(kinds(client, { ...given, fingerprint: others })).toEqual(["outdated"]);
    expect(kinds(client, { ...given, fingerprint: others, body: { status: "CONTRACT" } })).toEqual([]);
    expect(kinds(viewerIn("carriers"), { ...given, fingerprint: others })).toEqual(["approval-asked"]);
  });
});

describe("a payment", () => {
  const paid = (
    recorded_by: number,
    recorded_at: string,
    cancelled: AgreementBody["payments"][string]["cancelled"] = null,
  ) => ({
    body: {
      payments: {
        [CALL]: {
          ...{ call_id: CALL, call_type: "CRUISE" as const, amount: 1_000, date_paid: "2027-01-14" },
          ...{ payer_profile_id: null, recorded_by, recorded_at, cancelled, document: null },
        },
      },
    },
  });
  const at = "2027-01-14T10:00:00Z";

  it("alerts those who pay, collect and are paid for a month, but no one who recorded it", () => {
    for (const role of ["clients", "carriers"] as const)
      expect(kinds(viewerIn(role), paid(7, at))).toEqual(["payment"]);
    expect(kinds(viewerIn("captains"), paid(7, at))).toEqual([]);
    expect(kinds(STRANGER, paid(7, at))).toEqual([]);
    expect(kinds(viewerIn("clients"), paid(1, at))).toEqual([]);
    expect(kinds(viewerIn("clients"), paid(7, at, { by: 7, at }))).toEqual([]);
    expect(kinds(viewerIn("clients"), paid(7, "2026-12-16T10:00:00Z"))).toEqual(["payment"]);
    expect(kinds(viewerIn("clients"), paid(7, "2026-12-15T10:00:00Z"))).toEqual([]);
  });
});

describe("a call for fund", () => {
  it.each([
    ["2027-01-23", []],
    ["2027-01-22", ["call-due"]],
    ["2027-01-15", ["call-due"]],
    ["2027-01-14", ["call-overdue"]],
    ["2026-12-16", ["call-overdue"]],
    ["2026-12-15", []],
  ])("that is due on %s alerts its payer to %j", (date, alerts) => {
    expect(kinds(viewerIn("clients"), { body: called(date) })).toEqual(alerts);
    expect(kinds(viewerIn("captains"), { body: called(date) })).toEqual([]);
    expect(kinds(STRANGER, { body: called(date) })).toEqual([]);
  });

  it("that is due on execution alerts from the first version on, whatever date it still names", () => {
    expect(kinds(viewerIn("clients"), { body: called(null, true) })).toEqual(["call-due"]);
    expect(kinds(viewerIn("clients"), { body: called("2026-01-01", true) })).toEqual(["call-due"]);
    const draft = { ...called(null, true), generated_versions_len: 0 };
    expect(kinds(viewerIn("clients"), { body: draft })).toEqual([]);
    expect(kinds(viewerIn("clients"), { body: called(null) })).toEqual([]);
  });
});

describe("a passport", () => {
  const client = profileIn("clients");
  const passport = (passport_expiration: string | undefined): World => {
    const profile = profiles[client];
    if (!profile) throw new Error("The client has a profile.");
    const { passport_expiration: _, ...unseen } = profile;
    // Left out of the copy of a viewer who may not see it.
    const people = { [client]: passport_expiration === undefined ? unseen : { ...unseen, passport_expiration } };
    return { people, body: { redelivery_date: "2027-07-10T10:00:00Z" } };
  };

  it("alerts those who see it when it expires before the end, until the end has come", () => {
    const broker = viewerIn("carriers");
    expect(kinds(broker, passport("2027-07-09"))).toEqual(["passport"]);
    expect(kinds(broker, passport("2027-07-10"))).toEqual([]);
    expect(kinds(broker, passport(undefined))).toEqual([]);
    expect(kinds(broker, { ...passport("2027-07-09"), today: "2027-07-11" })).toEqual([]);
  });
});

it("asks for the signature of those whose turn it is, and tells those who write that it is awaited", () => {
  const awaits = (is_turn: boolean): World => ({
    body: { status: "CONTRACT", generated_versions_len: 1 },
    signatures: { version: 0, awaited: { [profileIn("clients")]: { person: 0, is_turn } } },
  });
  expect(kinds(viewerIn("clients"), awaits(true))).toEqual(["signature-asked"]);
  expect(kinds(viewerIn("clients"), awaits(false))).toEqual([]);
  expect(kinds(viewerIn("brokers"), awaits(true))).toEqual(["signatures-awaited"]);
  expect(kinds(viewerIn("passengers"), awaits(true))).toEqual([]);
  expect(kinds(STRANGER, awaits(true))).toEqual([]);
});
