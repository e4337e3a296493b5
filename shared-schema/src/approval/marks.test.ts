import fc from "fast-check";
import { expect, it } from "vitest";
import { ROLES } from "../base/roles.ts";
import { bytesOf } from "../base/size.ts";
import { AGREEMENT_FIELDS } from "../labels/agreement.ts";
import { fingerprintOf } from "../terms/fingerprint.ts";
import { changesSinceApproval, changesSinceSeen } from "./changes.ts";
import { approvalState, approve, decideApprovalsSize, isApprovedByAll, revoke, see, withoutLeft } from "./marks.ts";
import { type ApprovalsBody, approvalsBody, NO_APPROVALS } from "./schema.ts";

const parties = {
  "brokers:1": { role: "brokers" as const, profile_id: 1, pos: "a0" },
  "clients:2": { role: "clients" as const, profile_id: 2, pos: "a1" },
  "captains:3": { role: "captains" as const, profile_id: 3, pos: "a2" },
};
const keys = Object.keys(parties);
const termsAt = (price: number) => ({ name: "Riviera", base_price_cruising: price });
const markAt = (price: number) => ({
  fingerprint: fingerprintOf(termsAt(price)),
  at: "2027-01-15T09:00:00Z",
  user_id: 1,
});

type Step = { do: "approve" | "revoke" | "see"; party: string; price: number };

function take(body: ApprovalsBody, step: Step): ApprovalsBody {
  if (step.do === "revoke") return revoke(body, [step.party]);
  return { approve, see }[step.do](body, [step.party], markAt(step.price), termsAt(step.price));
}

const step = fc.record<Step>({
  do: fc.constantFrom("approve", "revoke", "see"),
  party: fc.constantFrom(...keys),
  price: fc.integer({ min: 1, max: 3 }),
});

const name = AGREEMENT_FIELDS.base_price_cruising;

it("an approval is current for the terms that were approved last and for no others, whatever happens in between", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (steps, price) => {
      const body = approvalsBody.parse(steps.reduce(take, NO_APPROVALS));
      const { fingerprint } = markAt(price);
      for (const party of keys) {
        const last = steps.findLast((each) => each.party === party && each.do !== "see");
        const approved = last?.do === "approve" ? last.price : null;
        const state = approved === null ? "PENDING" : approved === price ? "APPROVED" : "OUTDATED";
        expect(approvalState(body, party, fingerprint)).toBe(state);
        const changes = changesSinceApproval(body, party, termsAt(price))?.changes;
        const expected = [{ path: "base_price_cruising", name, before: approved, after: price }];
        expect(changes).toEqual(state === "PENDING" ? undefined : state === "APPROVED" ? [] : expected);
      }
      const needed = ["brokers:1", "clients:2"].map((party) => approvalState(body, party, fingerprint));
      expect(isApprovedByAll({ parties }, body, fingerprint)).toBe(needed.every((state) => state === "APPROVED"));
    }),
  );
});

it("a party has seen what it approves, else what it looked at or approved last, and the terms behind nothing else are kept", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const body = steps.reduce(take, NO_APPROVALS);
      const referred = new Set<string>();
      for (const party of keys) {
        const own = steps.filter((each) => each.party === party);
        const last = own.findLast((each) => each.do !== "revoke");
        const answer = own.findLast((each) => each.do !== "see");
        const isApproved = answer?.do === "approve" && answer.price === 2;
        const seen = changesSinceSeen(body, party, termsAt(2));
        expect(seen?.changes.length).toBe(last && (isApproved || last.price === 2 ? 0 : 1));
        const { approval, seen: mark } = body.parties[party] ?? {};
        for (const each of [approval, mark]) if (each) referred.add(each.fingerprint);
      }
      expect(new Set(Object.keys(body.terms))).toEqual(referred);
    }),
  );
});

it("no one's approval is needed on an agreement without parties who can approve, and it is not approved by all", () => {
  const others = ROLES.filter((role) => role === "captains" || role === "passengers");
  const without = Object.fromEntries(others.map((role) => [`${role}:9`, { role, profile_id: 9, pos: "a0" }]));
  expect(isApprovedByAll({ parties: without }, NO_APPROVALS, markAt(1).fingerprint)).toBe(false);
});

it("nothing is left of a party that has left, nor of terms that it alone referred to", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.subarray(keys), (steps, staying) => {
      const stay = Object.fromEntries(Object.entries(parties).filter(([key]) => staying.includes(key)));
      const body = withoutLeft(steps.reduce(take, NO_APPROVALS), { parties: stay });
      const others = steps.filter(({ party }) => staying.includes(party)).reduce(take, NO_APPROVALS);
      expect(body).toEqual(others);
    }),
  );
});

/** The steps one after the other, each a second later than the one before. */
function takeInTime(steps: readonly Step[]): ApprovalsBody {
  return steps.reduce((body, { do: verb, party, price }, index) => {
    if (verb === "revoke") return revoke(body, [party]);
    const mark = { ...markAt(price), at: `2027-01-15T09:00:${String(10 + index)}Z` };
    return { approve, see }[verb](body, [party], mark, termsAt(price));
  }, NO_APPROVALS);
}

/** The times of the looks that alone keep terms. */
function idleLooks({ parties: marks }: ApprovalsBody, current: string): string[] {
  const approved = new Set(Object.values(marks).map(({ approval }) => approval?.fingerprint));
  return Object.values(marks).flatMap(({ seen }) =>
    seen && seen.fingerprint !== current && !approved.has(seen.fingerprint) ? [seen.at] : [],
  );
}

it("approvals that weigh too much forget the oldest looks first, and never an approval or what was marked just now", () => {
  const given = fc.array(step, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(given, fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 3 }), (steps, most, price) => {
      const body = takeInTime(steps);
      const { fingerprint } = markAt(price);
      const sized = decideApprovalsSize(body, fingerprint, most);
      const idle = idleLooks(body, fingerprint).sort();
      if (!sized.ok) {
        expect(bytesOf(body)).toBeGreaterThan(most);
        return;
      }
      const kept = idleLooks(sized.value, fingerprint).sort();
      expect(bytesOf(sized.value)).toBeLessThanOrEqual(most);
      expect(kept).toEqual(idle.slice(idle.length - kept.length));
      expect(kept.length === idle.length).toBe(bytesOf(body) <= most);
      const approvals = ({ parties: marks }: ApprovalsBody) => Object.values(marks).map(({ approval }) => approval);
      expect(approvals(sized.value)).toEqual(approvals(body));
      if (body.terms[fingerprint]) expect(sized.value.terms).toHaveProperty(fingerprint);
    }),
  );
});
