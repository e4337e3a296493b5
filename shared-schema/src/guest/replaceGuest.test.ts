import { expect, it } from "vitest";
import { replaceGuest } from "./replaceGuest.ts";
import type { GuestEntry } from "./schema.ts";

const entry = (diet: string): GuestEntry => ({
  ...{ diet, allergies: null, cabin: null, occasion: null, other: null, medical: null },
  consent: { at: "2027-01-15T09:00:00.000Z", edition: "2026-11", given: "GUEST", medical: false },
});

it("moves what was entered for one guest to another, unless that has entered something", () => {
  expect(replaceGuest({ guests: { 2: entry("fish"), 3: entry("none") } }, 2, 1).guests).toEqual({
    1: entry("fish"),
    3: entry("none"),
  });
  expect(replaceGuest({ guests: { 1: entry("vegan"), 2: entry("fish") } }, 2, 1).guests).toEqual({ 1: entry("vegan") });
  expect(replaceGuest({ guests: { 3: entry("none") } }, 2, 1).guests).toEqual({ 3: entry("none") });
});
