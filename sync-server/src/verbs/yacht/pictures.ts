import type { YachtView } from "shared-schema/api/yacht";
import { done, type Result, refused } from "shared-schema/base/result";
import { MAX_PICTURES, pictureAddress, pictureName } from "shared-schema/yacht/pictures";
import type { YachtBody } from "shared-schema/yacht/schema";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { overQuota } from "../base/quota.ts";
import { uncut } from "../base/uncut.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { findDocument } from "../documents/editDocument.ts";
import { mayUseId } from "../documents/ids.ts";
import type { ReadableRow } from "../documents/readable.ts";
import { decideByRule } from "../documents/rules.ts";
import { showYacht } from "./yachts.ts";

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** The content of a request to add pictures. */
interface PictureUpload {
  yachtId: number;
  files: readonly Blob[];
  /** Names the upload to this yacht, so that sending it again adds nothing twice. */
  key: string | null;
}

/** Decides whether an upload can be taken, as far as that is known without reading its files. */
export function decideUpload(deps: Deps, actor: Actor, yachtId: number): Result<null> {
  const tx = reading(deps);
  if (isOnItsWay(tx, actor, yachtId)) return refused("yacht.not-here-yet");
  const yacht = writableYacht(tx, actor, yachtId);
  return yacht.ok ? done(null) : yacht;
}

/** Adds pictures to a yacht, after those that she has; all of them or none. */
export async function addPictures(deps: Deps, actor: Actor, upload: PictureUpload): Promise<Result<YachtView>> {
  const { yachtId, files, key } = upload;
  const op = key === null ? null : `picture-${key}`;
  const before = reading(deps);
  if (isOnItsWay(before, actor, yachtId)) return refused("yacht.not-here-yet");
  const first = writableYacht(before, actor, yachtId);
  if (!first.ok) return first;
  if (op !== null && deps.store.history.resultOf(actor.user_id, "yachts", String(yachtId), op) !== undefined) {
    return showYacht(deps, actor, yachtId);
  }
  const full = uncut("yachts", first.value).pictures.length + files.length > MAX_PICTURES;
  if (full) return refused("picture.too-many", { most: MAX_PICTURES });
  const announced = files.reduce((sum, { size }) => sum + size, 0);
  const refusal = overQuota(before, actor, { bytes: announced, grows: true });
  if (refusal) return refusal;
  const names = await keepAll(deps, actor, files);
  if (!names.ok) return names;
  const added = attempt(deps, (tx) => {
    // The same upload may have been sent twice while the first one was being looked at.
    if (op !== null && tx.store.history.resultOf(actor.user_id, "yachts", String(yachtId), op) !== undefined)
      return done(null);
    const change = changePictures(tx, actor, yachtId, "picture.add", (pictures) => {
      const addresses = names.value.map((name) => pictureAddress(yachtId, name));
      const fresh = [...new Set(addresses)].filter((address) => pictures.every((kept) => kept.public_url !== address));
      if (pictures.length + fresh.length > MAX_PICTURES) return refused("picture.too-many", { most: MAX_PICTURES });
      return done([...pictures, ...fresh.map((public_url) => ({ public_url }))]);
    });
    if (change.ok && op !== null)
      tx.store.history.keepResult(actor.user_id, "yachts", String(yachtId), op, JSON.stringify({ ok: true }), tx.now);
    return change;
  });
  return added.ok ? showYacht(deps, actor, yachtId) : added;
}

/**
 * Takes a picture off a yacht. Its file stays: an earlier state of the yacht may still name it.
 * @param expected the address of the picture that is meant; another one at this place is left alone
 */
export function deletePicture(
  deps: Deps,
  actor: Actor,
  target: { yachtId: number; index: number; expected: string | null },
): Result<YachtView> {
  const { yachtId, index, expected } = target;
  const deleted = attempt(deps, (tx) =>
    changePictures(tx, actor, yachtId, "picture.remove", (pictures) => {
      const meant = pictures[index];
      if (!meant) return refused("picture.not-found");
      if (expected !== null && meant.public_url !== expected) {
        return refused("picture.moved");
      }
      return done(pictures.filter((_, at) => at !== index));
    }),
  );
  return deleted.ok ? showYacht(deps, actor, yachtId) : deleted;
}

