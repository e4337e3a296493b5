import { OWN_ANSWER } from "shared-schema/api/ownAnswer";

/**
 * Asks our own server. Rejects without a connection, and likewise when somebody on the way has answered in its place, whatever
 * that answer looks like: it is no receipt, no refusal, and not the end of a session.
 */
export async function fetchOurs(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.headers.has(OWN_ANSWER)) return answer;
  // It may have no end.
  void answer.body?.cancel();
  throw new TypeError(`Somebody on the way answered ${answer.status}`);
}
