import { describe, expect, it } from "vitest";
import type { Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { decideKycRead, decideKycWrite } from "./access.ts";
import { kycAlert, kycWarning } from "./expiry.ts";
import { checkedBy, joinedEntry, kycItemsFor, OPEN_ENTRY, takesFromCheck } from "./items.ts";
import { kycPurgeAt } from "./retention.ts";

const PARTIES = Object.fromEntries(
  ROLES.map((role, index) => [partyKey(role, index + 1), { role, profile_id: index + 1, pos: "a0" }]),
);
const agreement = { parties: PARTIES, status: "DRAFT" } as const satisfies Pick<AgreementBody, "parties" | "status">;
const profileOf = (role: Role) => ROLES.indexOf(role) + 1;
const as = (role: Role, is_admin = false): Viewer => ({
  user_id: 1,
  is_admin,
  profile_ids: new Set([profileOf(role)]),
});
const codeOf = (result: ReturnType<typeof decideKycRead>) => (result.ok ? null : result.refusal.code);
const by = (user_id: number) => ({ user_id, holds: true });
const NOW = "2027-01-15T09:00:00.000Z";

describe("who checks a party", () => {
  it("are carriers, central agents and brokers, and no one himself", () => {
    const client = profileOf("clients");
    const readers = ROLES.filter((role) => decideKycRead(agreement, as(role), client).ok);
    expect(readers).toEqual(ROLES.filter((role) => ["carriers", "central_agents", "brokers"].includes(role)));
    expect(codeOf(decideKycRead(agreement, as("brokers"), profileOf("brokers")))).toBe("kyc.own");
    const admin: Viewer = { user_id: 1, is_admin: true, profile_ids: new Set() };
    expect(codeOf(decideKycRead(agreement, admin, client))).toBe("kyc.forbidden");
    expect(codeOf(decideKycRead(agreement, { ...admin, is_admin: false }, client))).toBe("agreement.not-found");
  });

  it("write about parties only, until the archive", () => {
    const client = profileOf("clients");
    expect(decideKycWrite(agreement, as("brokers"), client).ok).toBe(true);
    expect(codeOf(decideKycWrite(agreement, as("brokers"), 99))).toBe("kyc.no-party");
    expect(codeOf(decideKycWrite({ ...agreement, status: "ARCHIVED" }, as("brokers"), client))).toBe("kyc.archived");
  });
});

describe("what is checked", () => {
  it("differs for people, companies, clients and those on board", () => {
    expect(kycItemsFor(false, ["clients"])).toEqual(["IDENTITY", "ADDRESS", "FUNDS", "SCREENING"]);
    expect(kycItemsFor(false, ["passengers"])).toEqual(["IDENTITY", "SCREENING"]);
    expect(kycItemsFor(true, ["captains"])).toEqual(["IDENTITY", "SCREENING"]);
    const ofCompany = ["REGISTRATION", "ARTICLES", "OWNERS", "AUTHORITY", "IDENTITY"];
    expect(kycItemsFor(true, ["carriers"])).toEqual([...ofCompany, "SCREENING"]);
    expect(kycItemsFor(true, ["passengers", "clients"])).toEqual([...ofCompany, "FUNDS", "SCREENING"]);
  });

  it("is checked by who says so, not by who writes a note", () => {
    const done = checkedBy(OPEN_ENTRY, { state: "DONE", expires_on: null, note: "" }, by(7), NOW);
    expect(done).toMatchObject({ checked_by: 7, checked_at: NOW });
    const noted = checkedBy(done, { ...OPEN_ENTRY, state: "DONE", note: "seen" }, by(8), "2027-02-01T00:00:00.000Z");
    expect(noted).toMatchObject({ note: "seen", checked_by: 7, checked_at: NOW });
    const dated = { state: "DONE" as const, expires_on: "2030-01-01", note: "" };
    expect(checkedBy(noted, dated, by(8), NOW)).toMatchObject({ checked_by: 8, held_by: 8 });
    // Evidence that is renewed by someone else is still held by its first checker.
    expect(checkedBy(noted, dated, { ...by(8), holds: false }, NOW)).toMatchObject({ checked_by: 8, held_by: 7 });
    expect(checkedBy(noted, OPEN_ENTRY, by(8), NOW)).toEqual(OPEN_ENTRY);
  });

  it.each([
    ["2030-01-01", "2030-01-02", false],
    ["2030-01-02", "2030-01-01", true],
    ["2030-01-01", null, true],
    [null, "2030-01-01", true],
    [null, null, false],
  ])("valid until %s, and then until %s, loses by it: %s", (before, after, expected) => {
    const done = { state: "DONE" as const, note: "" };
    expect(takesFromCheck({ ...done, expires_on: before }, { ...done, expires_on: after })).toBe(expected);
    expect(takesFromCheck({ ...done, expires_on: before }, { ...OPEN_ENTRY, expires_on: after })).toBe(true);
  });

  it("of two profiles that become one keeps the newer check and both notes", () => {
    const early = { ...OPEN_ENTRY, state: "DONE" as const, note: "one", checked_by: 1, checked_at: NOW };
    const late = { ...early, note: "two", checked_by: 2, checked_at: "2027-02-01T00:00:00.000Z" };
    expect(joinedEntry(early, late)).toEqual({ ...late, note: "one\ntwo" });
    expect(joinedEntry(late, early)).toEqual({ ...late, note: "two\none" });
    expect(joinedEntry(OPEN_ENTRY, OPEN_ENTRY)).toEqual(OPEN_ENTRY);
  });
});

describe("evidence", () => {
  it.each([
    ["2027-01-14", null, "EXPIRED"],
    ["2027-07-09", "2027-07-10T10:00:00Z", "ENDS_BEFORE"],
    ["2027-07-10", "2027-07-10T10:00:00Z", null],
    ["2027-02-14", null, "SOON"],
    ["2027-02-15", null, null],
  ])("that ends on %s, with a charter until %s: %s", (expires_on, until, expected) => {
    expect(kycWarning({ state: "DONE", expires_on }, "2027-01-15", until)).toBe(expected);
  });

  it.each([
    ["2027-01-14", null, "kyc-expired"],
    ["2027-01-15", null, "kyc-expiring"],
    ["2027-02-14", "2027-07-10T10:00:00Z", "kyc-expiring"],
    ["2027-02-15", "2027-07-10T10:00:00Z", null],
    // It lasts to the end of the charter, or that is over.
    ["2027-01-20", "2027-01-20T10:00:00Z", null],
    ["2027-01-14", "2027-01-14T10:00:00Z", null],
    ["2027-01-10", "2027-01-14T10:00:00Z", null],
    ["2027-01-10", "2027-01-15T10:00:00Z", "kyc-expired"],
  ])("that ends on %s, with a charter until %s, is alerted to as %s", (expires_on, until, expected) => {
    expect(kycAlert({ state: "DONE", expires_on }, "2027-01-15", until)).toBe(expected);
    expect(kycAlert({ state: "NOT_NEEDED", expires_on }, "2027-01-15", until)).toBeNull();
  });

  it("warns of nothing that is open or has no end", () => {
    expect(kycWarning({ state: "OPEN", expires_on: "2020-01-01" }, "2027-01-15", null)).toBeNull();
    expect(kycWarning({ state: "DONE", expires_on: null }, "2027-01-15", null)).toBeNull();
  });

  it("is purged some time after the charter, or after the last entry where that is later", () => {
    expect(kycPurgeAt(NOW, "2027-07-10T10:00:00Z", 1)).toBe("2027-07-11T10:00:00.000Z");
    expect(kycPurgeAt(NOW, "2026-07-10T10:00:00Z", 1)).toBe("2027-01-16T09:00:00.000Z");
    expect(kycPurgeAt(NOW, null, 1)).toBe("2027-01-16T09:00:00.000Z");
  });
});
