import { liveQuery } from "dexie";
import { from, switchMap } from "rxjs";
import { done, type Result, refused } from "shared-schema/result";
import { LiveValues, useLive } from "../live.ts";
import { runtime } from "../runtime.ts";
import { noteStorageTrouble } from "../storageTrouble.ts";
import { wakeOutbox } from "./drain.ts";
import { isUpload, type Outgoing, type Removal, type Upload } from "./upload.ts";

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

interface NewRemoval {
  kind: string;
  /** Key of the document that shows the picture. */
  key: string;
  /** The yacht, behind `/api`: «/yacht/12». */
  path: string;
  /** What is deleted, in the list of what waits. */
  fileName: string;
  /** The picture's address. */
  removes: string;
}

const NOTHING: Outgoing[] = [];

const everything = new LiveValues<Outgoing[]>(() =>
  from(runtime()).pipe(switchMap(({ device }) => from(liveQuery(() => device.outbox.orderBy("at").toArray())))),
);

/**
 * Keeps a file until the server has it. The answer is ok once IndexedDB has it; it is sent as soon as the server can be reached,
 * after a restart too.
 * @returns the upload's idempotency key
 */
export function enqueueUpload({ key, ...file }: NewUpload): Promise<Result<string>> {
  return enqueue({ documentKey: key, ...file });
}

/** Keeps the wish to delete a picture until the server has done it. @returns its id here */
export async function enqueueRemoval({ key, ...removal }: NewRemoval): Promise<Result<string>> {
  const { device } = await runtime();
  const waiting = await device.outbox.toArray();
  const same = waiting.find((each) => !isUpload(each) && each.removes === removal.removes);
  return same ? done(same.id) : enqueue({ documentKey: key, ...removal });
}

type Wish<T extends Outgoing> = Omit<T, "id" | "at" | "attempts" | "nextAt" | "refusal">;

async function enqueue(wish: Wish<Upload> | Wish<Removal>): Promise<Result<string>> {
  const { device, newId, now } = await runtime();
  const id = newId();
  const at = now();
  try {
    await device.outbox.add({ ...wish, id, at, attempts: 0, nextAt: at, refusal: null });
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
  return useOutgoing()
    .filter(isUpload)
    .filter((upload) => upload.kind === kind && upload.documentKey === documentKey);
}

/** The pictures that are to be deleted from one document. */
export function usePendingRemovals(documentKey: string): Removal[] {
  return useOutgoing().flatMap((each) => (isUpload(each) || each.documentKey !== documentKey ? [] : [each]));
}

/** Everything that waits on this device, the oldest first. */
export function useOutgoing(): Outgoing[] {
  return useLive(everything, "all") ?? NOTHING;
}

/** Tries one again at once, a refused one too. */
export async function retryOutgoing(id: string): Promise<void> {
  const { device, now } = await runtime();
  await device.outbox.update(id, { refusal: null, nextAt: now() });
  wakeOutbox();
}

/** Gives a file up, or the wish to delete one: it leaves this device unsent. */
export async function discardOutgoing(id: string): Promise<void> {
  const { device } = await runtime();
  await device.outbox.delete(id);
}
