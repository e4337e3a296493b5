import { beforeEach, expect, it, vi } from "vitest";
import { forgetKept, keptBehind, keptOf, rememberKept } from "./keptBehind.ts";

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
  rememberKept(7, 2);
  rememberKept(8, 3);
  expect([keptOf(7), keptBehind(7), keptBehind(null)]).toEqual([2, 3, 5]);
});

it("takes no number of what an earlier version kept, and lets it go", () => {
  kept.set("passerelle.kept", JSON.stringify({ userId: 1001, count: 2 }));
  expect(keptBehind(7)).toBe(0);
  forgetKept(7);
  expect(kept.size).toBe(0);
});
