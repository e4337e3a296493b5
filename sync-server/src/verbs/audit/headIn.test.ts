import { expect, it } from "vitest";
import { headIn } from "./headIn.ts";

const HASH = "0123456789abcdef".repeat(4);

it("reads an entry as it is mailed, in small letters or capitals", () => {
  expect(headIn(`42:${HASH}`)).toEqual({ number: 42, hash: HASH });
  expect(headIn(`42:${HASH.toUpperCase()}`)).toEqual({ number: 42, hash: HASH });
});

it.each([
  ["nothing", ""],
  ["a number alone", "42"],
  ["no number", `:${HASH}`],
  ["the number 0", `0:${HASH}`],
  ["a number with a zero before it", `042:${HASH}`],
  ["a hash that is too short", `42:${HASH.slice(1)}`],
  ["a hash that is too long", `42:${HASH}0`],
  ["a hash of other letters", `42:${HASH.slice(1)}g`],
  ["another mark between the two", `42 ${HASH}`],
  ["a line behind it", `42:${HASH}\n`],
])("reads none in %s", (_, text) => {
  expect(headIn(text)).toBeNull();
});
