import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import type { Newcomer } from "../../../store/commands/people/importQueue.ts";

/** The entries that are imported: new people, and the duplicates that someone took all the same. */
export function newcomers(
  entries: readonly ReviewedEntry[],
  taken: ReadonlySet<number>,
): { place: number; newcomer: Newcomer }[] {
  return entries.flatMap((entry) => {
    const { place, state } = entry;
    if (state === "faulty" || (state === "duplicate" && !taken.has(place))) return [];
    return [
      { place, newcomer: { person: entry.person, further: entry.further, isAddressTaken: isAddressTaken(entry) } },
    ];
  });
}

/** Whether someone has the address of an entry already: the surest likeness. */
export function isAddressTaken(entry: ReviewedEntry): boolean {
  return entry.state === "duplicate" && entry.twin.likeness === "email";
}
