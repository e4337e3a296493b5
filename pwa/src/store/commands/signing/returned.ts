import { continueSignature, type Step, type VersionPlace } from "./signing.ts";

/** The code and state in the address that the signing service returns the browser to. */
export interface Returned {
  code: string;
  state: string;
}

/** Returns that were handed on since this page was loaded. */
const handed = new Map<string, Promise<Step>>();

/**
 * Hands a return of the signing service on to the server, once: its code holds once, and a page may be loaded again. After a reload the
 * signature is found where it is.
 */
export function handOn(place: VersionPlace, userId: number, returned: Returned): Promise<Step> {
  const known = handed.get(returned.state);
  if (known) return known;
  const key = `passerelle.signing.${returned.state}`;
  if (sessionStorage.getItem(key) !== null) return Promise.resolve({ kind: "signing", at: 0 });
  sessionStorage.setItem(key, "1");
  const step = continueSignature(place, userId, returned);
  handed.set(returned.state, step);
  return step;
}
