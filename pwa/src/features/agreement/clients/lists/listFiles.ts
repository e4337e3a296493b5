import type { Manifest } from "shared-schema/export/manifest";
import { manifestCsv } from "shared-schema/export/manifestCsv";
import { documentWorker } from "#workers/documents/documents.ts";
import type { CallManifest } from "./useManifests.ts";

/** The name of a list's file without its ending: «passengers-00001-2». */
export function stemOf({ manifest, label }: CallManifest): string {
  return `passengers-${manifest.voyage}-${label.split(" ")[0]}`;
}

/** Prints a list. */
export async function pdfOf(manifest: Manifest): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await documentWorker.ask((remote) => remote.manifest(manifest, new Date().toISOString())));
}

/** The lists of all calls in one archive, each as CSV and PDF. */
export async function allLists(
  calls: readonly CallManifest[],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; voyage: string }> {
  const { strToU8, zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  for (const call of calls) {
    files[`${stemOf(call)}.csv`] = strToU8(manifestCsv(call.manifest));
    files[`${stemOf(call)}.pdf`] = await pdfOf(call.manifest);
  }
  return { bytes: Uint8Array.from(zipSync(files)), voyage: calls[0]?.manifest.voyage ?? "" };
}
