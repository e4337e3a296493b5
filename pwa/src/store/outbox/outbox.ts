import { liveQuery } from "dexie";
import { from, switchMap } from "rxjs";
import { done, type Result, refused } from "shared-schema/base/result";
import {
  isPosting,
  isRemoval,
  isUnlisted,
  isUpload,
  type Outgoing,
  type Posting,
  type Removal,
  type Upload,
} from "../database/outgoing.ts";
import { runtime } from "../database/runtime.ts";
import { noteStorageTrouble } from "../database/storageTrouble.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import { wakeOutbox } from "./drain.ts";

interface NewUpload {
  /** The kind: «yacht-picture», «receipt», «payment». */
  kind: string;
  /** Key of the document that it belongs to, as `usePendingUploads` asks for it. */
  key: string;
  /** The path it is sent to, after `/api`: «/yacht/12/pictures». */
  path: string;
  /** The field of the multipart form. */
  field: string;
  fileName: string;
  blob: Blob;
  /** The payment that is to arrive before it. */
  payment?: Upload["payment"];
}

interface NewRemoval {
  kind: string;
  /** Key of the document that shows the picture. */
  key: string;
  /** The yacht, behind `/api`: «/yacht/12». */
  path: string;
  /** The deleted thing's name, in the list of waiting changes. */
  fileName: string;
  /** The picture's address. */
  removes: string;
}

const everything = new LiveValues<Outgoing[]>(() =>
  from(runtime()).pipe(
    switchMap(({ device }) =>
      from(liveQuery(async () => (await device.outbox.orderBy("at").toArray()).filter((each) => !isUnlisted(each)))),
    ),
  ),
);

/**
 * Keeps a file until the server has it. The answer is ok once IndexedDB has it; it is sent as soon as the server can be reached,
 * after a restart too.
 * @returns the upload's idempotency key
 */
export async function enqueueUpload({ key, blob, ...file }: NewUpload): Promise<Result<string>> {
  return enqueue({ documentKey: key, ...file, bytes: await blob.arrayBuffer(), type: blob.type });
}

/** Keeps the wish to delete a picture until the server has done it. @returns its id here */
export async function enqueueRemoval({ key, ...removal }: NewRemoval): Promise<Result<string>> {
  const { device } = await runtime();
  const waiting = await device.outbox.toArray();
  const same = waiting.find((each) => isRemoval(each) && each.removes === removal.removes);
  return same ? done(same.id) : enqueue({ documentKey: key, ...removal });
}

/** Keeps a filled-in form until the server has it. @returns its idempotency key */
export async function enqueuePosting(
  posting: Pick<Posting, "kind" | "path" | "fileName" | "json" | "unlisted">,
): Promise<Result<string>> {
  return enqueue({ documentKey: "", ...posting });
}

type Wish<T extends Outgoing> = Omit<T, "id" | "at" | "attempts" | "nextAt" | "refusal">;

async function enqueue(wish: Wish<Upload> | Wish<Removal> | Wish<Posting>): Promise<Result<string>> {
  const { device, newId, now } = await runtime();
  const id = newId();
  const at = now();
  try {
    await device.outbox.add({ ...wish, id, at, attempts: 0, nextAt: at, refusal: null });
  } catch (cause) {
    noteStorageTrouble(cause);
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused("json" in wish ? "device.request-not-kept" : "device.file-not-kept", { reason });
  }
  wakeOutbox();
  return done(id);
}

/** The files of one kind that wait for one document, the oldest first. */
export function usePendingUploads(kind: string, documentKey: string): Upload[] {
  return (useOutgoing() ?? [])
    .filter(isUpload)
    .filter((upload) => upload.kind === kind && upload.documentKey === documentKey);
}

/** The pictures that are to be deleted from one document. */
export function usePendingRemovals(documentKey: string): Removal[] {
  return (useOutgoing() ?? []).flatMap((each) => (isRemoval(each) && each.documentKey === documentKey ? [each] : []));
}

/** The forms of one kind that wait, the oldest first; undefined until they have been read. */
export function usePendingPostings(kind: string): Posting[] | undefined {
  return useOutgoing()?.flatMap((each) => (isPosting(each) && each.kind === kind ? [each] : []));
}

/** Everything of the user’s that waits on this device, the oldest first; undefined until it has been read. */
export function useOutgoing(): Outgoing[] | undefined {
  return useLive(everything, "all");
}

/** Tries one again at once, a refused one too. */
export async function retryOutgoing(id: string): Promise<void> {
  const { device, now } = await runtime();
  await device.outbox.update(id, { refusal: null, nextAt: now() });
  wakeOutbox();
}

/** Gives one up: it leaves this device unsent. */
export async function discardOutgoing(id: string): Promise<void> {
  const { device } = await runtime();
  await device.outbox.delete(id);
}
