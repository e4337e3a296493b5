import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** The certificates in a PEM file, in DER. @param file null for none */
export function readPem(file: string | null): Uint8Array[] {
  const text = file === null ? "" : readFileSync(file, "utf8");
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new Uint8Array(new X509Certificate(block).raw));
}
