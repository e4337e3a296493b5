import type { Language } from "shared-schema/base/language";
import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import { returnedProblem } from "../../../ports/signer/problem.ts";
import type { SigningAuthorisationRow } from "../../../store/queries/signing/authorisations.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { type Actor, reading, type Tx, transact } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { placeOfSigning } from "../letters.ts";
import { readableSigning } from "../readable.ts";
import { admit } from "./admit.ts";
import { advance } from "./advance.ts";
import type { Begun } from "./begun.ts";
import { owedBy } from "./owed.ts";
import { opened, sealed, stateHash } from "./secrets.ts";
import { fail, step, takeLease, writeFailure } from "./steps.ts";

interface Returned {
  code: string;
  state: string;
  language: Language;
}

/** Goes on with a signature after the log-in at the service. Code and state work once, for the account and the version they were made for. */
export async function comeBack(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  { code, state, language }: Returned,
): Promise<Result<Begun>> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  const service = deps.signing;
  if (!service) return refused("signing.off");
  // Asked before anything is used up: code and state are good for the call that follows the purchase.
  const admitted = admit(reading(deps), deps, actor, place);
  const offer =
    admitted.ok &&
    (await derived(actor, () => owedBy(reading(deps), deps, admitted.value.signatory, { place, language })));
  if (offer) return done({ kind: "offer", offer });
  const taken = transact(deps, (tx) => take(tx, deps, actor, place, state));
  if (!taken.ok) return taken;
  const { row, authorisation } = taken.value;
  const verifier = opened(deps, authorisation.verifier, row.id);
  if (verifier === null) return failed(deps, row, refused("signing.wrong-return").refusal);
  const answer = await service.signer.exchange({ code, verifier, redirectUri: service.returnUrl });
  if (!answer.ok) return failed(deps, row, answer.refusal);
  const token = sealed(deps, answer.value.token, row.id);
  if (authorisation.step === "service") {
    if (!step(deps, row, "PREPARING", { token })) return refused("signing.wrong-return");
  } else if (!step(deps, row, "RETRIEVING", { sad: token })) return refused("signing.wrong-return");
  return advance(deps, row.id, language);
}

function failed(deps: SigningDeps, row: SignatureRow, cause: Refusal): Result<never> {
  fail(deps, row, cause);
  return { ok: false, refusal: cause };
}

interface Taken {
  row: SignatureRow;
  authorisation: SigningAuthorisationRow;
}

/** Uses a state. A refusal that ends the signature is written, so nothing of it is taken back. */
function take(tx: Tx, deps: SigningDeps, actor: Actor, place: VersionKey, state: string): Result<Taken> {
  const { authorisations, signatures } = tx.store.signing;
  const hash = stateHash(state);
  const authorisation = authorisations.get(hash);
  const row = authorisation && signatures.byId(authorisation.signature_id);
  if (!authorisation || authorisation.step === "device" || !row) return refused("signing.wrong-return");
  if (!isFor(tx, authorisation, actor, place)) return refused("signing.wrong-return");
  if (!authorisations.use(hash, tx.now)) return refused("signing.wrong-return");
  const expected = authorisation.step === "service" ? "NEW" : "UPLOADING";
  if (row.status !== expected) return refused("signing.wrong-return");
  const admitted = admit(tx, deps, actor, place);
  if (!admitted.ok) {
    writeFailure(tx, row, admitted.refusal);
    return admitted;
  }
  takeLease(tx, row);
  return done({ row, authorisation });
}

function isFor(
  tx: Tx,
  { user_id, cruise_id, version }: SigningAuthorisationRow,
  actor: Actor,
  place: VersionKey,
): boolean {
  return accountNow(tx, user_id) === actor.user_id && cruise_id === place.id && version === place.version;
}

/** The query of the address that the service returns the browser to. */
interface ReturnQuery {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/**
 * Where a browser that comes back from the service goes: to the route that goes on with the signature, else to the contract, where the
 * reason is shown. The state is known to no one but that browser and the service.
 */
export function returnPath(
  deps: SigningDeps,
  { state = "", code, error, error_description }: ReturnQuery,
): Result<string> {
  const authorisation = reading(deps).store.signing.authorisations.get(stateHash(state));
  if (!authorisation || authorisation.step === "device") return refused("signing.wrong-return");
  const contract = placeOfSigning(reading(deps), { row: authorisation }, authorisation.user_id);
  if (code !== undefined) return done(`${contract}/sign?${new URLSearchParams({ code, state }).toString()}`);
  transact(deps, (tx) => {
    const row = tx.store.signing.signatures.byId(authorisation.signature_id);
    const isWaited = row?.status === "NEW" || row?.status === "UPLOADING";
    if (!row || !isWaited || !tx.store.signing.authorisations.use(authorisation.state_hash, tx.now)) return;
    writeFailure(tx, row, returnedProblem(error ?? "invalid_request", error_description ?? null).refusal);
  });
  return done(contract);
}
