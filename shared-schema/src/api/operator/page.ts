import { z } from "zod";

/** The entries of a list that one answer holds. */
export const PAGE_LENGTH = 1_000;

/** Asks for the next page of a list that is ordered by number: the entries after one. Absent: the first page. */
export const pageQuery = z.strictObject({ after: z.coerce.number().int().min(0).optional() });

/** Asks for the next page of a list whose newest entries come first: the entries before one. Absent: the first page. */
export const newestFirstQuery = z.strictObject({ before: z.coerce.number().int().min(1).optional() });
