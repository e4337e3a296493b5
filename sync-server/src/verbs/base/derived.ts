import { RefusalError, refused } from "shared-schema/base/result";
import { NotDerived } from "../../ports/derivations/derivations.ts";
import { SERVER } from "../../ports/pool/pool.ts";

/** More than any verb asks for: to find the edit that outdated an approval takes some ten for each party. */
const MOST_DERIVED = 200;

/**
 * Runs work that asks for plans, texts and the like. What is not known ends it and is made outside, in the account's turn at the threads;
 * then the work begins again, in a new transaction: it reads the present state, and binds what was derived of that state alone.
 * The work must leave nothing behind when it is ended so. What follows a commit is work of its own.
 */
export async function derived<T>(actor: { user_id: number } | null, work: () => T | Promise<T>): Promise<T> {
  for (let made = 0; made < MOST_DERIVED; made++) {
    try {
      return await work();
    } catch (missing) {
      if (!(missing instanceof NotDerived)) throw missing;
      await missing.make(actor?.user_id ?? SERVER);
    }
  }
  throw new RefusalError(refused("agreement.changing").refusal);
}
