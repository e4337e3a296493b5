import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { done, type Result, refused } from "shared-schema/base/result";
import type { PreparedSignature } from "shared-schema/pades/sign/signature";
import type { SignatureVerdict } from "shared-schema/pades/verify/verdict";
import { missingSignatories } from "shared-schema/signing/signRules";
import type { Finished } from "../../../ports/signatures/laterJobs.ts";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { firstOrElse, type Stamper } from "../../../ports/timeStamp/stamper.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt, transact } from "../../base/context.ts";
import { askNext } from "../ask/askNext.ts";
import { beginCompletion } from "../completion/begin.ts";
import { proofOf } from "../completion/proof.ts";
import type { SigningDeps } from "../deps.ts";
import { fileAt, newestOf, sha256 } from "../file.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { mailCompletion } from "../letters.ts";
import { partiesIn } from "../parties.ts";
import { readSigning } from "../versionState.ts";
import { admit } from "./admit.ts";
import type { Stepped } from "./begun.ts";
import { credentialIn } from "./kept.ts";
import { preparedIn } from "./prepare.ts";
import { opened } from "./secrets.ts";
import { FRESH, writeStep } from "./steps.ts";

/**
 * Fetches the value, stamps it, finishes the revision and verifies it: only what our own verifier calls valid is a signature. Revision,
 * row, event and mails are written in one transaction.
 */
export async function complete(deps: SigningDeps, service: SigningService, row: SignatureRow): Promise<Stepped> {
  const prepared = preparedIn(row);
  if (prepared === null || row.base === null) return refused("signer.authorisation-invalid");
  const value = await fetchedValue(deps, service, row, prepared);
  if (!value.ok) return value;
  const accepted = await deps.pdfSigner.of(row.user_id).accept(prepared, value.value);
  if (!accepted.ok) return accepted;
  const { token, problem } = await stampOver(deps, service, row, accepted.value);
  const place = { id: row.cruise_id, version: row.version };
  const base = fileAt(deps.store, place, row.base);
  const finished = await deps.pdfSigner.of(row.user_id).finish({
    base,
    prepared,
    value: value.value,
    token,
    anchors: service.anchors(),
  });
  if (!finished.ok) return finished;
  const verdict = verdictFor(finished.value, prepared.field, service);
  if (!verdict) return refused("signing.not-verified");
  const how = { stampProblem: problem, method: service.accountToken === null ? "service" : "platform" } as const;
  return keep(deps, service, row, { ...finished.value, verdict, proof: proofOf(verdict, how), base: base.length });
}

/**
 * A time stamp over the value. An authority that does not answer costs the level, and not the signature: its refusal is kept. Where the
 * service offers no stamps, the platform's authority makes them, and nothing is amiss.
 */
async function stampOver(
  deps: SigningDeps,
  { signer, stamper, platform }: SigningService,
  row: SignatureRow,
  value: Uint8Array,
): Promise<{ token: Buffer | null; problem: string | null }> {
  const hash = createHash("sha256").update(value).digest();
  const ofService: Stamper = async (each) =>
    withoutProblem(await signer.timestamp(opened(deps, row.token, row.id) ?? "", each));
  const stamped = await (stamper ?? firstOrElse(ofService, platform.stamper))(hash);
  const problem = stamped.ok ? stamped.value.problem : stamped.refusal;
  if (problem?.code === "signer.not-supported")
    return { token: stamped.ok ? stamped.value.token : null, problem: null };
  if (problem) deps.log.error({ code: problem.code, signature: row.id }, "A time-stamp authority has failed");
  return { token: stamped.ok ? stamped.value.token : null, problem: problem?.code ?? null };
}

function withoutProblem(token: Result<Buffer>) {
  return token.ok ? done({ token: token.value, problem: null }) : token;
}

/** The value of the signature. It is kept at once: the service gives it a single time. */
async function fetchedValue(
  deps: SigningDeps,
  { signer }: SigningService,
  row: SignatureRow,
  prepared: PreparedSignature,
): Promise<Result<Buffer>> {
  if (row.value) return done(row.value);
  const credential = credentialIn(row);
  const sad = opened(deps, row.sad, row.id);
  const token = opened(deps, row.token, row.id);
  if (!credential || sad === null || token === null) return refused("signer.authorisation-invalid");
  const isRedirected = credential.mode === "oauth2code";
  const asked = { credential, sad: isRedirected ? null : sad, hashes: [Buffer.from(prepared.hash, "base64")] };
  const signed = await signer.signHash(isRedirected ? sad : token, asked);
  if (!signed.ok) return signed;
  const [value] = signed.value;
  if (!value) return refused("signer.unreadable");
  transact(deps, (tx) => tx.store.signing.signatures.change(row, { ...row, value }));
  return done(value);
}

/** The verdict on the new signature, if it and every one before it hold. */
function verdictFor(
  { verdict }: Finished,
  field: string,
  { knowsAuthorities }: SigningService,
): SignatureVerdict | null {
  // Without the certificates of the service's authorities no one can say more than that the file is whole.
  const isRight = verdict.code === "valid" || (!knowsAuthorities && verdict.code === "untrusted");
  const own = verdict.signatures.find((each) => each.field === field);
  return isRight && own ? own : null;
}

function keep(
  deps: SigningDeps,
  service: SigningService,
  row: SignatureRow,
  { bytes, verdict, proof, base }: Pick<Finished, "bytes"> & { verdict: SignatureVerdict; proof: string; base: number },
): Result<SignatureRow | null> {
  return attempt(deps, (tx) => {
    const place = { id: row.cruise_id, version: row.version };
    const user_id = accountNow(tx, row.user_id);
    const admitted = admit(tx, deps, { user_id }, place);
    if (!admitted.ok) return admitted;
    const { signing, signatory } = admitted.value;
    if (newestOf(tx.store, place) !== row.base) return refused("signature.other-base");
    if (!isDeepStrictEqual(signatory.parties, partiesIn(row))) return refused("signing.delegation-ended");
    const n = row.base + 1;
    const hash = sha256(bytes);
    const added = Buffer.from(bytes.subarray(base));
    const kept = { cruise_id: place.id, version: place.version, n, sha256: hash, made_at: tx.now };
    tx.store.signing.revisions.add({ ...kept, bytes: added, kind: "signature", user_id });
    const { time, level } = verdict;
    const signed_at = time ?? tx.now;
    const signed = writeStep(tx, row, "SIGNED", { ...FRESH, base: row.base, revision: n, signed_at, proof });
    if (!signed) return refused("signature.other-base");
    tx.store.signing.turns.free(place.id, place.version, row.user_id);
    keepAwaited(tx, place.id, user_id);
    const details = { agreement: place.id, version: place.version, sha256: hash, level };
    noteEvent(tx, { verb: "signing.sign", user_id, details }, null);
    const after = readSigning(tx, place, true);
    if (after.ok) beginCompletion(tx, after.value);
    const missing = after.ok ? missingSignatories(after.value.state).length : 0;
    if (after.ok && missing === 0) mailCompletion(tx, signing, { signed, assurance: service.assurance });
    if (after.ok && after.value.state.order !== null) askNext(tx, place, service);
    return done(signed);
  });
}
