import fc from "fast-check";
import { expect, it } from "vitest";
import { kindOf } from "../../refusals/catalogue.ts";
import { decideAgreementChange } from "../change.ts";
import { newAgreement } from "../create.ts";
import type { AgreementBody } from "../schema.ts";
import { decideCommentsClosed, threadsOf } from "./threads.ts";

const TODAY = "2026-11-20";

const at = "2026-11-20T10:00:00Z";
const keyOf = (number: number) => `0190a0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const empty = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: at,
  bunkerId: keyOf(0),
});

type Comments = AgreementBody["comments"];
const by = (author_user_id: number, text = "Hello") => ({ author_user_id, at, about: null, text });
/** The code with which an admin's change of the comments is answered. */
const answer = (userId: number, before: Comments, after: Comments) => {
  const viewer = { user_id: userId, is_admin: true, profile_ids: new Set<number>() };
  const verdict = decideAgreementChange({ ...empty, comments: before }, { ...empty, comments: after }, viewer, TODAY);
  return verdict.ok ? "ok" : kindOf(verdict.refusal.code);
};

it("lets everybody write, change and delete what is their own", () => {
  expect(answer(5, {}, { [keyOf(1)]: by(5) })).toBe("ok");
  expect(answer(5, { [keyOf(1)]: by(5) }, { [keyOf(1)]: by(5, "Good morning") })).toBe("ok");
  expect(answer(5, { [keyOf(1)]: by(5), [keyOf(2)]: by(6) }, { [keyOf(2)]: by(6) })).toBe("ok");
});

it("is about the agreement or a term of it, and a comment that was there stays", () => {
  const about = (path: string | null) => ({ [keyOf(1)]: { ...by(5), about: path } });
  const parts = [`waypoints.${keyOf(2)}.place`, "parties.clients.clients:17.first_name", "dates.delivery_date"];
  for (const path of [null, "grand_total_price", ...parts])
    expect([path, answer(5, {}, about(path))]).toEqual([path, "ok"]);
  const wrong = ["__proto__.x", "constructor", "toString.name", "waypoints.__proto__.x", "", "a.b", "yacht..name"];
  for (const path of wrong) {
    expect([path, answer(5, {}, about(path))]).toEqual([path, "invalid"]);
    // Of an older version: it can still be worded again.
    expect(answer(5, about(path), { [keyOf(1)]: { ...by(5, "Again"), about: path } })).toBe("ok");
  }
});

it("lets no one speak for someone else", () => {
  expect(answer(5, {}, { [keyOf(1)]: by(6) })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(5) }, { [keyOf(1)]: by(6) })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(6) }, { [keyOf(1)]: by(6, "I agree") })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(6) }, { [keyOf(1)]: by(5) })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(6) }, {})).toBe("forbidden");
});

it("holds for a new agreement too", () => {
  const viewer = { user_id: 1, is_admin: true, profile_ids: new Set<number>() };
  const codeOf = (author: number) =>
    decideAgreementChange(null, { ...empty, comments: { [keyOf(1)]: by(author) } }, viewer, TODAY).ok;
  expect([codeOf(1), codeOf(2)]).toEqual([true, false]);
});

it("keeps others' comments as they were, whatever is sent", () => {
  const comments = fc
    .dictionary(
      fc.constantFrom(keyOf(1), keyOf(2), keyOf(3)),
      fc.tuple(fc.constantFrom(5, 6, 7), fc.constantFrom("a", "b")),
    )
    .map((made) => Object.fromEntries(Object.entries(made).map(([id, [author, text]]) => [id, by(author, text)])));
  const others = (all: Comments) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => one.author_user_id !== 5));
  fc.assert(
    fc.property(comments, comments, (before, after) => {
      if (answer(5, before, after) === "ok") expect(others(after)).toEqual(others(before));
    }),
  );
});

it("an answer to a comment that was deleted, or to an answer, is shown by itself", () => {
  const comments = {
    [keyOf(2)]: { ...by(6), answers: keyOf(1) },
    [keyOf(3)]: { ...by(7), answers: keyOf(2) },
    [keyOf(4)]: { ...by(7), answers: keyOf(1), passes_over: true },
  };
  expect(threadsOf(comments).map(({ id, answers }) => [id, answers.length])).toEqual([
    [keyOf(2), 0],
    [keyOf(3), 0],
  ]);
});

it("lets a client comment, and none but those who write pass a comment over", () => {
  const parties = {
    "clients:2": { role: "clients" as const, profile_id: 2, pos: "a0" },
    "brokers:3": { role: "brokers" as const, profile_id: 3, pos: "a1" },
  };
  const says = (userId: number, comments: Comments) => {
    const viewer = { user_id: userId, is_admin: false, profile_ids: new Set([userId]) };
    const before = { ...empty, parties, comments: { [keyOf(1)]: by(9) } };
    const verdict = decideAgreementChange(
      before,
      { ...before, comments: { ...before.comments, ...comments } },
      viewer,
      TODAY,
    );
    return verdict.ok ? "ok" : verdict.refusal.code;
  };
  const passing = (userId: number) => ({ [keyOf(2)]: { ...by(userId), answers: keyOf(1), passes_over: true } });
  expect(says(2, { [keyOf(2)]: { ...by(2), proposes: "€90,000" } })).toBe("ok");
  expect(says(2, passing(2))).toBe("agreement.read-only");
  expect(says(3, passing(3))).toBe("ok");
});

it("is open while its author had the last word, and keeps the contract from being generated until then", () => {
  const entry = fc.record({ author: fc.constantFrom(5, 6), passes_over: fc.boolean() });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const parts = entries.map(({ author, passes_over }, index) => [
        keyOf(index + 2),
        { ...by(author), at: `2026-11-20T10:00:0${index + 1}Z`, answers: keyOf(1), passes_over },
      ]);
      const comments: Comments = { [keyOf(1)]: by(5), ...Object.fromEntries(parts.reverse()) };
      const last = entries.at(-1);
      const state = !last || last.author === 5 ? "OPEN" : last.passes_over ? "PASSED_OVER" : "ANSWERED";
      expect(threadsOf(comments)).toMatchObject([{ id: keyOf(1), state, answers: { length: entries.length } }]);
      expect(decideCommentsClosed(comments).ok).toBe(state !== "OPEN");
    }),
  );
});
