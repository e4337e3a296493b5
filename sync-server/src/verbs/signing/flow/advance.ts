import type { Language } from "shared-schema/base/language";
import { done, type Refusal, RefusalError, type Result, refused } from "shared-schema/base/result";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { reading } from "../../base/context.ts";
import type { SigningDeps } from "../deps.ts";
import { admit } from "./admit.ts";
import { authorise, checkAgain, secondLogIn } from "./authorise.ts";
import type { Begun, Stepped } from "./begun.ts";
import { complete } from "./complete.ts";
import { prepare } from "./prepare.ts";
import { fail } from "./steps.ts";

const running = new WeakMap<SigningDeps["store"], Map<string, Promise<Result<Begun>>>>();

/**
 * Takes a signature as far as it goes without its person. Whatever has happened before is in the row, so that a restart goes on from it;
 * in one process it is advanced once at a time.
 */
export function advance(deps: SigningDeps, id: string, language: Language): Promise<Result<Begun>> {
  const map = running.get(deps.store) ?? new Map<string, Promise<Result<Begun>>>();
  running.set(deps.store, map);
  const busy = map.get(id);
  if (busy) return busy;
  const work = run(deps, id, language).finally(() => map.delete(id));
  map.set(id, work);
  return work;
}

async function run(deps: SigningDeps, id: string, language: Language): Promise<Result<Begun>> {
  for (;;) {
    const row = deps.store.signing.signatures.byId(id);
    if (!row) throw new Error(`There is no signature ${id}.`);
    if (row.status === "UPLOADING" && isRedirected(row)) return secondLogIn(deps, row, language);
    const stepped = await tried(() => next(deps, row));
    if (!stepped.ok) {
      fail(deps, row, stepped.refusal);
      return stepped;
    }
    if (stepped.value === null) return done({ kind: "signature", id });
  }
}

async function next(deps: SigningDeps, row: SignatureRow): Promise<Stepped> {
  const { status } = row;
  if (status === "NEW" || status === "SIGNED" || status === "FAILED") return done(null);
  const service = deps.signing;
  if (!service) return refused("signing.off");
  // An addendum that was opened, a decline or an order ends it before anything is asked of anybody.
  const tx = reading(deps);
  const admitted = admit(
    tx,
    deps,
    { user_id: accountNow(tx, row.user_id) },
    { id: row.cruise_id, version: row.version },
  );
  if (!admitted.ok) return admitted;
  switch (status) {
    case "PREPARING":
      return prepare(deps, service, row, admitted.value.signing);
    case "UPLOADING":
      return authorise(deps, service, row, admitted.value.signing);
    case "WAITING":
      return checkAgain(deps, service, row);
    case "RETRIEVING":
      return complete(deps, service, row);
  }
}

/** Whether the service asks for a second log-in, over the hash. */
function isRedirected({ credential }: SignatureRow): boolean {
  return credential !== null && JSON.parse(credential).mode === "oauth2code";
}

/** A thread that is stuck, or a fault, ends the signature in words, and leaves the row to be begun again. */
async function tried(work: () => Promise<Stepped>): Promise<Stepped> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.refusal satisfies Refusal };
    throw error;
  }
}
