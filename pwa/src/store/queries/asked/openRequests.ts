import { map, Subject } from "rxjs";
import { request } from "../../http/http.ts";
import { useSession } from "../../session/session.ts";
import { LiveValues, useLive } from "../live.ts";
import { askedAgain } from "./askedAgain.ts";

/** Requests are no documents and travel in no feed: the number is asked for. */
const ASKED_EVERY_MS = 60_000;

const refreshed = new Subject<void>();

const open = new LiveValues<number>(() =>
  askedAgain(() => request<{ open: number }>("GET", "/request/open", { quiet: true }), {
    everyMs: ASKED_EVERY_MS,
    refreshed,
  }).pipe(map((answer) => answer.open)),
);

/** Returns the number of requests for agreements that wait for an administrator; 0 for everybody else. */
export function useOpenRequests(): number {
  // An administrator who has to add a second factor first gets no answer.
  const mayAsk = useSession(({ user }) => user?.is_admin && !user.lacks_factor);
  return useLive(open, mayAsk ? "all" : null) ?? 0;
}

/** Asks again at once: one has been decided. */
export function refreshOpenRequests(): void {
  refreshed.next();
}
