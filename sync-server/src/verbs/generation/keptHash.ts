import { createHash } from "node:crypto";
import type { ContractFiles } from "../../store/queries/contractVersions.ts";

/** The data kept of a version beside its PDF. */
export type KeptContents = Pick<ContractFiles, "fingerprint" | "agreement" | "terms" | "parties" | "html" | "text">;

/** SHA-256 in hex over everything that is kept of a version beside its PDF, each part after its length in bytes. */
export function keptHash({ fingerprint, agreement, terms, parties, html, text }: KeptContents): string {
  const hash = createHash("sha256");
  for (const part of [fingerprint, agreement, terms, parties, html, text ?? ""]) {
    const bytes = Buffer.from(part);
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest("hex");
}
