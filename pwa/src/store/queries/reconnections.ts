import { Observable } from "rxjs";
import { useSyncFacts } from "./syncFacts.ts";

/** Emits each time the server can be reached again. */
export function reconnections(): Observable<unknown> {
  return new Observable((subscriber) =>
    useSyncFacts.subscribe((now, before) => now.reachable && !before.reachable && subscriber.next(now)),
  );
}
