import { expect, test } from "vitest";
import type { Viewer } from "../agreement/access.ts";
import { decideAgreementChange } from "../agreement/change.ts";
import { newAgreement } from "../agreement/create.ts";
import { newClause, patchedPart, withoutPart, withPart } from "../agreement/mutations/parts.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { MOST_CLAUSE_TEXT } from "../agreement/schema.ts";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { merge3 } from "../sync/merge.ts";
import { fingerprint } from "./fingerprint.ts";
import { missingOf } from "./missing.ts";

const TODAY = "2026-11-20";

const ADMIN: Viewer = { user_id: 1, is_admin: true, profile_ids: new Set() };
const FIRST = partOf(700);
const SECOND = partOf(701);
const WRITTEN = { text_fr: "Le Navire est livré à Antibes.", text_en: "The Yacht is delivered at Antibes." };

/** The Riviera cruise with two clauses, the second without words. */
function withClauses() {
  const facts = rivieraFacts();
  const first = withPart(facts.agreement, "clauses", FIRST, { ...newClause(facts.agreement), ...WRITTEN });
  facts.agreement = withPart(first, "clauses", SECOND, newClause(first));
  return facts;
}

const edited = (change: (body: AgreementBody) => AgreementBody | null) => {
  const facts = withClauses();
  return { ...facts, agreement: change(facts.agreement) ?? facts.agreement };
};

test("a clause lacks each language in which it has no words", () => {
  const { paths } = missingOf(withClauses());
  expect(paths.filter((path) => path.includes("clauses"))).toEqual([
    "cruise.clauses.1.text_fr",
    "cruise.clauses.1.text_en",
  ]);
});

test("words, order and number of the clauses are terms", () => {
  const swap = (body: AgreementBody) =>
    patchedPart(patchedPart(body, "clauses", FIRST, { pos: "a9" }) ?? body, "clauses", SECOND, { pos: "a0" });
  const prints = [
    withClauses(),
    edited((body) => patchedPart(body, "clauses", FIRST, { text_fr: "Le Navire est livré à Nice." })),
    edited((body) => patchedPart(body, "clauses", FIRST, { text_en: "The Yacht is delivered at Nice." })),
    edited(swap),
    edited((body) => withoutPart(body, "clauses", SECOND)),
  ].map(fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
});

test("an agreement from before there were clauses reads like one without any, and takes its first", () => {
  const facts = rivieraFacts();
  const { clauses: _, ...older } = facts.agreement;
  expect(fingerprint({ ...facts, agreement: older })).toBe(fingerprint(facts));
  expect(withPart(older, "clauses", FIRST, newClause(older)).clauses).toHaveProperty(FIRST);
  expect(patchedPart(older, "clauses", FIRST, WRITTEN)).toBeNull();
});

test("the first clauses of two devices are both kept", () => {
  const { clauses: _, ...base } = rivieraFacts().agreement;
  const mine = withPart(base, "clauses", FIRST, newClause(base));
  const theirs = withPart(base, "clauses", SECOND, newClause(base));
  const { value, conflicts } = merge3<AgreementBody>(base, mine, theirs);
  expect(Object.keys(value.clauses ?? {}).sort()).toEqual([FIRST, SECOND]);
  expect(conflicts).toEqual([]);
});

test("a clause of more words than one may have is refused, at its field", () => {
  const before = newAgreement({
    name: "Riviera",
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: 1,
    created_at: "2027-01-15T09:00:00Z",
    bunkerId: partOf(900),
  });
  const written = (length: number) =>
    withPart(before, "clauses", FIRST, { ...newClause(before), text_fr: "a".repeat(length) });
  expect(decideAgreementChange(before, written(MOST_CLAUSE_TEXT), ADMIN, TODAY).ok).toBe(true);
  const refused = decideAgreementChange(before, written(MOST_CLAUSE_TEXT + 1), ADMIN, TODAY);
  expect(refused).toMatchObject({ ok: false });
  expect(JSON.stringify(refused)).toContain(`clauses.${FIRST}.text_fr`);
});
