import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";

/**
 * Asks our own server, which answers refusals as codes. Rejects without a connection, and likewise when someone on the way has
 * answered in its place, whatever that answer looks like: it is no receipt, no refusal, and not the end of a session.
 */
export async function fetchFromServer(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept", `${REFUSAL_TYPE}, */*`);
  const answer = await fetch(url, { ...init, headers });
  if (answer.headers.has(OWN_ANSWER)) return answer;
  // It may have no end.
  void answer.body?.cancel();
  throw new TypeError(`Someone on the way answered ${answer.status}`);
}