/** A picture's bytes, for who may see the yacht that shows it. */
export async function readPicture(
  deps: Deps,
  actor: Actor,
  yachtId: number,
  name: string,
): Promise<Result<Uint8Array>> {
  const found = findDocument(reading(deps), actor, "yachts", String(yachtId));
  if (!found.ok) return found;
  const shown = uncut("yachts", found.value).pictures.some(({ public_url }) => pictureName(public_url) === name);
  const bytes = shown ? await deps.files.get(name) : null;
  return bytes ? done(bytes) : refused("picture.not-found");
}

/** A device made the yacht under an id of its own, and the picture overtook her: it comes again. */
function isOnItsWay(tx: Tx, actor: Actor, yachtId: number): boolean {
  const id = String(yachtId);
  return !tx.store.documents.get("yachts", id) && mayUseId(tx, actor, "yachts", id);
}

/** Looks at every file before any of them is kept. */
async function keepAll(deps: Deps, actor: Actor, files: readonly Blob[]): Promise<Result<string[]>> {
  if (files.length === 0) return refused("picture.none");
  if (files.some((file) => file.size > deps.pictureLimitMb * MEGABYTE)) {
    return refused("picture.too-large", { megabytes: deps.pictureLimitMb });
  }
  const { pictureMegapixels: megapixels } = deps.quotas;
  for (const file of files) {
    const pixels = await deps.images.pixelsOf(new Uint8Array(await file.arrayBuffer()));
    if (pixels === null) return refused("picture.no-image");
    if (pixels > megapixels * MEGAPIXEL) return refused("picture.too-many-pixels", { megapixels });
  }
  const pictures: Uint8Array[] = [];
  // One after the other: each takes the memory of all its pixels.
  for (const file of files) {
    const picture = await deps.images.normalise(new Uint8Array(await file.arrayBuffer()));
    if (!picture) return refused("picture.no-image");
    pictures.push(picture);
  }
  const counted = countKept(deps, actor, pictures);
  if (!counted.ok) return counted;
  return done(await Promise.all(pictures.map((picture) => deps.files.put(picture))));
}

/** Counts files before they are kept: they stay, whatever comes of the upload, and when their pictures are taken off. */
function countKept(deps: Deps, actor: Actor, pictures: readonly Uint8Array[]): Result<null> {
  const bytes = pictures.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return attempt(deps, (tx) => {
    const refusal = overQuota(tx, actor, { bytes, grows: true });
    if (refusal) return refusal;
    tx.store.usage.add(actor.user_id, { documents: 0, bytes }, tx.now);
    return done(null);
  });
}

/** The yacht, if the actor may see and write her; what the account takes up is not asked. */
function writableYacht(tx: Tx, actor: Actor, yachtId: number): Result<ReadableRow> {
  const target = { collection: "yachts" as const, id: String(yachtId) };
  const found = findDocument(tx, actor, target.collection, target.id);
  if (!found.ok) return found;
  const verdict = decideByRule(tx, actor, target, found.value, uncut("yachts", found.value));
  return verdict.ok ? found : verdict;
}

/** The server's own edit of the one field that no push may touch. */
function changePictures(
  tx: Tx,
  actor: Actor,
  yachtId: number,
  verb: "picture.add" | "picture.remove",
  change: (pictures: YachtBody["pictures"]) => Result<YachtBody["pictures"]>,
): Result<null> {
  const found = writableYacht(tx, actor, yachtId);
  if (!found.ok) return found;
  const yacht = uncut("yachts", found.value);
  const pictures = change(yacht.pictures);
  if (!pictures.ok) return pictures;
  if (pictures.value.length !== yacht.pictures.length) {
    const { id } = found.value;
    const edit = {
      collection: "yachts" as const,
      id,
      before: found.value,
      body: { ...yacht, pictures: pictures.value },
    };
    commitDocument(tx, { ...edit, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}`, event: { verb } });
  }
  return done(null);
}
