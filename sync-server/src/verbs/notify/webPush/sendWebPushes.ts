import { ALERT_KINDS } from "shared-schema/labels/alerts/kinds";
import type { WebPush } from "../../../ports/webPush/port.ts";
import type { DueWebPush } from "../../../store/queries/alerts/webPushes.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { pauseAfter } from "../mail/sendMails.ts";
import { agreementFor, mailableUser, readersOf } from "../recipients.ts";
import { mailSettingsOf } from "../settings/settings.ts";

/** Messages that are under way at the same time: a service that hangs holds one of them for ten seconds. */
const AT_ONCE = 8;

/** The dependencies of sending, besides the verbs' own. */
export interface WebPushDeps extends Deps {
  push: WebPush;
}

/**
 * Sends every message that is due, some at the same time. A browser that its service no longer knows is forgotten; a message that could
 * not be sent is tried again for a day.
 * @param goOn asked before each further message
 */
export async function sendDueWebPushes(deps: WebPushDeps, goOn: () => boolean = () => true): Promise<void> {
  transact(deps, ({ store, now }) => store.webPushes.forget(movedBy(now, -DAY_MS)));
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendInTurn(deps, goOn)));
}

/** Sends one message after another until none is due. An attempt is counted before it is made, so that no two lanes take the same. */
async function sendInTurn(deps: WebPushDeps, goOn: () => boolean): Promise<void> {
  for (let next = nextPush(deps); next; next = goOn() ? nextPush(deps) : undefined) {
    const { id, session, kind, endpoint } = next;
    const { outcome, status } = await deps.push.send(next);
    transact(deps, ({ store }) => {
      // The browser may have got another address meanwhile.
      if (outcome === "gone" && store.webPushes.device(session)?.endpoint === endpoint) store.webPushes.leave(session);
      else if (outcome === "sent") store.webPushes.settle(id);
    });
    if (outcome === "failed") deps.log.error({ push: id, kind, status }, "A push message could not be sent");
  }
}

/** The message whose turn it is, its attempt counted; those that are no longer wanted are settled on the way. */
function nextPush(deps: WebPushDeps): DueWebPush | undefined {
  return transact(deps, (tx) => {
    const { store, now } = tx;
    for (let next = store.webPushes.due(now); next; next = store.webPushes.due(now)) {
      if (isWantedSafely(tx, next)) {
        store.webPushes.beginAttempt(next.id, movedBy(now, pauseAfter(next.attempts + 1)));
        return next;
      }
      store.webPushes.settle(next.id);
    }
    return undefined;
  });
}

/** One that cannot be judged does not keep the others from being sent. */
function isWantedSafely(tx: Tx, next: DueWebPush): boolean {
  try {
    return isWanted(tx, next);
  } catch (error) {
    tx.log.error({ err: error, push: next.id }, "A push message could not be judged");
    return false;
  }
}

/** Rights are asked again: since the news was written its reader may have left the agreement, or the session may have ended. */
function isWanted(tx: Tx, { user_id, session, agreement_id, kind: name }: DueWebPush): boolean {
  const kind = ALERT_KINDS.find((each) => each === name);
  return (
    kind !== undefined &&
    tx.store.sessions.get(session, tx.now, idleSince(tx.now)) !== undefined &&
    mailableUser(tx, user_id) !== null &&
    !mailSettingsOf(tx, user_id).off.includes(kind) &&
    agreementFor(tx, user_id, agreement_id, readersOf(kind)) !== null
  );
}
