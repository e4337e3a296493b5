import type { DeviceTicket } from "shared-schema/api/agreement/signing";
import { done, type Result, refused } from "shared-schema/base/result";
import { accountNow } from "../../base/account/accountNow.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, reading, type Tx } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import { accountFor } from "../account.ts";
import type { SigningDeps } from "../deps.ts";
import { sealed, stateHash } from "../flow/secrets.ts";

const LIFE_MS = 300_000;

/**
 * A link by which another device comes to the page that confirms the signature which waits for this user: for five minutes, once, for
 * this signature alone.
 */
export function makeTicket(deps: SigningDeps, actor: Actor): Result<DeviceTicket> {
  if (!deps.signing?.devicePage || !deps.signing.accountToken) return refused("signing.no-device-page");
  return attempt(deps, (tx) => {
    const [row] = tx.store.signing.signatures.waitingOf(actor.user_id);
    if (!row) return refused("signing.none-waits");
    const ticket = tx.ids.token();
    const expires_at = movedBy(tx.now, LIFE_MS);
    tx.store.signing.authorisations.add({
      ...{ state_hash: stateHash(ticket), signature_id: row.id, user_id: row.user_id, step: "device" },
      ...{ cruise_id: row.cruise_id, version: row.version, verifier: sealed(deps, "", row.id), expires_at },
    });
    const details = { agreement: row.cruise_id, version: row.version };
    noteEvent(tx, { verb: "signing.ticket", user_id: actor.user_id, details }, null);
    return done({ path: `/api/signing_ticket/${ticket}`, expires_at });
  });
}

/** Uses a ticket. @returns the address of the service's page, which opens to the person of the ticket */
export function useTicket(deps: SigningDeps, ticket: string): Result<string> {
  const { signing: service } = deps;
  if (!service?.devicePage || !service.accountToken) return refused("signing.no-device-page");
  const { devicePage, accountToken } = service;
  return attempt(deps, (tx) => {
    const user = takeTicket(tx, ticket);
    const account = user === null ? null : accountFor(reading(deps), user);
    if (account === null) return refused("signing.wrong-ticket");
    const token = accountToken(account, { id: tx.ids.uuid(), now: deps.clock.now() });
    return done(`${devicePage}?${new URLSearchParams({ account_token: token }).toString()}`);
  });
}

/** The account of a ticket that works, while its signature waits. */
function takeTicket(tx: Tx, ticket: string): number | null {
  const { authorisations, signatures } = tx.store.signing;
  const hash = stateHash(ticket);
  const kept = authorisations.get(hash);
  if (kept?.step !== "device" || !authorisations.use(hash, tx.now)) return null;
  return signatures.byId(kept.signature_id)?.status === "WAITING" ? accountNow(tx, kept.user_id) : null;
}
