import { readFileSync } from "node:fs";
import { newYacht } from "shared-schema/yacht/schema";
import { type Doc, type Peer, portionsOf } from "./peers/peers.ts";
import { fanOut } from "./syncFanOut.ts";
import { at, timed } from "./table.ts";

const SIZES = { documents: 10_000, pushes: 1_000 };
const SLICES = 10;
const PULLS = 3;

export interface Measured {
  names: string[];
  /** Of one document's body, JSON. */
  bytes: number;
  /** One figure for each peer, in their order. */
  rows: { what: string; values: number[] }[];
}

/**
 * The same documents through each server. The servers take turns in small slices, so that whatever else the machine does in
 * the meantime meets all of them.
 */
export async function measureAll(
  peers: readonly Peer[],
  author: number,
  { documents, pushes } = SIZES,
): Promise<Measured> {
  const runs = peers.map((peer) => ({
    peer,
    next: 0,
    alone: [] as number[],
    by100: 0,
    pulls: [] as number[],
    bytes: 0,
  }));
  const some = (run: { next: number }, count: number) => Array.from({ length: count }, () => yacht(run.next++, author));
  const push = async (run: { peer: Peer; next: number }, count: number) =>
    timed(await run.peer.prepare(some(run, count)));
  for (const run of runs) await push(run, 1);
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const run of runs) {
      for (let count = 0; count < pushes / SLICES; count += 1) run.alone.push(await push(run, 1));
    }
  }
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const run of runs) run.by100 += await push(run, pushes / SLICES);
  }
  for (const run of runs) {
    for (const count of portionsOf(documents - run.next, 100)) await push(run, count);
  }
  for (let turn = 0; turn < PULLS; turn += 1) {
    for (const run of runs) {
      run.pulls.push(
        await timed(async () => {
          const pulled = await run.peer.pullAll();
          if (pulled.documents < documents) throw new Error(`${run.peer.name} has ${pulled.documents} documents`);
          run.bytes = pulled.bytes;
        }),
      );
    }
  }
  const measured = await fanOut(runs.map((run) => ({ peer: run.peer, prepare: () => run.peer.prepare(some(run, 1)) })));
  const row = (what: string, value: (run: (typeof runs)[number], index: number) => number) => ({
    what,
    values: runs.map(value),
  });
  return {
    names: peers.map(({ name }) => name),
    bytes: JSON.stringify(yacht(documents, author).body).length,
    rows: [
      row(`first pull of ${documents.toLocaleString("en")}, ms`, ({ pulls }) => at(pulls, 0.5)),
      row("bytes of it on the wire, kB", ({ bytes }) => bytes / 1_024),
      row(`${pushes.toLocaleString("en")} pushes alone, ms`, ({ alone }) => alone.reduce((sum, ms) => sum + ms, 0)),
      row("one of them, p50, ms", ({ alone }) => at(alone, 0.5)),
      row("one of them, p99, ms", ({ alone }) => at(alone, 0.99)),
      row(`${pushes.toLocaleString("en")} pushed by 100, ms`, ({ by100 }) => by100),
      row("an edit reaches 50 clients, p50, ms", (_, index) => at(measured[index] ?? [], 0.5)),
      row("an edit reaches 50 clients, p99, ms", (_, index) => at(measured[index] ?? [], 0.99)),
      row("server's memory, MB", ({ peer }) => memoryOf(peer.pid)),
    ],
  };
}

const HARBOURS = ["Nice", "Antibes", "Palma", "Valletta", "Porto Cervo", "Saint-Tropez", "Gustavia", "Piraeus"];

/** A yacht as people enter one: no two alike, so that packing meets what it would meet. */
export function yacht(index: number, author: number): Doc {
  // Knuth's multiplicative hash: the same documents in each run and for each server.
  const mix = (salt: number) => (Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt, 40_503)) >>> 0;
  const made = { created_by: author, created_at: "2027-01-15T09:00:00.000Z" };
  const port_of_registry = HARBOURS[mix(1) % HARBOURS.length] ?? "Nice";
  const body = {
    ...newYacht({ name: `${port_of_registry} ${mix(2).toString(36)}`, port_of_registry, type: "MOTOR", ...made }),
    official_num: String(mix(3)),
    call_sign: mix(4).toString(36).toUpperCase(),
    mmsi_num: String(mix(5)),
    loa: 20 + (mix(6) % 400) / 10,
    beam: 5 + (mix(7) % 60) / 10,
    cruis_spd_cons: 100 + (mix(8) % 900),
    max_spd_cons: 1_000 + (mix(9) % 900),
  };
  return { id: `doc-${index}`, body };
}

/** Resident memory of a process, MB; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
