import { arrayDiff } from "diff";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { compareSheets } from "./compareSections.ts";
import { pairAlike } from "./pairAlike.ts";
import type { Line, Sheet } from "./sheet.ts";

/** Comparisons of two words or lines, as the library that finds differences makes them. */
const equals = vi.spyOn(arrayDiff, "equals");
const steps = () => equals.mock.calls.length;

beforeEach(() => {
  equals.mockClear();
});

afterAll(() => {
  equals.mockRestore();
});

const CLAUSES = 100;
const WORDS = 365;

/** Texts of about 2,200 characters, of the same words in another order. */
function clauses(seed: number): Sheet {
  let state = seed;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    return `w${state % 1000}`.padEnd(5, "x");
  };
  const text = () => Array.from({ length: WORDS }, word).join(" ");
  const lines = Array.from({ length: CLAUSES }, (): Line => {
    const content = [text(), text()];
    return { key: "", content, cells: content };
  });
  return { layout: "columns", columns: [], hasHead: false, lines };
}

test("a hundred long clauses in either language, all of them replaced, are compared in a bounded number of steps", () => {
  const split = vi.spyOn(String.prototype, "match");
  const { rows } = compareSheets(clauses(1), clauses(2), { fr: "Clauses", en: "Clauses" });
  expect(rows.length).toBeGreaterThanOrEqual(CLAUSES);
  // Each text is split once to be paired and once to be compared.
  expect(split.mock.calls.length).toBeLessThanOrEqual(2 * 2 * 2 * CLAUSES);
  split.mockRestore();
  expect(steps()).toBeLessThan(100_000);
});

test("a hundred long clauses that keep their key are compared in a bounded number of steps", () => {
  const keyed = (sheet: Sheet): Sheet => {
    return { ...sheet, lines: sheet.lines.map((line, index) => ({ ...line, key: String(index) })) };
  };
  compareSheets(keyed(clauses(1)), keyed(clauses(2)), { fr: "Clauses", en: "Clauses" });
  expect(steps()).toBeGreaterThan(CLAUSES);
  expect(steps()).toBeLessThan(5_000_000);
});

test("texts that are too long to be compared word by word are struck and inserted whole, but for equal ends", () => {
  const line = (text: string): Sheet => {
    const lines = [{ key: "same", content: [text], cells: [text] }];
    return { layout: "rows", columns: [], hasHead: false, lines };
  };
  const [long, other] = ["a ".repeat(3000), "b ".repeat(3000)];
  const { rows } = compareSheets(line(long), line(other), { fr: "Texte", en: "Text" });
  expect(rows.map(({ cells }) => cells[0]?.map(({ change }) => change))).toEqual([["deleted", "inserted"]]);
  expect(steps()).toBeLessThan(10);
  const amended = compareSheets(line(`${long}1`), line(`${long}2`), { fr: "Texte", en: "Text" });
  expect(amended.rows[0]?.cells[0]?.map(({ change }) => change)).toEqual(["same", "deleted", "inserted"]);
});

test("a thousand lines are paired with a bounded number of likenesses", () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const likeness = vi.fn((before: number, after: number) => (before === after ? 1 : 0));
  const pairs = pairAlike(numbers, numbers, likeness);
  expect(pairs).toEqual(numbers.map((number) => [number, number]));
  expect(likeness.mock.calls.length).toBeLessThan(100_000);
});
