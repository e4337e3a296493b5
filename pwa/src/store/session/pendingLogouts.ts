import { noteStorageTrouble } from "../database/storageTrouble.ts";
import { fetchFromServer } from "../http/fetchFromServer.ts";
import { inBrowserDatabase } from "./browserDatabase.ts";

/** A log-out waits no longer than this for the server. */
const LONGEST_GOODBYE_MS = 3_000;
/** A browser reports a connection a moment before it can be used, so the first retries come soon. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends every log-out that the server has not received, each with its own token, whichever user is logged in now. Those that
 * fail are sent again.
 * @param retryMs the time until then, in milliseconds; it doubles with each retry
 */
export async function sendPendingLogouts(retryMs = FIRST_RETRY_MS): Promise<void> {
  clearTimeout(timer);
  try {
    const endings = await inBrowserDatabase(({ endings }) => endings.toArray());
    const sent = await Promise.all(endings.map(({ token }) => sendLogout(token)));
    if (!sent.includes(false)) return;
    const next = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    // Another call may have set its own timer while this one was waiting.
    clearTimeout(timer);
    timer = setTimeout(() => void sendPendingLogouts(next), retryMs);
  } catch (cause) {
    noteStorageTrouble(cause);
  }
}

/** Sends pending log-outs at once, and whenever the browser reports a connection again. */
export function followPendingLogouts(): void {
  globalThis.addEventListener?.("online", () => void sendPendingLogouts());
  void sendPendingLogouts();
}

/** @returns whether the server has answered for good, so that this token need not be sent again */
async function sendLogout(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(LONGEST_GOODBYE_MS);
  const answer = await fetchFromServer("/api/user/logout", { method: "POST", headers, signal }).catch(() => null);
  if (!answer || mayHelpLater(answer.status)) return false;
  await inBrowserDatabase(({ endings }) => endings.delete(token));
  return true;
}

/** Any other answer is final: 401 says that the session has ended already, and a request that was refused is refused again. */
function mayHelpLater(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}
