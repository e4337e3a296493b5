import { expect, it, vi } from "vitest";
import { fillIn, isOtherName } from "./fillIn.ts";

const READ = {
  first_name: "Anna",
  last_name: "Mueller",
  passport_num: "L8988901C",
  gender: "F",
  nationality: "DE",
} as const;

/** A profile whose fields save what they are given. */
function profile(held: readonly string[], refused: readonly string[] = []) {
  const saved: Record<string, unknown> = {};
  const save = (key: string) => async (value: unknown) => {
    if (refused.includes(key)) return { ok: false as const, message: null };
    saved[key] = value;
    return { ok: true as const };
  };
  const record = { document: "profiles", id: 1, disabled: false, held: new Set(held), save, body: {} };
  return { record: vi.mocked<Parameters<typeof fillIn>[0]>(Object.assign(Object.create(null), record)), saved };
}

it("saves what was read, but no name and no field that a contract holds", async () => {
  const { record, saved } = profile(["nationality"]);
  expect(await fillIn(record, READ)).toEqual({ ok: true });
  expect(saved).toEqual({ passport_num: "L8988901C", gender: "F" });
});

it("saves the other fields where one is refused, and says so", async () => {
  const { record, saved } = profile([], ["passport_num"]);
  expect(await fillIn(record, READ)).toEqual({ ok: false, message: null });
  expect(saved).toEqual({ nationality: "DE", gender: "F" });
});

it.each([
  ["Anna", "Müller", false],
  ["Anna Sophie", "Müller-Lüdenscheidt", false],
  ["Jean", "Müller", true],
  ["Anna", "Muller", true],
  ["Anna", "Schmidt", true],
  ["", "", false],
])("%s %s is another person: %s", (first_name, last_name, expected) => {
  expect(isOtherName(READ, { first_name, last_name })).toBe(expected);
});
