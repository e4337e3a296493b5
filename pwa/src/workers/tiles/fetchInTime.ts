import { Unreachable } from "./failure.ts";
import { ANSWER_MS } from "./limits.ts";

/** The answer of a host, whatever it says. @throws `Unreachable` where there is none in time */
export function fetchInTime(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch((cause: unknown) => {
    throw new Unreachable("no answer", { cause });
  });
}

/** An answer that has what was asked for. @throws `Unreachable` where the host refuses */
export function accepted(answer: Response): Response {
  if (!answer.ok) throw new Unreachable(`answered with ${answer.status}`);
  return answer;
}
