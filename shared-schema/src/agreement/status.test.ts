import { describe, expect, it } from "vitest";
import { kindOf } from "../refusals/catalogue.ts";
import { newAgreement } from "./create.ts";
import { reopeningMove } from "./reopening.ts";
import { type AgreementBody, STATUSES, type Status } from "./schema.ts";
import { ACTIONS, type Action, decideMove, decideMoveBy, isGenerated, isLocked, statusLabel } from "./status.ts";

const draft = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2026-11-20T10:00:00Z",
  bunkerId: "0190a0a0-0000-7000-8000-000000000001",
});

function at(status: Status, more: Partial<AgreementBody> = {}): AgreementBody {
  return { ...draft, status, ...more };
}

/** The whole table of moves; what is not listed here must be refused. */
const ALLOWED: [Action, AgreementBody, Status][] = [
  ["lock", at("DRAFT"), "LOCKED"],
  ["unlock", at("LOCKED"), "DRAFT"],
  ["generate", at("DRAFT"), "CONTRACT"],
  ["generate", at("LOCKED"), "CONTRACT"],
  ["generate", at("DRAFT", { version: 1, generated_versions_len: 1 }), "ADDENDUM"],
  ["new_addendum", at("CONTRACT"), "DRAFT"],
  ["new_addendum", at("ADDENDUM"), "DRAFT"],
  ["discard_addendum", at("DRAFT", { version: 1, generated_versions_len: 1 }), "CONTRACT"],
  ["discard_addendum", at("LOCKED", { version: 2, generated_versions_len: 2 }), "ADDENDUM"],
  ["start_settling", at("CONTRACT"), "SETTLING"],
  ["start_settling", at("ADDENDUM"), "SETTLING"],
  ["cancel_settling", at("SETTLING", { generated_versions_len: 1 }), "CONTRACT"],
  ["cancel_settling", at("SETTLING", { generated_versions_len: 2 }), "ADDENDUM"],
  ["settle", at("SETTLING"), "SETTLED"],
  ["reopen", at("SETTLED"), "SETTLING"],
  ["archive", at("SETTLED"), "ARCHIVED"],
  ["archive", at("DRAFT"), "ARCHIVED"],
];

describe("moves of an agreement", () => {
  it.each(ALLOWED)("%s", (action, agreement, status) => {
    expect(decideMove(agreement, action)).toEqual({ ok: true, value: status });
  });

  it("refuses every other move, naming the status and the action", () => {
    for (const action of ACTIONS) {
      for (const status of STATUSES) {
        const listed = ALLOWED.some(([known, agreement]) => known === action && agreement.status === status);
        if (listed) continue;
        const outcome = decideMove(at(status), action);
        expect(outcome.ok).toBe(false);
        if (!outcome.ok) {
          expect(outcome.refusal).toEqual({ code: "agreement.move-closed", params: { action, status } });
        }
      }
    }
  });

  it("does not archive or discard a draft at the wrong version", () => {
    expect(decideMove(at("DRAFT", { version: 1 }), "archive").ok).toBe(false);
    expect(decideMove(at("DRAFT"), "discard_addendum").ok).toBe(false);
  });
});

describe("status in words", () => {
  it("shows the specification's labels", () => {
    expect(statusLabel("DRAFT", 0)).toBe("Draft");
    expect(statusLabel("DRAFT", 1)).toBe("Addendum Draft");
    expect(statusLabel("LOCKED", 0)).toBe("Approved");
  });

  it("counts DRAFT and LOCKED as not generated, and locks LOCKED, SETTLED and ARCHIVED", () => {
    expect(STATUSES.filter((status) => !isGenerated(status))).toEqual(["DRAFT", "LOCKED"]);
    expect(STATUSES.filter(isLocked)).toEqual(["LOCKED", "SETTLED", "ARCHIVED"]);
  });
});

describe("rights to change the status", () => {
  const draft = at("DRAFT", {
    parties: {
      "captains:1": { role: "captains", profile_id: 1, pos: "a0" },
      "clients:2": { role: "clients", profile_id: 2, pos: "a1" },
    },
  });
  const viewer = (profile_id: number, is_admin = false) => ({
    user_id: profile_id,
    is_admin,
    profile_ids: new Set([profile_id]),
  });
  const code = (result: ReturnType<typeof decideMoveBy>) => (result.ok ? result.value : kindOf(result.refusal.code));

  it("is asked before the status", () => {
    expect(code(decideMoveBy(draft, "lock", viewer(1)))).toBe("LOCKED");
    expect(code(decideMoveBy(draft, "unlock", viewer(1)))).toBe("conflict");
    expect(code(decideMoveBy(draft, "unlock", viewer(2)))).toBe("forbidden");
    expect(code(decideMoveBy(draft, "unlock", viewer(3)))).toBe("not-found");
  });

  it("names the one that opens the terms again, to those who may make it", () => {
    const found = (status: Status, profileId = 1) => reopeningMove({ ...draft, status }, viewer(profileId));
    expect(STATUSES.map((status) => found(status))).toEqual([
      ...[null, "unlock", "new_addendum", "new_addendum"],
      ...[null, null, null],
    ]);
    expect(STATUSES.flatMap((status) => found(status, 2) ?? [])).toEqual([]);
  });

  it("settling is for those who can approve, and for administrators", () => {
    const settling = { ...draft, status: "SETTLING" as const };
    expect(code(decideMoveBy(settling, "settle", viewer(1)))).toBe("forbidden");
    expect(code(decideMoveBy(settling, "settle", viewer(3, true)))).toBe("SETTLED");
  });
});
