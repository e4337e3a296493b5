import { from, merge, Observable, of, Subject, switchMap } from "rxjs";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";
import { LiveValues, useLive } from "./live.ts";
import { reconnections } from "./reconnections.ts";

/** Requests are no documents and travel in no feed: the number is asked for. */
const ASKED_EVERY_MS = 60_000;

const refreshed = new Subject<void>();

const open = new LiveValues<number>(() =>
  merge(of(null), ticks(), reconnections(), refreshed).pipe(
    switchMap(() => from(request<{ open: number }>("GET", "/request/open", { quiet: true }))),
    // Without an answer the last number stands.
    switchMap((answer) => (answer.ok ? of(answer.value.open) : [])),
  ),
);

/** Emits every minute that the page is looked at. */
function ticks(): Observable<void> {
  return new Observable((subscriber) => {
    const timer = setInterval(() => document.visibilityState === "visible" && subscriber.next(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  });
}

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
