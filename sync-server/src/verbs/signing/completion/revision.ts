import { done, type Result, refused } from "shared-schema/base/result";
import type { FileVerdict } from "shared-schema/pades/verify/verdict";
import type { Finished } from "../../../ports/signatures/laterJobs.ts";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { Tx } from "../../base/context.ts";
import type { VersionKey } from "../deps.ts";
import { newestOf, sha256 } from "../file.ts";

interface Added {
  kind: "seal" | "validation-data" | "archive";
  /** The number of the revision that it follows, and the length of the file up to there. */
  after: number;
  length: number;
}

/** Keeps a revision that the server has made by itself. @returns its number and the hash of the file with it */
export function keepRevision(
  tx: Tx,
  { id, version }: VersionKey,
  { kind, after, length }: Added,
  bytes: Uint8Array,
): Result<{ n: number; sha256: string }> {
  if (newestOf(tx.store, { id, version }) !== after) return refused("signature.other-base");
  const kept = { cruise_id: id, version, n: after + 1, sha256: sha256(bytes), made_at: tx.now, user_id: null };
  tx.store.signing.revisions.add({ ...kept, kind, bytes: Buffer.from(bytes.subarray(length)) });
  return done({ n: kept.n, sha256: kept.sha256 });
}

/** The file, if the verifier finds nothing wrong with it. A certificate that was revoked when it signed is named. */
export function verified({ bytes, verdict }: Finished, { knowsAuthorities }: SigningService): Result<Finished> {
  if (isRight(verdict, knowsAuthorities)) return done({ bytes, verdict });
  const revoked = verdict.signatures.find(({ state }) => state === "revoked-certificate");
  return revoked ? refused("archive.revoked", { name: revoked.signer }) : refused("signing.not-verified");
}

/** Without the certificates of all authorities no one can say more than that the file is whole. */
function isRight({ code }: FileVerdict, knowsAuthorities: boolean): boolean {
  const isWhole = code === "valid" || code === "sealed" || code === "unsigned";
  return isWhole || (!knowsAuthorities && code === "untrusted");
}
