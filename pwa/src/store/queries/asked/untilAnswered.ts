import { defer, EMPTY, map, type Observable, race, retry, timer } from "rxjs";
import type { Answer, Failed } from "../../http/http.ts";
import { reconnections } from "../reconnections.ts";

/** The server may have been busy: a minute is what its limits count by. */
const AGAIN_MS = 60_000;

/**
 * The answer to a question of the server. After a failure that may pass it is asked again: when the server can be reached again, at the
 * latest after a minute. A refusal ends it without an answer.
 */
export function untilAnswered<T>(ask: () => Promise<Answer<T>>): Observable<T> {
  return defer(ask).pipe(
    map((answer) => {
      if (!answer.ok) throw answer;
      return answer.value;
    }),
    retry({ delay: (failed: Failed) => (mayPass(failed) ? race(timer(AGAIN_MS), reconnections()) : EMPTY) }),
  );
}

function mayPass({ status }: Failed): boolean {
  return status === null || status === 429 || status >= 500;
}
