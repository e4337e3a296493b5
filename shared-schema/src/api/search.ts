import { z } from "zod";

/** The fewest letters that a search takes. */
export const FEWEST_LETTERS = 2;

/** The query of a search over everybody's records. */
export const searchQuery = z.object({ text: z.string().trim().min(FEWEST_LETTERS).max(100) });

/** Whether a text contains the search term, ignoring case. */
export function containsText(text: string, sought: string): boolean {
  return text.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}
