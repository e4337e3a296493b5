import { setTimeout as later } from "node:timers/promises";
import { refused } from "shared-schema/base/result";
import type { SignatureRow } from "../../store/queries/signing/signatures.ts";
import { transact } from "../base/context.ts";
import { movedBy } from "../base/instants.ts";
import type { SigningDeps } from "./deps.ts";
import { noteKeyEvents } from "./device/keyEvents.ts";
import { advance } from "./flow/advance.ts";
import { opened } from "./flow/secrets.ts";
import { fail, LEASE_MS } from "./flow/steps.ts";

/**
 * Looks once at every signature that is under way: asks the service whether the person has confirmed, goes on where a restart has
 * interrupted, ends what took too long, and revokes what has ended. A fault of one leaves the others, and one that waits for a slow
 * answer holds up none. Once stopped, it waits for all of them.
 */
export async function lookAtSignatures(deps: SigningDeps, isStopped: () => boolean = () => false): Promise<void> {
  const { signatures } = deps.store.signing;
  const busy = underWay.get(deps.store) ?? new Map<string, Promise<void>>();
  underWay.set(deps.store, busy);
  const begin = (key: string, work: () => Promise<void>) => {
    if (busy.size >= MOST_AT_ONCE || busy.has(key)) return;
    const done = work()
      .catch((error: unknown) => deps.log.error({ err: error, signature: key }, "A signature could not go on"))
      .finally(() => busy.delete(key));
    busy.set(key, done);
  };
  noteKeyEvents(deps);
  for (const id of signatures.open()) begin(id, () => lookAt(deps, id));
  for (const row of signatures.toRevoke()) begin(`revoke ${row.id}`, () => revoke(deps, row));
  const all = Promise.all(busy.values());
  await Promise.race([all, later(PATIENCE_MS, undefined, { ref: false })]);
  if (isStopped()) await all;
}

/** Settles when no look is under way any more. */
export async function looksEnded({ store }: Pick<SigningDeps, "store">): Promise<void> {
  await Promise.all(underWay.get(store)?.values() ?? []);
}

/** So many signatures wait for answers of the service at the same time. */
const MOST_AT_ONCE = 32;
/** A look that takes longer leaves what is slow to the next one, and goes on with the others. */
const PATIENCE_MS = 2_000;

const underWay = new WeakMap<SigningDeps["store"], Map<string, Promise<void>>>();

/** A service that cannot revoke, or does not answer, ends the token by itself. */
async function revoke(deps: SigningDeps, { id, token: kept }: SignatureRow): Promise<void> {
  const token = opened(deps, kept, id);
  if (token !== null) await deps.signing?.signer.revoke(token);
  transact(deps, (tx) => tx.store.signing.signatures.forgetToken(id));
}

async function lookAt(deps: SigningDeps, id: string): Promise<void> {
  const row = deps.store.signing.signatures.byId(id);
  if (!row) return;
  const isLate = row.changed_at < movedBy(deps.clock.now().toISOString(), -LEASE_MS);
  if (isLate) fail(deps, row, refused("signing.timed-out").refusal);
  else if (row.status !== "NEW" && row.status !== "UPLOADING") await advance(deps, id, "en");
  else if (row.status === "UPLOADING" && row.credential !== null) await resumeUpload(deps, id, row.credential);
}

/** A second log-in is the browser's: there is nothing to go on with but for services that confirm by themselves. */
async function resumeUpload(deps: SigningDeps, id: string, credential: string): Promise<void> {
  if (JSON.parse(credential).mode === "explicit") await advance(deps, id, "en");
}
