import type { Result } from "shared-schema/base/result";
import { PICTURE_LIMIT_MB } from "shared-schema/yacht/pictures";
import { z } from "zod";
import { runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";
import { enqueueRemoval, enqueueUpload } from "../outbox/outbox.ts";

/** The kind under which the outbox lists a yacht's pictures. */
export const PICTURE_KIND = "yacht-picture";
const LIMIT_KEY = "picture-limit";
const KEPT = "picture:";
/** The server makes JPEG of every picture. */
const PICTURE_TYPE = "image/jpeg";
/** The longest wait for the limit after a file was chosen. */
const LIMIT_WAIT_MS = 3_000;

const settings = z.object({ picture_limit_mb: z.number().positive() });

/** Keeps a picture of a yacht on this device until the server has it. */
export async function addPicture(yachtId: number, blob: Blob, fileName: string): Promise<Result<string>> {
  const path = `/yacht/${yachtId}/image`;
  return enqueueUpload({ kind: PICTURE_KIND, key: String(yachtId), path, field: "pictures", fileName, blob });
}

/** Takes a picture off a yacht, at once or when the server can be reached; `title` names it in the list of what waits. */
export function deletePicture(yachtId: number, address: string, title: string): Promise<Result<string>> {
  const key = String(yachtId);
  return enqueueRemoval({ kind: PICTURE_KIND, key, path: `/yacht/${yachtId}`, fileName: title, removes: address });
}

/** Largest picture in megabytes: what the server says now, else what it said last. */
export async function pictureLimit(): Promise<number> {
  const { device } = await runtime();
  const signal = AbortSignal.timeout(LIMIT_WAIT_MS);
  const answer = await request<unknown>("GET", "/settings", { quiet: true, signal });
  const limit = answer.ok ? settings.safeParse(answer.value).data?.picture_limit_mb : undefined;
  if (limit !== undefined) await device.settings.put({ key: LIMIT_KEY, value: limit });
  const kept = limit ?? (await device.settings.get(LIMIT_KEY))?.value;
  return typeof kept === "number" ? kept : PICTURE_LIMIT_MB;
}

let swept = false;

/**
 * A picture by its address: from this device where it was shown before, else from the server. An address never shows
 * another picture, so that what is kept is never asked for again.
 * @returns null when it is not here and cannot be fetched now
 */
export async function loadPicture(address: string): Promise<Blob | null> {
  const { device } = await runtime();
  if (!swept) {
    swept = true;
    void sweepPictures();
  }
  const kept = await device.settings.get(KEPT + address);
  if (kept?.value instanceof ArrayBuffer) return new Blob([kept.value], { type: PICTURE_TYPE });
  const answer = await request<Uint8Array<ArrayBuffer>>("GET", address.replace(/^\/api/, ""), {
    as: "bytes",
    quiet: true,
  });
  if (!answer.ok) return null;
  // A device without room shows the picture all the same.
  await device.settings.put({ key: KEPT + address, value: answer.value.slice().buffer }).catch(() => undefined);
  return new Blob([answer.value], { type: PICTURE_TYPE });
}

/** Whether a picture is on this device; one that was shown is not where there was no room for it. */
export async function hasPicture(address: string): Promise<boolean> {
  const { device } = await runtime();
  return (
    (await device.settings
      .where("key")
      .equals(KEPT + address)
      .count()) > 0
  );
}

/** Lets go of pictures that no yacht on this device names any more. */
async function sweepPictures(): Promise<void> {
  const { device, collections } = await runtime();
  const yachts = await collections.yachts.find().exec();
  const named = new Set(
    yachts.flatMap((yacht) => yacht.toMutableJSON().body.pictures.map(({ public_url }) => KEPT + public_url)),
  );
  const keys = await device.settings.where("key").startsWith(KEPT).primaryKeys();
  await device.settings.bulkDelete(keys.filter((key) => !named.has(key)));
}
