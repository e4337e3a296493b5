import { createHash } from "node:crypto";
import type { Store } from "../../store/store.ts";
import type { SigningDeps, VersionKey } from "./deps.ts";

/** The file of a version after so many revisions; 0 is the PDF as it was generated. */
export function fileAt({ contractVersions, signing }: Store, { id, version }: VersionKey, n: number): Buffer {
  return Buffer.concat([contractVersions.pdfOf(id, version), ...signing.revisions.piecesOf(id, version, n)]);
}

/** The number of the newest revision; 0 where nothing was added. */
export function newestOf({ signing }: Store, { id, version }: VersionKey): number {
  return signing.revisions.of(id, version).at(-1)?.n ?? 0;
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const counted = new Map<string, number>();
const MOST_COUNTED = 1_000;

/** The pages of a generated version: they never change, so that they are counted once. */
export async function pagesIn(
  { store, pdfSigner }: Pick<SigningDeps, "store" | "pdfSigner">,
  { id, version }: VersionKey,
): Promise<number> {
  const hash = store.contractVersions.get(id, version)?.pdf_sha256;
  if (hash === undefined) return 0;
  const known = counted.get(hash);
  if (known !== undefined) return known;
  const pages = await pdfSigner.pages(store.contractVersions.pdfOf(id, version));
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(hash, pages);
  return pages;
}
