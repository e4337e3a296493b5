import { z } from "zod";

/** Dismissed alerts that are remembered of an account; the oldest go first. */
export const MOST_MARKS = 500;

/** A name of a cause, as `alertsOf` gives it. */
const alertKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** `POST /user/{userId}/alert_mark/`: alerts that were dismissed on a device. Sent again, they stay dismissed. */
export const alertMarks = z.strictObject({ keys: z.array(alertKey).max(MOST_MARKS) });

/** The answer to it, and that of `GET`: all that the account has dismissed, the newest last. */
export const alertMarksView = z.object({ keys: z.array(z.string()) });
export type AlertMarks = z.infer<typeof alertMarksView>;
