import { expect, it } from "vitest";
import { numberedTitle } from "../sync/authorDiff.ts";
import { isPushable, RECORD_KINDS } from "./kinds.ts";
import { RECORDS, rulesOf } from "./rules.ts";

it.each(RECORD_KINDS.filter(isPushable))("calls a record of %s by the noun of its rules", (kind) => {
  const noun = RECORDS[kind].noun.replaceAll("_", " ");
  expect(numberedTitle(kind, "12").toLowerCase()).toBe(`${noun} 12`);
});

it.each(RECORD_KINDS)("begins %s with a body that fits its schema, and has a rule if people write it", (kind) => {
  const { schema, first, decide, pushable } = rulesOf(kind);
  if (first !== null) expect(schema.parse(first)).toEqual(first);
  expect(decide !== null).toBe(pushable);
  expect(pushable).toBe(isPushable(kind));
});
