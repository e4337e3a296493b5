import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { peopleOfRows } from "./csv/people.ts";
import { openContacts } from "./read.ts";
import { reviewEntries } from "./review.ts";

/** Files as the programs that write address books make them, and who must arrive of each. */
const FOLDER = new URL("../../../fixtures/contacts/", import.meta.url);

const expectedFile = z.strictObject({
  /** Fields that are not named have no value. */
  people: z.array(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  groups: z.array(z.string()).default([]),
  /** People who are shown and cannot be imported. */
  faulty: z.int().default(0),
  /** People of whom the reader is warned that their text looks wrong. */
  garbled: z.int().default(0),
  /** The encoding that was guessed, of which the reader is warned; null where the bytes say it. */
  guessed: z.string().nullable().default(null),
});
const expected = z
  .record(z.string(), expectedFile)
  .parse(JSON.parse(readFileSync(new URL("expected.json", FOLDER), "utf8")));

function readAll(bytes: Uint8Array) {
  const opened = openContacts(bytes);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { value } = opened;
  const entries =
    value.kind === "vcard" ? { ok: true as const, value: value.entries } : peopleOfRows(value.rows, value.guess);
  if (!entries.ok) throw new Error(entries.refusal.code);
  const reviewed = reviewEntries(entries.value, [], "2027-01-15");
  const people = reviewed.flatMap((entry) => {
    if (entry.state === "faulty") return [];
    const { first_name, last_name, ...others } = entry.person;
    const further = entry.further.map(({ kind, value: text }) => `${kind} ${text}`);
    const left = Object.keys(entry.left).sort();
    return {
      ...{ first_name, last_name },
      ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== null)),
      ...(further.length > 0 && { further }),
      ...(left.length > 0 && { left }),
    };
  });
  return {
    people,
    groups: value.kind === "vcard" ? value.groups : [],
    faulty: reviewed.length - people.length,
    garbled: reviewed.filter(({ isGarbled }) => isGarbled).length,
    guessed: value.isSure ? null : value.encoding,
  };
}

it("has a line in the table for each of its files", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "expected.json");
  expect(files.sort()).toEqual(Object.keys(expected).sort());
  expect(files.length).toBeGreaterThanOrEqual(80);
});

it.each(Object.entries(expected))("%s: everybody arrives, and no one else", (name, whole) => {
  expect(readAll(readFileSync(new URL(name, FOLDER)))).toEqual(whole);
});
