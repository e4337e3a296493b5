import { addressOf } from "shared-schema/sync/address";
import { opOf } from "shared-schema/sync/op";
import { isWritten, type PushResult, SCHEMA_VERSION, type TwoWayCollection } from "shared-schema/sync/wire";
import type { SentEdit } from "../../database/sentEdits.ts";
import { type PlainCollections, type Replicated, sameState, toWire } from "../../database/stored.ts";
import { type InboxRow, inboxRowsOf, keepInInbox, masterOf } from "../push/inboxRows.ts";
import type { Assemble, PendingPushes } from "../push/pendingPushes.ts";
import { isUnsent, storedById } from "./local.ts";

export interface PushRow {
  newDocumentState: Replicated;
  assumedMasterState?: Replicated;
}

interface PushHandlerOptions {
  collection: TwoWayCollection;
  collections: PlainCollections;
  userId: number;
  device: string;
  now(): number;
  inFlight: PendingPushes;
  /** Resolves when the server is known to be the one whose state is assumed; throws only when the replication is being stopped. */
  ready(): Promise<void>;
  /** New documents of another collection that these rows are not to be sent without. */
  companions?:
    | ((rows: readonly PushRow[]) => Promise<{ collection: TwoWayCollection; documents: Replicated[] }>)
    | undefined;
  /** Sends what is about so many documents; throws when the replication is being stopped, or when the edits have to be made again. */
  send(assemble: Assemble, count: number): Promise<PushResult[]>;
}

/**
 * The push handler that RxDB calls. It never throws for a row: what the server refused is kept in the inbox, then its state is
 * answered as a conflict, which RxDB writes over the local one.
 */
export function pushHandler(options: PushHandlerOptions): (rows: PushRow[]) => Promise<Replicated[]> {
  const { collection, collections, device, inFlight, send } = options;

  /** The edit that makes a row's state, after those that were sent before it and may not have been heard. */
  function editsOf({ newDocumentState, assumedMasterState }: PushRow): SentEdit[] {
    // No local write: the server's own state, which RxDB takes for an edit when the app ended between keeping it and noting
    // where it came from; or a row of the inbox.
    if (!isUnsent(newDocumentState)) return [];
    const written = toWire(newDocumentState);
    if (!("body" in written)) return [];
    const was = assumedMasterState ? toWire(assumedMasterState) : null;
    // Edited between the moment when a newer state was kept and the one when RxDB noted it: the server knows what was there.
    const known = was && "body" in was && was.rev >= written.rev ? was : null;
    const earlier = inFlight.before(collection, known, written);
    const assumed = earlier.at(-1)?.next ?? known;
    if (assumed && sameState(assumed, written)) return earlier;
    const next = { ...written, schema: SCHEMA_VERSION };
    return [...earlier, { collection, op: opOf(device, collection, assumed, next), assumed, next }];
  }

  /** The edits that make new documents: their own replication sends them again under the same names, and the server knows those. */
  function creationsOf(name: TwoWayCollection, documents: readonly Replicated[]): SentEdit[] {
    return documents.flatMap((document) => {
      const written = toWire(document);
      if (!("body" in written)) return [];
      const earlier = inFlight.before(name, null, written);
      if (earlier.length > 0) return earlier;
      const next = { ...written, schema: SCHEMA_VERSION };
      return [{ collection: name, op: opOf(device, name, null, next), assumed: null, next }];
    });
  }

  return async (all) => {
    const rows = all.filter((row) => isSent(collection, row));
    if (!rows.some(({ newDocumentState }) => isUnsent(newDocumentState))) return [];
    await options.ready();
    await inFlight.known();
    const assembled = () => rows.map((row) => ({ row, edits: editsOf(row) })).filter(({ edits }) => edits.length > 0);
    let sent = assembled();
    if (sent.length === 0) return [];
    const companions = await options.companions?.(rows);
    let doubts = inFlight.doubts;
    const assemble = () => {
      doubts = inFlight.doubts;
      sent = assembled();
      const others = companions ? creationsOf(companions.collection, companions.documents) : [];
      return [...sent.flatMap(({ edits }) => edits), ...others];
    };
    const count = sent.length + (companions?.documents.length ?? 0);
    const results = new Map((await send(assemble, count)).map((result) => [result.op, result]));
    inFlight.answered(
      sent.flatMap(({ edits }) => edits),
      doubts,
    );
    const at = new Date(options.now()).toISOString();
    const answered = sent.flatMap(({ row, edits }) =>
      edits.flatMap((change) => {
        const result = results.get(change.op);
        return result ? [{ row, change, result, last: change === edits.at(-1) }] : [];
      }),
    );
    const inboxRows: InboxRow[] =
      collection === "inbox"
        ? []
        : answered.flatMap(({ change, result }) => inboxRowsOf(options.userId, change, result, at));
    await keepInInbox(collections.inbox, inboxRows);
    const settled = answered.filter(({ last }) => last);
    const current = await storedById(
      collections[collection],
      settled.map(({ row }) => row.newDocumentState.id),
    );
    return settled.flatMap(({ row, result }) => {
      const { id, e } = row.newDocumentState;
      // Someone typed on meanwhile: the state that was sent becomes the base of what follows, and that push's answer settles it.
      return current.get(id)?.e === e ? [masterOf(id, result.master)] : [];
    });
  };
}

/** A document as this device sends it: people write it. A record of another kind, or of a later version's, is held here. */
function isSent(collection: TwoWayCollection, { newDocumentState: { id } }: PushRow): boolean {
  return isWritten(addressOf({ collection, id }).collection);
}
