import { expect, it } from "vitest";
import { decideAgreementChange } from "../agreement/change.ts";
import { newAgreement } from "../agreement/create.ts";
import { decideContactChange, decideProfileChange } from "../profile/change.ts";
import { newProfile } from "../profile/schema.ts";
import type { Result } from "../result.ts";
import { decideYachtChange } from "../yacht/change.ts";
import { newYacht } from "../yacht/schema.ts";
import { MOST_BYTES, MOST_PARTS, tooHeavy } from "./size.ts";

const created = { created_by: 1, created_at: "2026-11-20T10:00:00Z" };
const keyOf = (number: number) => `0190a0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const viewer = { user_id: 1, is_admin: true, profile_ids: new Set<number>() };
const agreement = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  bunkerId: keyOf(0),
  ...created,
});
const fieldsOf = (verdict: Result<unknown>) => (verdict.ok ? [] : Object.keys(verdict.refusal.fields ?? {}));

it("weighs bytes, not letters", () => {
  expect(tooHeavy("x".repeat(MOST_BYTES - 2))).toBeNull();
  expect(tooHeavy("x".repeat(MOST_BYTES - 1))).not.toBeNull();
  expect(tooHeavy("é".repeat(MOST_BYTES / 2))).not.toBeNull();
  expect(tooHeavy(null)).toBeNull();
  expect(tooHeavy(undefined)).toBeNull();
});

it("is asked by the rule of every collection, unknown fields included", () => {
  const yacht = newYacht({ name: "Azur", port_of_registry: "Nice", type: "MOTOR", ...created });
  const profile = newProfile({ user_id: 1, first_name: "Ada", last_name: "Byron", ...created });
  const contact = {
    user_id: 1,
    from_profile_id: 1,
    profile_id: 2,
    email: null,
    send_invite: false,
    created_at: created.created_at,
  };
  const verdicts = (extra: object) => [
    decideAgreementChange(null, { ...agreement, ...extra }, viewer),
    decideYachtChange(null, { ...yacht, ...extra }, { ...viewer, roles: new Set() }, 2027),
    decideProfileChange(null, { ...profile, ...extra }, 1),
    decideContactChange(null, { ...contact, ...extra }, 1),
  ];
  expect(verdicts({ newer: "x" }).map(fieldsOf)).toEqual([[], [], [], []]);
  expect(verdicts({ newer: "x".repeat(MOST_BYTES) }).map(fieldsOf)).toEqual([["body"], ["body"], ["body"], ["body"]]);
});

it("bounds the parts of an agreement", () => {
  const part = { author_user_id: 1, at: created.created_at, about: null, text: "" };
  const withComments = (count: number) => ({
    ...agreement,
    comments: Object.fromEntries(Array.from({ length: count }, (_, index) => [keyOf(index), part])),
  });
  expect(decideAgreementChange(agreement, withComments(MOST_PARTS), viewer).ok).toBe(true);
  expect(fieldsOf(decideAgreementChange(agreement, withComments(MOST_PARTS + 1), viewer))).toEqual(["comments"]);
});
