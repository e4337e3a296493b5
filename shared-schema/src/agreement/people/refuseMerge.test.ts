import { describe, expect, it } from "vitest";
import { newProfile, type ProfileBody } from "../../profile/schema.ts";
import { type MergeAgreement, refuseMerge } from "./refuseMerge.ts";

const USER = 7;
const creation = { user_id: USER, created_by: USER, created_at: "2027-01-15T09:00:00.000Z" };
const profile = (more: Partial<ProfileBody> = {}) =>
  newProfile({ ...creation, first_name: "Ann", last_name: "Other", ...more });

describe("a merge is refused", () => {
  const draft: MergeAgreement = {
    id: 12,
    body: { status: "DRAFT", generated_versions_len: 0, payments: {}, parties: {} },
  };
  const paidFor = (payer_profile_id: number): MergeAgreement["body"]["payments"][string] => ({
    ...{ call_id: "a1", call_type: "DEPOSIT", amount: 100, date_paid: "2027-01-20", payer_profile_id },
    ...{ recorded_by: USER, recorded_at: "2027-01-20T09:00:00.000Z", cancelled: null, document: null },
  });
  const code = (kept: ProfileBody, other: ProfileBody, agreements: MergeAgreement[] = [draft], otherId = 2) =>
    refuseMerge({ kept: { id: 1, body: kept }, other: { id: otherId, body: other }, agreements }, USER)?.refusal.code;

  it("of a profile with itself, of two accounts, of someone else's, and of the main one into another", () => {
    expect(code(profile(), profile())).toBeUndefined();
    expect(code(profile(), profile(), [], 1)).toBe("profile.merge-itself");
    expect(code(profile(), profile({ user_id: null }))).toBe("profile.merge-accounts");
    expect(code(profile({ user_id: 8 }), profile({ user_id: 8 }))).toBe("profile.read-only");
    expect(code(profile(), profile({ soft_deleted: true }))).toBe("profile.read-only");
    expect(code(profile(), profile({ is_main: true }))).toBe("profile.merge-main");
    expect(code(profile({ is_main: true }), profile())).toBeUndefined();
  });

  it("where an agreement holds the profile that would go: approved, generated, or paid in its name", () => {
    const held = (body: Partial<MergeAgreement["body"]>) =>
      code(profile(), profile(), [{ ...draft, body: { ...draft.body, ...body } }]);
    expect(held({ status: "LOCKED" })).toBe("profile.merge-held");
    expect(held({ generated_versions_len: 1 })).toBe("profile.merge-held");
    expect(held({ payments: { p1: paidFor(2) } })).toBe("profile.merge-held");
    expect(held({ payments: { p1: paidFor(1) } })).toBeUndefined();
  });
});
