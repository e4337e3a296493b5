import type { FieldPath } from "../../base/fieldPath.ts";
import { runtime } from "../database/runtime.ts";

/** A file that was chosen in a form, and judged. */
export interface ChosenFile {
  blob: Blob;
  fileName: string;
  /** The hexadecimal SHA-256 of the file as it was chosen. */
  hash: string;
}

/** Keeps a file that was chosen in a form until the form is sent or given up. Without room for it, it lasts as long as the page. */
export async function keepChosenFile(path: FieldPath, { blob, fileName, hash }: ChosenFile): Promise<void> {
  const { device } = await runtime();
  const bytes = await blob.arrayBuffer();
  await device.chosenFiles.put({ path, bytes, type: blob.type, fileName, hash }).catch(() => undefined);
}

/** The file that was chosen in a field before; null where none is kept. */
export async function chosenFile(path: FieldPath): Promise<ChosenFile | null> {
  const { device } = await runtime();
  const kept = await device.chosenFiles.get(path).catch(() => undefined);
  if (!kept) return null;
  const { bytes, type, fileName, hash } = kept;
  return { blob: new Blob([bytes], { type }), fileName, hash };
}

export async function forgetChosenFile(path: FieldPath): Promise<void> {
  const { device } = await runtime();
  await device.chosenFiles.delete(path).catch(() => undefined);
}
