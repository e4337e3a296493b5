import { createHash } from "node:crypto";
import { copied } from "shared-schema/base/bytes/bytes";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result } from "shared-schema/base/result";
import { SEAL } from "shared-schema/pades/sign/fieldNames";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { SigningDeps } from "../deps.ts";
import { verified } from "./revision.ts";

interface Sealing {
  /** What the seal is for. */
  words: string;
  /** UTC. */
  at: string;
}

/** Seals a file with the platform’s key, with a time stamp. @returns the whole file, which the verifier calls right */
export async function sealed(
  { pdfSigner }: SigningDeps,
  service: SigningService,
  base: Uint8Array,
  { words, at }: Sealing,
): Promise<Result<Uint8Array>> {
  const { platform } = service;
  const { certificates, sign } = platform.seal();
  const prepared = await pdfSigner.prepare(base, {
    ...{ field: SEAL, name: PRODUCT.name, reason: words, location: null, at, paragraphs: null },
    certificates: certificates.map(copied),
    reserve: platform.reserve,
  });
  if (!prepared.ok) return prepared;
  const value = sign(Buffer.from(prepared.value.attributes, "base64"));
  const accepted = await pdfSigner.accept(prepared.value, value);
  if (!accepted.ok) return accepted;
  const stamped = await platform.stamper(createHash("sha256").update(accepted.value).digest());
  if (!stamped.ok) return stamped;
  const finishing = { base, prepared: prepared.value, value, token: stamped.value.token, anchors: service.anchors() };
  const finished = await pdfSigner.finish(finishing);
  if (!finished.ok) return finished;
  const right = verified(finished.value, service);
  return right.ok ? done(right.value.bytes) : right;
}
