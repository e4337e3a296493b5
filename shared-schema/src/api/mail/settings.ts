import { z } from "zod";
import { ALERT_KINDS } from "../../labels/alerts/kinds.ts";

/** News is mailed as it happens, or once a day with all that happened. */
export const MAIL_RHYTHMS = ["AT_ONCE", "DAILY"] as const;

/** The hour of the account's day at which a daily mail is written. */
export const DIGEST_HOUR = 7;

/** `GET` and `PUT /user/{userId}/mail_settings`. */
export const mailSettings = z.strictObject({
  /** Null is both: each mail says everything in English, then in French. */
  language: z.enum(["en", "fr"]).nullable(),
  rhythm: z.enum(MAIL_RHYTHMS),
  /** The kinds that are neither mailed nor pushed. */
  off: z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length),
  /** IANA name of the zone in which a day begins; null is UTC. */
  time_zone: z.string().max(64).refine(isTimeZone).nullable(),
});
export type MailSettings = z.infer<typeof mailSettings>;

/** The settings of an account that has chosen nothing. */
export const DEFAULT_MAIL_SETTINGS: MailSettings = { language: null, rhythm: "AT_ONCE", off: [], time_zone: null };

/** `GET` and `POST /unsubscribe/{linkToken}`: the mails that a link switches off; null for all that can be. */
export const unsubscribeView = z.object({ kind: z.enum(ALERT_KINDS).nullable(), is_off: z.boolean() });
export type UnsubscribeView = z.infer<typeof unsubscribeView>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
