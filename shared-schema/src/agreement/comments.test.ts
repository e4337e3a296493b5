import fc from "fast-check";
import { expect, it } from "vitest";
import { decideAgreementChange } from "./change.ts";
import { newAgreement } from "./create.ts";
import type { AgreementBody } from "./schema.ts";

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
  const verdict = decideAgreementChange({ ...empty, comments: before }, { ...empty, comments: after }, viewer);
  return verdict.ok ? "ok" : verdict.refusal.code;
};

it("lets everybody write, change and delete what is their own", () => {
  expect(answer(5, {}, { [keyOf(1)]: by(5) })).toBe("ok");
  expect(answer(5, { [keyOf(1)]: by(5) }, { [keyOf(1)]: by(5, "Good morning") })).toBe("ok");
  expect(answer(5, { [keyOf(1)]: by(5), [keyOf(2)]: by(6) }, { [keyOf(2)]: by(6) })).toBe("ok");
});

it("lets nobody speak for somebody else", () => {
  expect(answer(5, {}, { [keyOf(1)]: by(6) })).toBe("invalid");
  expect(answer(5, { [keyOf(1)]: by(5) }, { [keyOf(1)]: by(6) })).toBe("invalid");
  expect(answer(5, { [keyOf(1)]: by(6) }, { [keyOf(1)]: by(6, "I agree") })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(6) }, { [keyOf(1)]: by(5) })).toBe("forbidden");
  expect(answer(5, { [keyOf(1)]: by(6) }, {})).toBe("forbidden");
});

it("holds for a new agreement too", () => {
  const viewer = { user_id: 1, is_admin: true, profile_ids: new Set<number>() };
  const codeOf = (author: number) =>
    decideAgreementChange(null, { ...empty, comments: { [keyOf(1)]: by(author) } }, viewer).ok;
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
