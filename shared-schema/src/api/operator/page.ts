import { z } from "zod";

/** The entries of a list that one answer holds. */
export const PAGE_LENGTH = 1_000;

const per_page = z.coerce.number().int().min(1).max(PAGE_LENGTH).default(PAGE_LENGTH);

/** Asks for a page of a list that is ordered by number: entries after one. The `Link` header of an answer names the page that follows it. */
export const listQuery = z.object({ after: z.coerce.number().int().min(0).default(0), per_page });
export type ListQuery = z.infer<typeof listQuery>;

/** The same of contacts, whose order is that of the profile that holds them, then of their keys. */
export const contactListQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .optional(),
  per_page,
});
export type ContactListQuery = z.infer<typeof contactListQuery>;

/** Asks for the next page of a list whose newest entries come first: the entries before one. Absent: the first page. */
export const newestFirstQuery = z.strictObject({ before: z.coerce.number().int().min(1).optional() });

/** The entries of a page, and the key after which the next one begins; null where nothing follows. */
export interface Page<T> {
  entries: T[];
  next: string | number | null;
}

/**
 * Cuts a page off entries in order, of which one more than it holds was read where there are more. Keys are compared and not counted:
 * entries that come or go meanwhile move no others from page to page.
 */
export function pageOf<T>(read: readonly T[], most: number, keyOf: (entry: T) => string | number): Page<T> {
  const entries = read.slice(0, most);
  const last = entries.at(-1);
  return { entries, next: last !== undefined && read.length > most ? keyOf(last) : null };
}
