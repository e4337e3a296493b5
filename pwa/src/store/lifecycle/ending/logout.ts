import type { Result } from "shared-schema/base/result";
import { settledEdits } from "../../drafts/pendingSaves.ts";
import { adoptToken, currentToken } from "../../http/token.ts";
import type { Me } from "../../session/me.ts";
import { sendPendingLogouts } from "../../session/pendingLogouts.ts";
import { useSession } from "../../session/session.ts";
import { endStoredSession, hasLeft } from "../../session/sessionStore.ts";
import { noticeAfterReload, setUnsentCount } from "../../session/unsentCounts.ts";
import { countUnsent, type UnsentWork } from "../../status/unsentWork.ts";
import { clearNotifications } from "../notices/clearNotifications.ts";
import { leave } from "../userSession.ts";

const EXPIRED = "Session expired. Please log in again.";

/**
 * The server has ended the session: removes from this device everything that the server has. Unsent edits stay for the next
 * log-in of the same user.
 */
export function expire(): Promise<void> {
  isExpired = true;
  ending ??= untilFailed(leaveExpired());
  return ending;
}

/**
 * The end of the session that is under way. Several exchanges learn at once that the server has ended it, also when a log-out
 * or a deletion of the account has asked for that; the first one decides which page is loaded then.
 */
let ending: Promise<void> | null = null;

/** Whether the server has said that the session has ended, also while a request is under way that may end it by itself. */
let isExpired = false;

/** An end that failed is tried again with the next request for it. */
function untilFailed(leaving: Promise<void>): Promise<void> {
  return leaving.catch((cause: unknown) => {
    ending = null;
    throw cause;
  });
}

async function leaveExpired(): Promise<void> {
  noticeAfterReload(EXPIRED);
  await endStoredSession(currentToken(), { notifyServer: false });
  // If that fails, the next page finishes it.
  await leaveData(EXPIRED).finally(() => globalThis.location.reload());
}

type LogoutAnswer = { done: true } | ({ done: false } & UnsentWork);

/**
 * Logs out and removes from this device everything that the server has. With unsent changes or open decisions it answers with
 * those instead, unless `force` is set; unsent changes then stay for this user's next log-in, also those made meanwhile.
 * @param options.next the page that is loaded then, the landing page unless told otherwise
 */
export async function logout(options: { force?: boolean; next?: string } = {}): Promise<LogoutAnswer> {
  const { user } = useSession.getState();
  if (!user) return { done: true };
  await settledEdits();
  const left = await leave.left();
  if (countUnsent(left) + left.decisions.length > 0 && !options.force) return { done: false, ...left };
  ending ??= untilFailed(leaveFor(options.next ?? "/"));
  await ending;
  return { done: true };
}

/**
 * Logs out when a request has ended the session on the server, such as the deletion of the account; unsent changes are not
 * asked about. A refused request leaves the session as it was.
 */
export async function logoutAfter<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  await settledEdits();
  const asked = ask();
  ending ??= asked.then((answer) => (answer.ok ? leaveFor("/") : undefined));
  const answer = await asked;
  await ending;
  if (!answer.ok) {
    ending = null;
    // An exchange has learnt meanwhile that the session has ended: it asks no second time.
    if (isExpired) await expire();
  }
  return answer;
}

async function leaveFor(next: string): Promise<void> {
  // First of all: if the rest is interrupted, this session still opens nothing any more.
  await endStoredSession(currentToken(), { notifyServer: true });
  // An exchange under way would be refused once the server has ended the session.
  await leave.stopSync();
  await sendPendingLogouts();
  // Even if that fails: the next page finishes it, and a fresh page starts RxDB's count of collections again.
  await leaveData(null).finally(() => globalThis.location.assign(next));
}

/** Closes the screens, waits for their last writes, and removes from this device everything that the server has. It shows no news any more. */
async function leaveData(notice: string | null): Promise<void> {
  const user = closeScreens(notice);
  const quieted = clearNotifications();
  await settledEdits();
  adoptToken(null);
  const left = await leave.close({ remove: true });
  await quieted;
  if (!user) return;
  setUnsentCount(user.id, countUnsent(left));
  await hasLeft(user.id);
}

/** Closes all screens that need a user. @returns the user whose screens they were */
export function closeScreens(notice: string | null): Me | null {
  const { user } = useSession.getState();
  useSession.setState({ status: "empty", user: null, token: null, notice });
  return user;
}
