import { from, merge, Observable, of, type Subject, switchMap } from "rxjs";
import type { Result } from "shared-schema/base/result";
import { reconnections } from "../reconnections.ts";

interface Again {
  /** The time between two questions while the page is looked at. */
  everyMs: number;
  /** Asks at once. */
  refreshed: Subject<void>;
}

/** Answers of the server about what travels in no feed, asked for again and again. Without an answer the last one is kept. */
export function askedAgain<T>(ask: () => Promise<Result<T>>, { everyMs, refreshed }: Again): Observable<T> {
  return merge(of(null), ticks(everyMs), reconnections(), refreshed).pipe(
    switchMap(() => from(ask())),
    switchMap((answer) => (answer.ok ? of(answer.value) : [])),
  );
}

/** Emits again and again while the page is looked at. */
function ticks(everyMs: number): Observable<void> {
  return new Observable((subscriber) => {
    const timer = setInterval(() => document.visibilityState === "visible" && subscriber.next(), everyMs);
    return () => clearInterval(timer);
  });
}
