import fc from "fast-check";
import { expect, it } from "vitest";
import { decideAgreementChange } from "../agreement/change.ts";
import { newAgreement } from "../agreement/create.ts";
import { decideProfileChange, NOT_HELD } from "../profile/change.ts";
import { decideContactChange } from "../profile/contactChange.ts";
import { newProfile } from "../profile/schema.ts";
import { decideYachtChange } from "../yacht/change.ts";
import { newYacht } from "../yacht/schema.ts";
import type { Result } from "./result.ts";
import {
  bytesOf,
  MOST_BYTES,
  MOST_DEPTH,
  MOST_NAME,
  MOST_PARTS,
  MOST_PERSON_BYTES,
  MOST_TEXT,
  tooLarge,
} from "./size.ts";

const TODAY = "2026-11-20";

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

/** A list of texts, two bytes a letter, that weighs so many bytes. */
function weighing(bytes: number): string[] {
  const texts = Array.from({ length: 52 }, () => "é".repeat(5_000));
  return [...texts, "x".repeat(bytes - bytesOf([...texts, ""]))];
}

/** Lists in each other, the outermost counted as the first. */
function nested(depth: number): unknown {
  let value: unknown = "core";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

it("weighs bytes, not letters", () => {
  expect(bytesOf(weighing(MOST_BYTES))).toBe(MOST_BYTES);
  expect(tooLarge(weighing(MOST_BYTES))).toBeNull();
  expect(tooLarge(weighing(MOST_BYTES + 1))).toMatchObject({
    refusal: { code: "document.too-heavy", fields: { body: [{ code: "too-heavy" }] } },
  });
  expect(tooLarge(null)).toBeNull();
  expect(tooLarge(undefined)).toBeNull();
});

it("bounds nesting, texts, names, and the entries of maps and lists, wherever they stand", () => {
  const list = (length: number) => Array.from({ length }, () => 0);
  const map = (length: number) => Object.fromEntries(list(length).map((_, index) => [`k${index}`, 0]));
  const limits: [string, unknown, unknown][] = [
    ["nested", nested(MOST_DEPTH - 1), nested(MOST_DEPTH)],
    ["text", "é".repeat(MOST_TEXT), "é".repeat(MOST_TEXT + 1)],
    ["list", list(MOST_PARTS), list(MOST_PARTS + 1)],
    ["map", map(MOST_PARTS), map(MOST_PARTS + 1)],
    ["name", { ["n".repeat(MOST_NAME)]: 0 }, { ["n".repeat(MOST_NAME + 1)]: 0 }],
  ];
  for (const [field, within, beyond] of limits) {
    expect(tooLarge({ [field]: within }), field).toBeNull();
    expect(fieldsOf(tooLarge({ [field]: beyond }) ?? { ok: true, value: null })[0], field).toMatch(field);
    expect(tooLarge({ deep: [{ [field]: within }] }) === null, field).toBe(field !== "nested");
  }
});

it("is answered for what is nested deeper than any stack", () => {
  expect(tooLarge({ deep: nested(1_000_000) })).toMatchObject({ refusal: { code: "document.too-deep" } });
});

it("lets through what keeps all limits, and nothing that breaks one", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  const body = fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: MOST_DEPTH + 4 }));
  fc.assert(fc.property(body, (value) => (tooLarge(value) === null) === depthOf(value) <= MOST_DEPTH));
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
    decideAgreementChange(null, { ...agreement, ...extra }, viewer, TODAY),
    decideYachtChange(null, { ...yacht, ...extra }, { ...viewer, roles: new Set() }, 2027),
    decideProfileChange(null, { ...profile, ...extra }, 1, NOT_HELD, TODAY),
    decideContactChange(null, { ...contact, ...extra }, 1),
  ];
  expect(verdicts({ newer: "x" }).map(fieldsOf)).toEqual([[], [], [], []]);
  const heavy = { newer: weighing(MOST_BYTES) };
  expect(verdicts(heavy).map(fieldsOf)).toEqual([["body"], ["body"], ["body"], ["body"]]);
  const person = { newer: Array.from({ length: 4 }, () => "x".repeat(MOST_PERSON_BYTES / 4)) };
  expect(verdicts(person).map(fieldsOf)).toEqual([[], [], ["body"], ["body"]]);
  const names = verdicts({ deep: nested(MOST_DEPTH) }).map(fieldsOf);
  expect(names.flat().every((name) => name.startsWith("deep.")) && names.length === 4).toBe(true);
});

it("bounds the parts of an agreement", () => {
  const part = { author_user_id: 1, at: created.created_at, about: null, text: "" };
  const withComments = (count: number) => ({
    ...agreement,
    comments: Object.fromEntries(Array.from({ length: count }, (_, index) => [keyOf(index), part])),
  });
  expect(decideAgreementChange(agreement, withComments(MOST_PARTS), viewer, TODAY).ok).toBe(true);
  expect(fieldsOf(decideAgreementChange(agreement, withComments(MOST_PARTS + 1), viewer, TODAY))).toEqual(["comments"]);
});
