import { z } from "zod";
import { documentNumber, partId, voyageInstant } from "../../base/basics.ts";

/** Reminders that a call keeps; the oldest give way. */
export const MOST_REMINDERS = 20;

/** A reminder of a call for fund, written by the server alone. */
export const reminder = z.object({
  id: partId,
  /** When it was asked for, UTC. */
  at: voyageInstant,
  /** The account that sent it. */
  by: z.int(),
  /** The profiles of the clients to whom it is written. */
  to: z.array(documentNumber),
});
export type Reminder = z.infer<typeof reminder>;

/** The last reminder of a call; null where there is none. */
export function lastReminder({ reminders }: { reminders?: readonly Reminder[] | undefined }): Reminder | null {
  return reminders?.at(-1) ?? null;
}
