import { liveQuery } from "dexie";
import { from, switchMap } from "rxjs";
import { done, type Result, refused } from "shared-schema/result";
import { LiveValues, useLive } from "../live.ts";
import { runtime } from "../runtime.ts";
import { noteStorageTrouble } from "../storageTrouble.ts";
import { wakeOutbox } from "./drain.ts";
import type { Upload } from "./upload.ts";

export interface NewUpload {
  /** What it is: «yacht-picture», «receipt», «payment». */
  kind: string;
  /** Key of the document that it belongs to, as `usePendingUploads` asks for it. */
  key: string;
  /** Where it goes, behind `/api`: «/yacht/12/pictures». */
  path: string;
  /** The field of the multipart form. */
  field: string;
  fileName: string;
  blob: Blob;
}

const NOTHING: Upload[] = [];

const uploads = new LiveValues<Upload[]>(() =>
  from(runtime()).pipe(switchMap(({ device }) => from(liveQuery(() => device.outbox.orderBy("at").toArray())))),
);

/**
 * Keeps a file until the server has it. The answer is ok once IndexedDB has it; it is sent as soon as the server can be reached,
 * after a restart too.
 * @returns the upload's idempotency key
 */
export async function enqueueUpload({ key, ...file }: NewUpload): Promise<Result<string>> {
  const { device, newId, now } = await runtime();
  const id = newId();
  const at = now();
  try {
    await device.outbox.add({ id, documentKey: key, ...file, at, attempts: 0, nextAt: at, refusal: null });
  } catch (cause) {
    noteStorageTrouble(cause);
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused("unavailable", `This device could not keep the file. ${reason}`);
  }
  wakeOutbox();
  return done(id);
}

/** The files of one kind that wait for one document, the oldest first. */
export function usePendingUploads(kind: string, documentKey: string): Upload[] {
  return useUploads().filter((upload) => upload.kind === kind && upload.documentKey === documentKey);
}

/** All files that wait on this device, the oldest first. */
export function useUploads(): Upload[] {
  return useLive(uploads, "all") ?? NOTHING;
}

/** Tries one file again at once, a refused one too. */
export async function retryUpload(id: string): Promise<void> {
  const { device, now } = await runtime();
  await device.outbox.update(id, { refusal: null, nextAt: now() });
  wakeOutbox();
}

/** Gives a file up: it leaves this device unsent. */
export async function discardUpload(id: string): Promise<void> {
  const { device } = await runtime();
  await device.outbox.delete(id);
}
