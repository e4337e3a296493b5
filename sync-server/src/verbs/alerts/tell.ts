import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import type { Tx } from "../core/context.ts";
import { DAY_MS, movedBy } from "../core/instants.ts";
import { queueMail } from "../mail/queueMail.ts";
import { type AlertDetails, alertLetter } from "./alertLetter.ts";
import { agreementFor, isForContractReaders, reachableUser, yachtName } from "./reach.ts";
import { mailSettingsOf } from "./settings.ts";

/** News about an agreement for one account. */
export interface Alert {
  /** Of the cause, without the account: the same cause tells an account once. */
  cause: string;
  kind: AlertKind;
  user_id: number;
  agreement_id: number;
  details?: AlertDetails;
}

/** So much news of one agreement reaches an account within a day: edits of an agreement cannot flood a mailbox. */
const MOST_A_DAY = 20;

/**
 * Tells an account the news, in the transaction of the verb: by mail at once or with the daily mail, unless it has switched such
 * news off. Accounts that could not read it are not told, and none is told twice.
 */
export function tell(tx: Tx, { cause, kind, user_id, agreement_id, details = {} }: Alert): void {
  const key = `${kind}/${agreement_id}/${cause}/${user_id}`;
  const { alerts } = tx.store;
  const user = reachableUser(tx, user_id);
  const agreement = user && agreementFor(tx, user_id, agreement_id, isForContractReaders(kind));
  if (!user || !agreement || alerts.isKnown(key)) return;
  if (alerts.toldSince(user_id, agreement_id, movedBy(tx.now, -DAY_MS)) >= MOST_A_DAY) {
    tx.log.info({ user_id, agreement_id, kind }, "News was left out: the day's limit is reached");
    return;
  }
  const { off, rhythm, language } = mailSettingsOf(tx, user_id);
  const isWanted = !off.includes(kind);
  const waits = isWanted && rhythm === "DAILY" ? 1 : 0;
  const row = { key, user_id, kind, agreement_id, details: JSON.stringify(details), created_at: tx.now };
  alerts.add({ ...row, waits });
  if (!isWanted || waits === 1) return;
  const yacht = yachtName(tx, agreement);
  const letter = alertLetter({ kind, agreement_id, agreement, yacht, details });
  queueMail(tx, { key, kind, userId: user_id, to: user.email, language, letter });
}
