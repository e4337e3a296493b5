import type { MailSettings } from "shared-schema/api/mail/settings";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import type { AlertRow } from "../../../store/queries/alerts/alerts.ts";
import { nameOfProfile } from "../../base/account/nameOf.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { editorOf } from "../../contract/approval/editor.ts";
import type { AlertDetails } from "../next/details.ts";
import { agreementFor, mailableUser, readersOf, yachtName } from "../recipients.ts";
import { mailSettingsOf } from "../settings/settings.ts";
import { queueWebPushes } from "../webPush/queueWebPushes.ts";
import { alertLetter, type News } from "./alertLetter.ts";

/** News about an agreement for one account. */
export interface Alert {
  /** Of the cause, without the account: the same cause tells an account once. */
  cause: string;
  kind: AlertKind;
  user_id: number;
  agreement_id: number;
  details?: AlertDetails;
  /** How long mail and push wait before they leave: what caused the news may be taken back. */
  waitMs?: number;
}

/**
 * So much news of one agreement, and of all, is mailed to an account at once within a day. The rest comes with the daily mail, so that
 * edits cannot flood a mailbox and no news is lost.
 */
const MOST_AT_ONCE = { ofAgreement: 20, ofAll: 60 };

/** So much news waits for one daily mail. It names 50 lines of it; what comes on top of this is not counted there. */
export const MOST_WAITING = 1_000;

/**
 * Tells an account the news, in the transaction of the verb: by mail at once or with the daily mail, and on the devices that it has
 * chosen, unless it has switched such news off. Accounts that could not read it are not told, and none is told twice.
 */
export function addAlert(tx: Tx, { cause, kind, user_id, agreement_id, details = {}, waitMs = 0 }: Alert): void {
  const key = keyOf({ cause, kind, user_id, agreement_id });
  const { alerts } = tx.store;
  // Asked first: who may read the news takes longer to find.
  if (alerts.addedAt(key) !== null) return;
  const user = mailableUser(tx, user_id);
  const agreement = user && agreementFor(tx, user_id, agreement_id, readersOf(kind));
  if (!user || !agreement) return;
  const settings = mailSettingsOf(tx, user_id);
  const way = wayOf(tx, { kind, user_id, agreement_id }, settings);
  alerts.add({ key, user_id, kind, agreement_id, details: JSON.stringify(details), created_at: tx.now, way });
  const people = peopleIn(tx, agreement_id, details);
  if (way !== "OFF") queueWebPushes(tx, user_id, { kind, agreement_id, details, ...people }, waitMs);
  if (way !== "AT_ONCE") return;
  const yacht = yachtName(tx, agreement);
  const letter = alertLetter({ kind, agreement_id, agreement, yacht, details, ...people });
  queueMail(tx, { key, kind, userId: user_id, to: user.email, language: settings.language, letter, waitMs });
}

/** When the cause told the account, UTC; null where it has not. To be asked before facts are sought that take long to find. */
export function alertedAt({ store }: Pick<Tx, "store">, alert: Omit<Alert, "details">): string | null {
  return store.alerts.addedAt(keyOf(alert));
}

function keyOf({ kind, agreement_id, cause, user_id }: Omit<Alert, "details">): string {
  return `${kind}/${agreement_id}/${cause}/${user_id}`;
}

/** The names of the people that news is about, as they are at the time of telling. */
export function peopleIn(
  tx: Tx,
  agreementId: number,
  { edit, party, asker }: AlertDetails,
): Pick<News, "editor" | "party" | "asker"> {
  return {
    asker: asker === undefined ? null : editorOf(tx, String(agreementId), asker).name,
    editor: edit ? editorOf(tx, String(agreementId), edit.user_id).name : null,
    party: party === undefined ? null : nameOfProfile(tx, String(party)),
  };
}

function wayOf(
  { store, now }: Tx,
  { kind, user_id, agreement_id }: Pick<Alert, "kind" | "user_id" | "agreement_id">,
  { off, rhythm }: MailSettings,
): AlertRow["way"] {
  if (off.includes(kind)) return "OFF";
  // One that waits behind very many is not kept for the mail: it would not be among its lines.
  const later = store.alerts.countWaiting(user_id) < MOST_WAITING ? "WAITS" : "DAILY";
  if (rhythm === "DAILY") return later;
  const recent = store.alerts.atOnceSince(user_id, agreement_id, movedBy(now, -DAY_MS));
  const isFree = recent.ofAgreement < MOST_AT_ONCE.ofAgreement && recent.ofAll < MOST_AT_ONCE.ofAll;
  return isFree ? "AT_ONCE" : later;
}
