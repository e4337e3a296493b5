import { expect, it } from "vitest";
import { printComments, stampComments } from "../agreement/comments/change.ts";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { AGREEMENT_FIELDS } from "../labels/agreement.ts";
import type { ContractFacts } from "./facts.ts";
import { fingerprint } from "./fingerprint.ts";
import { passedOver } from "./passedOver.ts";

const at = "2027-01-10T09:00:00.000Z";
const stamp = { now: at, admin_name: undefined };

/** The demo cruise with a comment that was passed over; the first two profiles have accounts. */
function commented(passes_over = true): ContractFacts {
  const facts = rivieraFacts();
  Object.values(facts.profiles).forEach((profile, index) => {
    profile.user_id = index < 2 ? 501 + index : null;
  });
  facts.agreement.comments = {
    [partOf(700)]: { author_user_id: 501, at, about: "base_price_cruising", text: "Too much", proposes: "€90,000" },
    [partOf(701)]: { author_user_id: 502, at, about: null, text: "", answers: partOf(700), passes_over },
  };
  return facts;
}

const inStatus = (facts: ContractFacts, change: object): ContractFacts => ({
  ...facts,
  agreement: { ...facts.agreement, ...change },
});

it("names the term, who commented, and who passed over, and changes no term", () => {
  const facts = commented();
  const [first] = passedOver(facts);
  expect(first).toMatchObject({ term: AGREEMENT_FIELDS.base_price_cruising, passed_at: at });
  expect(first).toMatchObject({ text: "Too much", proposes: "€90,000" });
  expect(first?.author).toMatchObject({ name: expect.stringMatching(/\S \S/), isAdmin: false });
  expect(first?.passed_by?.name).not.toBe(first?.author?.name);
  expect(passedOver(commented(false))).toEqual([]);
  expect(fingerprint(facts)).toBe(fingerprint(commented(false)));
});

it("belongs to the version that was generated over it, which keeps its fingerprint, and not to the next one", () => {
  const draft = commented();
  const { comments } = draft.agreement;
  const contract = inStatus(draft, { status: "CONTRACT", comments: printComments(comments, 0) });
  expect(fingerprint(contract)).toBe(fingerprint(draft));
  const addendum = inStatus(contract, { status: "DRAFT", version: 1 });
  expect(passedOver(addendum)).toEqual([]);
  const later = inStatus(commented(), { status: "CONTRACT" });
  expect(passedOver(later)).toEqual([]);
});

it("is not named before its version by who writes it", () => {
  const { comments } = commented().agreement;
  const forged = Object.fromEntries(Object.entries(comments).map(([id, each]) => [id, { ...each, printed_in: 7 }]));
  expect(Object.values(stampComments({}, forged, stamp)).some((each) => "printed_in" in each)).toBe(false);
  const printed = printComments(comments, 0);
  expect(stampComments(printed, forged, stamp)).toEqual(printed);
});
