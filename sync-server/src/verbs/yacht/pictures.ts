import type { YachtView } from "shared-schema/api/yacht";
import { done, type Result, refused } from "shared-schema/result";
import { fileTooLarge, MAX_PICTURES, pictureAddress, pictureName } from "shared-schema/yacht/pictures";
import type { YachtBody } from "shared-schema/yacht/schema";
import { bodyOf } from "../bodies.ts";
import { commitDocument } from "../commitDocument.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../context.ts";
import { decide } from "../decide.ts";
import { findDocument } from "../editDocument.ts";
import { mayUseId } from "../idLeases.ts";
import { showYacht } from "./yachts.ts";

const MEGABYTE = 1024 * 1024;
const FIELD = "pictures";

/** What came with a request to add pictures. */
export interface PictureUpload {
  yachtId: number;
  files: readonly Blob[];
  /** Names the upload to this yacht, so that sending it again adds nothing twice. */
  key: string | null;
}

/** Adds pictures to a yacht, after those that she has; all of them or none. */
export async function addPictures(deps: Deps, actor: Actor, upload: PictureUpload): Promise<Result<YachtView>> {
  const { yachtId, files, key } = upload;
  const op = key === null ? null : `picture-${key}`;
  const before = reading(deps);
  if (isOnItsWay(before, actor, yachtId)) return refused("unavailable", "This yacht has not arrived yet.");
  const first = writableYacht(before, actor, yachtId);
  if (!first.ok) return first;
  if (op !== null && deps.store.ledger.resultOf(actor.user_id, "yachts", String(yachtId), op) !== undefined) {
    return showYacht(deps, actor, yachtId);
  }
  const names = await keepAll(deps, files);
  if (!names.ok) return names;
  const added = attempt(deps, (tx) => {
    // The same upload may have been sent twice while the first one was being looked at.
    if (op !== null && tx.store.ledger.resultOf(actor.user_id, "yachts", String(yachtId), op) !== undefined)
      return done(null);
    const change = changePictures(tx, actor, yachtId, (pictures) => {
      const addresses = names.value.map((name) => pictureAddress(yachtId, name));
      const fresh = [...new Set(addresses)].filter((address) => pictures.every((kept) => kept.public_url !== address));
      if (pictures.length + fresh.length > MAX_PICTURES)
        return notAccepted(`A yacht has at most ${MAX_PICTURES} pictures`);
      return done([...pictures, ...fresh.map((public_url) => ({ public_url }))]);
    });
    if (change.ok && op !== null)
      tx.store.ledger.keepResult(actor.user_id, "yachts", String(yachtId), op, JSON.stringify({ ok: true }), tx.now);
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
    changePictures(tx, actor, yachtId, (pictures) => {
      const meant = pictures[index];
      if (!meant) return refused("not-found", "There is no such picture.");
      if (expected !== null && meant.public_url !== expected) {
        return refused("stale-version", "The pictures of this yacht have changed meanwhile.");
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
  const shown = bodyOf("yachts", found.value).pictures.some(({ public_url }) => pictureName(public_url) === name);
  const bytes = shown ? await deps.files.get(name) : null;
  return bytes ? done(bytes) : refused("not-found", "There is no such picture.");
}

/** A device made the yacht under an id of its own, and the picture overtook her: it comes again. */
function isOnItsWay(tx: Tx, actor: Actor, yachtId: number): boolean {
  const id = String(yachtId);
  return !tx.store.documents.get("yachts", id) && mayUseId(tx, actor, "yachts", id);
}

/** Looks at every file before any of them is kept. */
async function keepAll(deps: Deps, files: readonly Blob[]): Promise<Result<string[]>> {
  if (files.length === 0) return notAccepted("Send at least one picture");
  if (files.some((file) => file.size > deps.pictureLimitMb * MEGABYTE)) {
    return notAccepted(fileTooLarge(deps.pictureLimitMb));
  }
  const pictures: Uint8Array[] = [];
  // One after the other: each takes the memory of all its pixels.
  for (const file of files) {
    const picture = await deps.images.normalise(new Uint8Array(await file.arrayBuffer()));
    if (!picture) return notAccepted("This file is not a JPEG, PNG or WebP picture");
    pictures.push(picture);
  }
  return done(await Promise.all(pictures.map((picture) => deps.files.put(picture))));
}

function notAccepted(message: string): ReturnType<typeof refused> {
  return refused("invalid", message, { [FIELD]: [message] });
}

/** The yacht, if the actor may see and write her. */
function writableYacht(tx: Tx, actor: Actor, yachtId: number): Result<YachtBody> {
  const target = { collection: "yachts" as const, id: String(yachtId) };
  const found = findDocument(tx, actor, target.collection, target.id);
  if (!found.ok) return found;
  const body = bodyOf("yachts", found.value);
  const verdict = decide(tx, actor, target, found.value, body);
  return verdict.ok ? done(body) : verdict;
}

/** The server's own edit of the one field that no push may touch. */
function changePictures(
  tx: Tx,
  actor: Actor,
  yachtId: number,
  change: (pictures: YachtBody["pictures"]) => Result<YachtBody["pictures"]>,
): Result<null> {
  const yacht = writableYacht(tx, actor, yachtId);
  if (!yacht.ok) return yacht;
  const pictures = change(yacht.value.pictures);
  if (!pictures.ok) return pictures;
  if (pictures.value.length !== yacht.value.pictures.length) {
    const body = { ...yacht.value, pictures: pictures.value };
    const op = `rest-${tx.ids.uuid()}`;
    commitDocument(tx, { collection: "yachts", id: String(yachtId), body, user_id: actor.user_id, op });
  }
  return done(null);
}
