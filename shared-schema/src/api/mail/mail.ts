import { z } from "zod";
import { ALERT_KINDS } from "../../labels/alerts/kinds.ts";

/** The kinds of mail that the server writes. */
const MAIL_KINDS = [
  "contact",
  "request-made",
  "request-drafted",
  "request-declined",
  ...ALERT_KINDS,
  "digest",
  "bank-change",
  "call-reminder",
  "signing",
  "signature-invitation",
  "receipt",
  "recovery",
  "confirmation",
  "address-changed",
  "claim",
  "passenger-link",
  "audit-head",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `WAITING` is tried again until it is `SENT`, or `FAILED` when the mail server refuses it for good or three days have passed.
 * `CANCELLED`: its recipient may no longer read its subject matter.
 */
const MAIL_STATES = ["WAITING", "SENT", "FAILED", "CANCELLED"] as const;

/** A mail as administrators see it: never its text. */
export const mailView = z.object({
  id: z.int(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  created_at: z.string(),
  /** The next attempt of a mail that waits, UTC. */
  next_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  /** Code of the last failure, such as `ECONNREFUSED` or `550`. */
  failure: z.string().nullable(),
  /** Was it given up, and is its text still there to be sent again? */
  can_resend: z.boolean(),
});
export type MailView = z.infer<typeof mailView>;

/** `GET /mail/`: the newest mails first. */
export const mailList = z.object({
  mails: z.array(mailView),
  /** Mail leaves this server by SMTP, as files that can be read here, or not at all. */
  delivery: z.enum(["smtp", "files", "none"]),
});
export type MailList = z.infer<typeof mailList>;
