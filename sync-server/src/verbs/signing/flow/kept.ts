import { z } from "zod";
import type { Credential } from "../../../ports/signer/signer.ts";

const kept = z.object({
  id: z.string(),
  description: z.string(),
  isEnabled: z.boolean(),
  certificates: z.array(z.base64()),
  certificateStatus: z.enum(["valid", "expired", "revoked", "suspended"]).nullable(),
  algorithms: z.array(z.string()),
  mode: z.enum(["explicit", "oauth2code"]),
  scal: z.enum(["1", "2"]),
  multisign: z.number(),
});

/** A key of the service as the row of a signature keeps it. */
export function keptCredential(credential: Credential): string {
  return JSON.stringify({
    ...credential,
    certificates: credential.certificates.map((each) => each.toString("base64")),
  });
}

/** The key that a signature is made with; null where none was chosen yet. */
export function credentialIn({ credential }: { credential: string | null }): Credential | null {
  if (credential === null) return null;
  const read = kept.parse(JSON.parse(credential));
  return { ...read, certificates: read.certificates.map((each) => Buffer.from(each, "base64")) };
}
