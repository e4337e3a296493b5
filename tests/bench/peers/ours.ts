import { opOf } from "shared-schema/sync/op";
import { LEASE_SIZE, type Lease, SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { Running } from "../process.ts";
import { call, listen } from "./http.ts";
import { type Doc, type Peer, portions } from "./peers.ts";

const PORTION = 500;

/** Passerelle itself, as a captain: yachts under leased numbers, with rights, merge, history, audit and feed. */
export async function ourPeer({ url, pid }: Running): Promise<Peer & { userId: number }> {
  const login = { email: "captain@demo.passerelle.test", password: "passerelle-demo" };
  const answer = JSON.parse((await call("POST", `${url}/api/user/login`, JSON.stringify(login))).text);
  const headers = { authorization: `Bearer ${answer.access_token}` };
  const ids = new Map<string, string>();
  const free: number[] = [];
  const idOf = async (name: string): Promise<string> => {
    const known = ids.get(name);
    if (known) return known;
    if (free.length === 0) {
      const { text } = await call("POST", `${url}/api/sync/lease`, '{"kind":"yacht"}', headers);
      const { from }: Lease = JSON.parse(text);
      free.push(...Array.from({ length: LEASE_SIZE.yacht }, (_, index) => from + index));
    }
    const id = String(free.shift());
    ids.set(name, id);
    return id;
  };
  return {
    name: "ours",
    pid,
    userId: answer.user.id,
    prepare: async (docs: Doc[]) => {
      const changes = [];
      for (const { id: name, body } of docs) {
        const next = { id: await idOf(name), rev: 0, e: name, schema: SCHEMA_VERSION, body, _deleted: false };
        changes.push({ collection: "yachts", op: opOf("bench", "yachts", null, next), assumed: null, next });
      }
      const request = JSON.stringify({ device: "bench", schema: SCHEMA_VERSION, changes, brief: true });
      return async () => {
        const { text } = await call("POST", `${url}/api/sync/push`, request, headers);
        // Counted rather than parsed, as no one opens the peers' answers either.
        if (text.split('"outcome":"taken"').length !== docs.length + 1) throw new Error(`Not all were taken: ${text}`);
      };
    },
    pullAll: () =>
      portions(0, async (seq) => {
        const query = `collection=yachts&seq=${seq}&limit=${PORTION}`;
        const { text, bytes } = await call("GET", `${url}/api/sync/pull?${query}`, undefined, headers);
        const { documents, checkpoint }: { documents: unknown[]; checkpoint: { seq: number } } = JSON.parse(text);
        return { count: documents.length, bytes, next: checkpoint.seq };
      }),
    listen: (heard) => listen(`${url}/api/sync/stream`, headers, heard),
  };
}
