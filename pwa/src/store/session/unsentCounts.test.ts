import { beforeEach, expect, it, vi } from "vitest";
import { clearUnsentCount, moveUnsentCount, setUnsentCount, unsentCountOf, unsentOfOthers } from "./unsentCounts.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it("counts what other users have left, and what the present one has", () => {
  setUnsentCount(7, 2);
  setUnsentCount(8, 3);
  expect([unsentCountOf(7), unsentOfOthers(7), unsentOfOthers(null)]).toEqual([2, 3, 5]);
});

it("takes no number of what an earlier version kept, and lets it go", () => {
  kept.set("passerelle.kept", JSON.stringify({ userId: 1001, count: 2 }));
  expect(unsentOfOthers(7)).toBe(0);
  clearUnsentCount(7);
  expect(kept.size).toBe(0);
});

it("counts as this account's what a merged one had left, but for what has stayed behind", () => {
  setUnsentCount(7, 3);
  setUnsentCount(8, 1);
  moveUnsentCount(7, 8, 1);
  expect([unsentCountOf(7), unsentCountOf(8)]).toEqual([1, 3]);
  moveUnsentCount(7, 8, 5);
  expect([unsentCountOf(7), unsentCountOf(8)]).toEqual([1, 3]);
  moveUnsentCount(7, 8, 0);
  expect([unsentCountOf(7), unsentCountOf(8)]).toEqual([0, 4]);
});
