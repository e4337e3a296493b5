import { addressOf, placeOf } from "shared-schema/sync/address";
import { opOf } from "shared-schema/sync/op";
import type { Collection, PushResult, WireDocument } from "shared-schema/sync/wire";
import type { TestClient } from "./client.ts";

type Body = Record<string, unknown>;

/** The server's state of a document, as a client holds it. */
export async function held(client: TestClient, collection: Collection, id: string | number): Promise<WireDocument> {
  const { documents } = await client.pull(collection);
  const found = documents.find((document) => document.id === String(id));
  if (!found || !("body" in found)) throw new Error(`${collection} ${id} is not there`);
  return found;
}

/** Whether a client holds a document. */
export async function holds(client: TestClient, collection: Collection, id: string | number): Promise<boolean> {
  const { documents } = await client.pull(collection);
  return documents.some((document) => document.id === String(id) && !document._deleted);
}

let nonce = 0;

/** The number of an agreement in the key of a record; any other key as it is. */
function numberIn(key = ""): string {
  return addressOf({ collection: "agreement_records", id: key }).id;
}

/** A change as a device sends it. A record may be given by its agreement's number. */
export function changeOf(
  collection: Collection,
  assumed: WireDocument | null,
  next: Partial<WireDocument>,
  device = "d1",
) {
  const made = { rev: assumed?.rev ?? 0, schema: 1, _deleted: false, ...assumed, e: `e${++nonce}`, ...next };
  const place = placeOf({ collection, id: numberIn(made.id) });
  const base = assumed && { ...assumed, id: place.id };
  const sent = { ...made, id: place.id };
  return { collection: place.collection, op: opOf(device, place.collection, base, sent), assumed: base, next: sent };
}

/** Edits a document from a state that the device holds. */
export function editOf(collection: Collection, assumed: WireDocument, edit: Body, device = "d1") {
  return changeOf(collection, assumed, { body: { ...assumed.body, ...edit } }, device);
}

/** Pushes one change and answers its result. */
export async function pushOne(client: TestClient, change: ReturnType<typeof changeOf>): Promise<PushResult> {
  const { results } = await client.push([change]);
  const [result] = results;
  if (!result) throw new Error("The push was not answered");
  return result;
}

/** The sides of what an answer gives back to its author to decide. */
export function conflictsIn({ inbox = [] }: PushResult): Body[] {
  return inbox.map(({ body: { path, base, mine, theirs } }) => ({ path, base, mine, theirs }));
}

/** The messages in a user's inbox. */
export async function inboxOf(client: TestClient): Promise<Body[]> {
  const { documents } = await client.pull("inbox");
  return documents.flatMap((document) => ("body" in document ? [document.body] : []));
}
