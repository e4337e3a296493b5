import { type Refusal, RefusalError, refused } from "shared-schema/base/result";
import type { Runtime } from "../database/runtime.ts";
import { followDrafts } from "../drafts/draftStore.ts";
import { dropSettledDrafts } from "../drafts/settledDrafts.ts";
import { request } from "../http/http.ts";
import { adoptToken, currentToken } from "../http/token.ts";
import { useSyncFacts } from "../queries/syncFacts.ts";
import { type Me, meOf } from "../session/me.ts";
import { followOtherTabs } from "../session/otherTabs.ts";
import { followPendingLogouts } from "../session/pendingLogouts.ts";
import { useSession } from "../session/session.ts";
import { endStoredSession, hasLeft, renewSession, storedSession, usersLeaving } from "../session/sessionStore.ts";
import { takeNotice } from "../session/unsentCounts.ts";
import { closeScreens, expire } from "./ending/logout.ts";
import { clearNotifications } from "./notices/clearNotifications.ts";
import { emptyData, enter, leave } from "./userSession.ts";
import { welcomeBack } from "./welcomeBack.ts";

/**
 * Restores the session that this browser keeps, connected or not. The server is asked once whether it is still valid; only a
 * clear refusal ends it.
 */
export async function restoreSession(): Promise<void> {
  followPendingLogouts();
  const kept = await storedSession();
  if (await finishLeaving(kept?.me?.id)) return globalThis.location.reload();
  if (!kept) return useSession.setState({ status: "empty", notice: takeNotice() });
  adoptToken(kept.token);
  if (kept.me) await begin(kept.me);
  else useSession.setState({ status: "loading" });
  const asked = refreshMe();
  if (!kept.me) await asked;
}

/**
 * Finishes the log-outs that were interrupted before the data was removed.
 * @param present the user whose data stays
 * @returns whether there were any: RxDB counts the collections opened for it until the page is loaded again
 */
async function finishLeaving(present: number | undefined): Promise<boolean> {
  const leaving = (await usersLeaving()).filter((userId) => userId !== present);
  // The device shows nothing of those who have left; where someone has logged in since, its messages are for that user.
  if (present === undefined && leaving.length > 0) await clearNotifications();
  // The next page tries again where it fails.
  const finished = await Promise.all(
    leaving.map((userId) =>
      emptyData(userId).then(
        () => hasLeft(userId),
        () => false,
      ),
    ),
  );
  return finished.includes(true);
}

/** Asks again who is logged in: profiles may have been claimed or added. */
export async function refreshMe(): Promise<void> {
  const token = currentToken();
  const answer = await request<Me>("GET", "/user/me", { quiet: true });
  // A late answer must neither restore a session that has ended meanwhile nor end the one after it.
  if (token === null || currentToken() !== token) return;
  if (answer.ok) {
    const me = meOf(answer.value);
    if (await renewSession({ token, me })) await begin(me);
    return;
  }
  if (answer.status === 401 || answer.status === 422) return expire();
  if (!useSession.getState().user) useSession.setState({ status: "error", notice: answer.refusal.code });
}

/** Opens the user's data and lets the screens show it. @throws a RefusalError when it cannot be opened */
export async function begin(me: Me): Promise<void> {
  const { user } = useSession.getState();
  useSession.setState({ status: "success", user: me, token: currentToken(), notice: null });
  if (user?.id === me.id) return;
  if (user) return globalThis.location.reload();
  try {
    await enter(me, () => useSession.getState().user, lookAtWorkHere);
  } catch (cause) {
    useSession.setState({ status: "error", user: null });
    throw new RefusalError(notOpened(cause), { cause });
  }
  watchSession();
}

/** Sees what earlier pages and sessions of the user have left on this device. */
async function lookAtWorkHere(opened: Runtime): Promise<void> {
  const { device, userId } = opened;
  await dropSettledDrafts(device, userId, localStorage, opened.now());
  followDrafts(userId, localStorage);
  await welcomeBack(opened);
}

/** Returns the reason why the data could not be opened, as users are told. */
export function notOpened(cause: unknown): Refusal {
  if (cause instanceof RefusalError) return cause.refusal;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return refused("device.not-opened", { reason }).refusal;
}

/** Watches for a session that ends while screens are open: the server ends it, or another tab. */
function watchSession(): void {
  useSyncFacts.subscribe(({ halted }, before) => {
    if (halted !== before.halted && halted !== null && halted !== "too-old") void refreshMe();
  });
  const leaveTab = async () => {
    closeScreens(null);
    await leave.close({ remove: false });
  };
  const follow = async () => {
    await leaveTab();
    // A tab of an earlier version has ended it in the browser's own storage alone.
    await endStoredSession(currentToken(), { notifyServer: false });
    globalThis.location.assign("/");
  };
  followOtherTabs({
    userId: () => useSession.getState().user?.id,
    left: () => void follow(),
    replaced: () => void leaveTab().then(() => globalThis.location.reload()),
  });
}
