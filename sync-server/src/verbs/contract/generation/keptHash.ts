import { createHash } from "node:crypto";
import type { ContractFiles } from "../../../store/queries/contractVersions.ts";

/** The data kept of a version beside its PDF. */
type KeptContents = Pick<ContractFiles, "fingerprint" | "agreement" | "terms" | "parties" | "html" | "text">;

/** SHA-256 in hex over everything that is kept of a version beside its PDF, each part after its length in bytes. */
export function keptHash({ fingerprint, agreement, terms, parties, html, text }: KeptContents): string {
  const hash = createHash("sha256");
  for (const part of [fingerprint, agreement, terms, parties, html, text ?? ""]) {
    const bytes = Buffer.from(part);
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest("hex");
}

/** The particulars kept of a version in columns of their own. */
type KeptParticulars = Pick<
  ContractFiles,
  "cruise_id" | "version" | "generated_at" | "generated_by" | "pdf_sha256" | "file_name"
>;

/** SHA-256 in hex over the particulars of a version: copies are checked by them, and lists and downloads show them. */
export function particularsHash(kept: KeptParticulars): string {
  const { cruise_id, version, generated_at, generated_by, pdf_sha256, file_name } = kept;
  const particulars = [cruise_id, version, generated_at, generated_by, pdf_sha256, file_name];
  return createHash("sha256").update(JSON.stringify(particulars)).digest("hex");
}
