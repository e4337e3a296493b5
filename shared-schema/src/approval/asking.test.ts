import fc from "fast-check";
import { expect, it } from "vitest";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { ask, open, partiesToAsk, revocableRequests, takeBack } from "./asking.ts";
import { approve } from "./marks.ts";
import { type ApprovalsBody, approvalsBody, NO_APPROVALS } from "./schema.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2027-01-15T08:00:00.000Z");
const CLIENT = "clients:1";
const [FIRST, SECOND, THIRD] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
const momentAt = (hour: number) => new Date(START + hour * HOUR_MS).toISOString();
const agreement = {
  ...rivieraFacts().agreement,
  status: "DRAFT" as const,
  parties: { [CLIENT]: { role: "clients" as const, profile_id: 1, pos: "a0" } },
};
const viewer = { user_id: 2, is_admin: false, profile_ids: new Set<number>() };

const askAt = (hour: number, fingerprint: string, approvals: ApprovalsBody) =>
  ask(approvals, [CLIENT], { fingerprint, at: momentAt(hour), user_id: 2 });
const isRecentAt = (hour: number, fingerprint: string, approvals: ApprovalsBody) =>
  partiesToAsk(agreement, approvals, { fingerprint, viewer, now: momentAt(hour) }).map(({ isRecent }) => isRecent);

it("leaves the request before, with its opening, when the last one is taken back", () => {
  const terms = fc.constantFrom(FIRST, SECOND, THIRD);
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 3 }), terms, fc.boolean(), (earlier, last, isOpened) => {
      const asked = earlier.reduce((held, terms, hour) => askAt(hour, terms, held), NO_APPROVALS);
      const before = isOpened ? open(asked, [CLIENT], momentAt(5)) : asked;
      const after = takeBack(approvalsBody.parse(askAt(6, last, before)), [CLIENT]);
      expect(after.parties[CLIENT]?.asked).toEqual(before.parties[CLIENT]?.asked);
    }),
  );
});

it("does not ask for the same terms twice within a day, whatever was asked in between", () => {
  const asked = askAt(2, SECOND, askAt(0, FIRST, NO_APPROVALS));
  expect(isRecentAt(23, FIRST, asked)).toEqual([true]);
  expect(isRecentAt(24, FIRST, asked)).toEqual([false]);
  expect(isRecentAt(24, SECOND, asked)).toEqual([true]);
  expect(isRecentAt(3, THIRD, asked)).toEqual([false]);
  expect(isRecentAt(3, SECOND, takeBack(asked, [CLIENT]))).toEqual([false]);
});

it("forgets both requests with the approval", () => {
  const asked = askAt(2, SECOND, askAt(0, FIRST, NO_APPROVALS));
  const mark = { fingerprint: FIRST, at: momentAt(3), user_id: 1 };
  expect(approve(asked, [CLIENT], mark, {}).parties[CLIENT]).toEqual({ approval: mark, seen: mark });
});

it("lets an account alone take back what it has just asked", () => {
  const asked = askAt(0, FIRST, NO_APPROVALS);
  const after = (ms: number) => new Date(START + ms).toISOString();
  expect(revocableRequests(asked, 2, after(11_999))).toEqual([CLIENT]);
  expect(revocableRequests(asked, 2, after(12_000))).toEqual([]);
  expect(revocableRequests(asked, 3, after(1))).toEqual([]);
});
