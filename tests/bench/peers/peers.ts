import type { Running } from "../process.ts";
import { call, listen } from "./http.ts";

export interface Doc {
  id: string;
  body: Record<string, unknown>;
}

/** A server that keeps documents for many devices, as the bench drives it. */
export interface Peer {
  name: string;
  pid: number;
  /** Makes a push ready; what it answers sends it. A client's own work is no one's figure. */
  prepare(docs: Doc[]): Promise<() => Promise<void>>;
  /** Everything, in portions. @returns the number of documents and bytes received */
  pullAll(): Promise<{ documents: number; bytes: number }>;
  listen(heard: (text: string) => void): Promise<() => void>;
}

const PORTION = 500;

export function barePeer({ url, pid }: Running): Peer {
  return {
    name: "bare",
    pid,
    prepare: async (docs) => sending(`${url}/push`, docs),
    pullAll: () =>
      portions(0, async (seq) => {
        const { text, bytes } = await call("GET", `${url}/pull?seq=${seq}&limit=${PORTION}`);
        const { documents, seq: next }: { documents: unknown[]; seq: number } = JSON.parse(text);
        return { count: documents.length, bytes, next };
      }),
    listen: (heard) => listen(`${url}/stream`, {}, heard),
  };
}

export function rxdbPeer({ url, pid }: Running): Peer {
  const at = `${url}/docs/0`;
  return {
    name: "rxdb-server",
    pid,
    prepare: async (docs) => {
      const rows = docs.map((doc) => ({ newDocumentState: { ...doc, _deleted: false } }));
      return sending(`${at}/push`, rows);
    },
    pullAll: () =>
      portions({ id: "", lwt: 0 }, async ({ id, lwt }) => {
        const { text, bytes } = await call("GET", `${at}/pull?id=${id}&lwt=${lwt}&limit=${PORTION}`);
        const { documents, checkpoint }: { documents: unknown[]; checkpoint: { id: string; lwt: number } } =
          JSON.parse(text);
        return { count: documents.length, bytes, next: checkpoint };
      }),
    listen: (heard) => listen(`${at}/pullStream`, {}, heard),
  };
}

export async function pouchPeer({ url, pid }: Running): Promise<Peer> {
  await call("PUT", `${url}/docs`);
  return {
    name: "pouchdb",
    pid,
    prepare: async (docs) => {
      const rows = docs.map(({ id, body }) => ({ _id: id, body }));
      return sending(`${url}/docs/_bulk_docs`, { docs: rows });
    },
    pullAll: () =>
      portions(0, async (since) => {
        const query = `since=${since}&limit=${PORTION}&include_docs=true&style=all_docs`;
        const { text, bytes } = await call("GET", `${url}/docs/_changes?${query}`);
        const { results, last_seq }: { results: unknown[]; last_seq: number } = JSON.parse(text);
        return { count: results.length, bytes, next: last_seq };
      }),
    listen: (heard) => listen(`${url}/docs/_changes?feed=continuous&since=now&heartbeat=10000`, {}, heard),
  };
}

function sending(url: string, value: unknown): () => Promise<void> {
  const text = JSON.stringify(value);
  return async () => void (await call("POST", url, text));
}

/** A count in portions of at most `most`. */
export function portionsOf(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) => Math.min(most, count - index * most));
}

export async function portions<C>(
  first: C,
  pull: (from: C) => Promise<{ count: number; bytes: number; next: C }>,
): Promise<{ documents: number; bytes: number }> {
  const total = { documents: 0, bytes: 0 };
  for (let from = first; ; ) {
    const { count, bytes, next } = await pull(from);
    total.documents += count;
    total.bytes += bytes;
    if (count < PORTION) return total;
    from = next;
  }
}
