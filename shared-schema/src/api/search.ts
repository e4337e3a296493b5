import { z } from "zod";
import { folded } from "../base/text/folded.ts";

/** The fewest letters that a search takes. */
export const FEWEST_LETTERS = 2;

/** The query of a search over everybody's records. */
export const searchQuery = z.object({ text: z.string().trim().min(FEWEST_LETTERS).max(100) });

/** Returns how to tell whether a text contains the search term, whatever its accents and capitals. */
export function finderOf(sought: string): (text: string) => boolean {
  const term = folded(sought.trim());
  return (text) => folded(text).includes(term);
}
