import { opOf } from "shared-schema/sync/op";
import { type PushChange, type PushResult, SCHEMA_VERSION, type TwoWayCollection } from "shared-schema/sync/wire";
import { type PlainCollections, type Replicated, sameState, toWire } from "../stored.ts";
import { isUnsent, storedById } from "./local.ts";
import { type InboxRow, inboxRowsOf, keepInInbox, masterOf } from "./refusedRows.ts";

export interface PushRow {
  newDocumentState: Replicated;
  assumedMasterState?: Replicated;
}

export interface PushHandlerOptions {
  collection: TwoWayCollection;
  collections: PlainCollections;
  userId: number;
  device: string;
  now(): number;
  /** Sends to the server; throws only when the replication is being stopped. */
  send(changes: PushChange[]): Promise<PushResult[]>;
}

/**
 * The push handler that RxDB calls. It never throws for a row: what the server refused is kept in the inbox, then its state is
 * answered as a conflict, which RxDB writes over the local one.
 */
export function pushHandler(options: PushHandlerOptions): (rows: PushRow[]) => Promise<Replicated[]> {
  const { collection, collections, device, send } = options;
  /** What was sent last, while RxDB has not yet kept the answer to it. */
  const answered = new Map<string, { assumed: Replicated | undefined; sent: Replicated }>();

  /** An edit made while the answer was written is based on what was sent, or its author would clash with himself. */
  function baseOf({ newDocumentState, assumedMasterState }: PushRow): Replicated | undefined {
    const last = answered.get(newDocumentState.id);
    answered.delete(newDocumentState.id);
    const unkept =
      last &&
      (last.assumed && assumedMasterState
        ? sameState(last.assumed, assumedMasterState)
        : last.assumed === assumedMasterState);
    return unkept ? last.sent : assumedMasterState;
  }

  function changeOf(row: PushRow): PushChange | null {
    const base = baseOf(row);
    const next = row.newDocumentState;
    if (base && sameState(base, next)) return null;
    // No local write: the server's own state, which RxDB takes for an edit when the app ended between keeping it and noting
    // where it came from; or a row of the inbox, the copy of one that the server has written itself.
    if (!isUnsent(next)) return null;
    const was = base ? toWire(base) : null;
    const assumed = was && "body" in was ? was : null;
    if (next.body === undefined) return null;
    const sent = { ...toWire(next), schema: SCHEMA_VERSION };
    return { collection, op: opOf(device, collection, assumed, sent), assumed, next: sent };
  }

  return async (rows) => {
    const sent = rows.flatMap((row) => {
      const change = changeOf(row);
      return change ? [{ row, change }] : [];
    });
    if (sent.length === 0) return [];
    const results = new Map((await send(sent.map(({ change }) => change))).map((result) => [result.op, result]));
    const at = new Date(options.now()).toISOString();
    const pairs = sent.flatMap(({ row, change }) => {
      const result = results.get(change.op);
      return result ? [{ row, change, result }] : [];
    });
    const inboxRows: InboxRow[] =
      collection === "inbox"
        ? []
        : pairs.flatMap(({ change, result }) => inboxRowsOf(options.userId, change, result, at));
    await keepInInbox(collections.inbox, inboxRows, SCHEMA_VERSION);
    const current = await storedById(
      collections[collection],
      pairs.map(({ row }) => row.newDocumentState.id),
    );
    return pairs.flatMap(({ row, result }) => {
      const { id, e } = row.newDocumentState;
      // Somebody typed on meanwhile: the state that was sent becomes the base of what follows, and that push's answer settles it.
      if (current.get(id)?.e !== e) return [];
      answered.set(id, { assumed: row.assumedMasterState, sent: row.newDocumentState });
      return [masterOf(id, result.master)];
    });
  };
}
