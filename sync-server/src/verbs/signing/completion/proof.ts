import { SIGNATURE_LEVELS } from "shared-schema/labels/signing";
import type { SignatureVerdict } from "shared-schema/pades/verify/verdict";
import { z } from "zod";

/** What is known of a signature besides its file: how the verifier read it when it was made, and how it came about. */
const keptProof = z.object({
  level: z.enum(SIGNATURE_LEVELS),
  serial: z.string(),
  signer: z.string(),
  issuer: z.string(),
  timeAuthority: z.string().nullable(),
  /** The refusal of the configured time-stamp authority, where another one has stamped. */
  stampProblem: z.string().nullable().default(null),
  /** Whether it was confirmed at the embedded service, or at another operator's. */
  method: z.enum(["platform", "service"]).nullable().default(null),
});
type Proof = z.infer<typeof keptProof>;

/** Reads the proof of a signature; null until it is signed. */
export function proofIn({ proof }: { proof: string | null }): Proof | null {
  return proof === null ? null : keptProof.parse(JSON.parse(proof));
}

/** A proof as the row keeps it. */
export function proofOf(
  { level, serial, signer, issuer, timeAuthority }: SignatureVerdict,
  { stampProblem, method }: Pick<Proof, "stampProblem" | "method">,
): string {
  return JSON.stringify({ level, serial, signer, issuer, timeAuthority, stampProblem, method } satisfies Proof);
}
