import { ALERT_KINDS, type AlertKind } from "shared-schema/labels/alerts/kinds";
import type { AlertRow } from "../../store/queries/alerts/alerts.ts";
import { type Deps, type Tx, transact } from "../core/context.ts";
import { queueMail } from "../mail/queueMail.ts";
import { alertDetails, digestLetter, type News } from "./alertLetter.ts";
import { digestOf, lastDigest } from "./digestDay.ts";
import { agreementFor, isForContractReaders, reachableUser, yachtName } from "./reach.ts";
import { mailSettingsOf } from "./settings.ts";

/** Lines of a daily mail; the rest is counted. */
const MOST_LINES = 50;

/** Writes the daily mails that are due, each account's in a transaction of its own. An account to which nothing happened gets none. */
export function writeDigests(deps: Deps): void {
  for (const user of deps.store.alerts.waitingUsers()) {
    try {
      transact(deps, (tx) => writeDigest(tx, user));
    } catch (error) {
      // One that cannot be written does not keep the others from theirs.
      deps.log.error({ err: error, user }, "A daily mail could not be written");
    }
  }
}

function writeDigest(tx: Tx, userId: number): void {
  const { alerts } = tx.store;
  const { time_zone, language, off } = mailSettingsOf(tx, userId);
  const day = lastDigest(tx.now, time_zone);
  const due = alerts.waitingOf(userId).filter(({ created_at }) => digestOf(created_at, time_zone) <= day);
  const last = due.at(-1);
  if (!last) return;
  alerts.settle(userId, last.id);
  const user = reachableUser(tx, userId);
  const news = due.flatMap((row) => newsOf(tx, row) ?? []).filter(({ kind }) => !off.includes(kind));
  if (!user || news.length === 0) return;
  const letter = digestLetter(news.slice(0, MOST_LINES), Math.max(0, news.length - MOST_LINES));
  queueMail(tx, {
    key: `digest/${userId}/${day}/${last.key}`,
    kind: "digest",
    userId,
    to: user.email,
    language,
    letter,
  });
}

/** Null where the account no longer reads the agreement. */
function newsOf(tx: Tx, { user_id, agreement_id, kind: name, details }: AlertRow): News | null {
  const kind: AlertKind | undefined = ALERT_KINDS.find((each) => each === name);
  const agreement = kind && agreementFor(tx, user_id, agreement_id, isForContractReaders(kind));
  if (!kind || !agreement) return null;
  const yacht = yachtName(tx, agreement);
  return { kind, agreement_id, agreement, yacht, details: alertDetails.parse(JSON.parse(details)) };
}
