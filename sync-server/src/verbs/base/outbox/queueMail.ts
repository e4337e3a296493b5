import type { MailKind } from "shared-schema/api/mail/mail";
import type { Language } from "shared-schema/base/language";
import type { Tx } from "../context.ts";
import { movedBy } from "../instants.ts";
import type { Letter } from "./letter.ts";

export interface QueuedMail {
  /** Idempotency key: the same cause with the same recipient writes one mail, however often the verb runs. */
  key: string;
  kind: MailKind;
  /** The account that it is written to: it does not leave once that has another address or was closed. */
  userId?: number;
  /** The account that it tells others of, where its end takes the mail along. */
  aboutId?: number;
  /** An address that was checked. */
  to: string;
  /** The address that answers go to, if not the server's own. */
  replyTo?: string;
  /** Of the recipient; null where it is not known, and the mail speaks both. */
  language: Language | null;
  letter: Letter;
  /** How long it waits before it leaves. */
  waitMs?: number;
}

/** Puts a mail into the outbox, in the transaction of the verb that causes it: both are written, or neither. */
export function queueMail(tx: Tx, queued: QueuedMail): void {
  const { key, kind, userId, aboutId, to, replyTo, language, letter, waitMs = 0 } = queued;
  const mail = {
    key,
    kind,
    user_id: userId ?? null,
    about_user_id: aboutId ?? null,
    recipient: to,
    reply_to: replyTo ?? null,
    language,
    letter: JSON.stringify(letter),
  };
  tx.store.mails.add({ ...mail, created_at: tx.now, next_at: movedBy(tx.now, waitMs) });
}
