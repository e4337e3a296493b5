import { z } from "zod";
import { taxRow } from "../rows.ts";

/** The longest reason for taking a row back. */
export const MOST_REASON = 300;

/** A row that was taken back with a reason. It decides nothing; the table keeps it beside its rows. */
export const withdrawnRow = z.object({
  row: taxRow,
  reason: z.string().max(MOST_REASON),
  /** The account that took it back. */
  by: z.int(),
  /** UTC. */
  at: z.string(),
});
export type WithdrawnRow = z.infer<typeof withdrawnRow>;

/** The rows that a stored table keeps as taken back; those of a newer shape are left out. */
export function knownWithdrawn(rows: readonly unknown[] = []): WithdrawnRow[] {
  return rows.flatMap((row) => withdrawnRow.safeParse(row).data ?? []);
}
