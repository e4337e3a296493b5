import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { readableSigning } from "../readable.ts";

/** The certificate of completion of a version, to those who read the version. */
export function certificatePdf(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
): Result<{ bytes: Uint8Array; fileName: string }> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  const { completion } = deps.store.signing;
  const facts = completion.certificate(place.id, place.version);
  const bytes = completion.certificatePdf(place.id, place.version);
  return facts && bytes ? done({ bytes, fileName: facts.file_name }) : refused("certificate.not-made");
}
