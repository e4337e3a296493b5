import { done, type Refusal, type Result } from "../../base/result.ts";
import { birthFault } from "../../base/text/birth.ts";
import { type Compared, type Likeness, likenesses, MOST_AT_A_PHONE } from "../../profile/contacts/duplicates.ts";
import { fullName } from "../../profile/schema.ts";
import type { FileEntry } from "./entry.ts";
import type { WrittenPerson } from "./person/filePerson.ts";
import type { ReadPerson } from "./person/person.ts";
import { looksGarbled } from "./text/contactText.ts";

/** Someone whom the device knows. */
export interface KnownPerson {
  id: number;
  body: Compared;
}

/** The likely double of a person of a file: someone known, or an earlier person of the same file. */
export interface Twin {
  name: string;
  likeness: Likeness;
  /** The place of an earlier person in the file; null for someone known. */
  place: number | null;
}

/** An entry of a file, as it is shown before anything is imported. */
export type ReviewedEntry = { place: number; written: WrittenPerson; isGarbled: boolean } & (
  | ({ state: "new" } & ReadPerson)
  | ({ state: "duplicate"; twin: Twin } & ReadPerson)
  | { state: "faulty"; refusal: Refusal }
);

/**
 * Sorts the people of a file: those who are new, those who may be known already by the rule of `profile/contacts/duplicates`, and those that
 * cannot be imported.
 * @param today UTC, `YYYY-MM-DD`
 */
export function reviewEntries(
  written: readonly FileEntry[],
  known: readonly KnownPerson[],
  today: string,
): ReviewedEntry[] {
  const entries = written.map((entry) => ({ ...entry, read: withPossibleBirth(entry.read, today) }));
  const marks = new Map<string, { name: string; place: number | null; count: number }>();
  const note = (person: Compared, place: number | null) => {
    for (const [likeness, mark] of likenesses(person)) {
      const key = `${likeness} ${mark}`;
      const holder = marks.get(key);
      if (holder) holder.count += 1;
      else marks.set(key, { name: fullName(person), place, count: 1 });
    }
  };
  for (const { body } of known) note(body, null);
  for (const { place, read } of entries) if (read.ok) note(read.value.person, place);
  return entries.map(({ place, written, read }) => {
    const shown = { place, written, isGarbled: Object.values(written).some(looksGarbled) };
    if (!read.ok) return { ...shown, state: "faulty", refusal: read.refusal };
    const twin = likenesses(read.value.person)
      .map(([likeness, mark]) => ({ likeness, ...marks.get(`${likeness} ${mark}`) }))
      .find((each) => each.place !== place && !(each.likeness === "phone" && (each.count ?? 0) > MOST_AT_A_PHONE));
    if (!twin) return { ...shown, state: "new", ...read.value };
    const { name = "", likeness, place: other = null } = twin;
    return { ...shown, state: "duplicate", ...read.value, twin: { name, likeness, place: other } };
  });
}

/** Leaves out a date of birth that is to come, or of so long ago that no one alive has it. */
function withPossibleBirth(read: Result<ReadPerson>, today: string): Result<ReadPerson> {
  if (!read.ok) return read;
  const { person, left } = read.value;
  const wrong = person.date_of_birth === null ? null : birthFault(person.date_of_birth, today);
  if (!wrong) return read;
  return done({
    ...read.value,
    person: { ...person, date_of_birth: null },
    left: { ...left, date_of_birth: [wrong] },
  });
}
