import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { fileAt } from "../file.ts";
import { readableSigning } from "../readable.ts";

/** The PDF of a version after one of its steps, whatever the agreement has become since. @param hash of that file */
export function signedPdf(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  hash: string,
): Result<{ bytes: Uint8Array; fileName: string }> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  const { pdf_sha256, file_name } = readable.value;
  const step = deps.store.signing.revisions.of(place.id, place.version).find(({ sha256 }) => sha256 === hash);
  if (!step && hash !== pdf_sha256) return refused("signing.document-not-found");
  return done({ bytes: fileAt(deps.store, place, step?.n ?? 0), fileName: file_name });
}
