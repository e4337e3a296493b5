import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PENDING_MERGE } from "../../../store/session/storageNames.ts";
import { keepPendingMerge, takePendingMerge } from "./pendingMerge.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps an invitation until its account is confirmed, and hands it out once", () => {
  keepPendingMerge(7, "token");
  expect(takePendingMerge(7)).toBe("token");
  expect(takePendingMerge(7)).toBeNull();
});

it("hands no invitation to another account, and keeps it no longer", () => {
  keepPendingMerge(7, "token");
  expect(takePendingMerge(8)).toBeNull();
  expect(kept.size).toBe(0);
});

it.each(["", "{", "{}", '{"user":"7","token":"token"}', "null"])("takes %j for none", (text) => {
  kept.set(PENDING_MERGE, text);
  expect(takePendingMerge(7)).toBeNull();
  expect(kept.size).toBe(0);
});
