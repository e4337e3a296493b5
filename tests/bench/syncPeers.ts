import { readFileSync } from "node:fs";
import { newYacht } from "shared-schema/yacht/schema";
import { installPeers } from "./peers/install.ts";
import { ourPeer } from "./peers/ours.ts";
import { barePeer, type Doc, type Peer, pouchPeer, rxdbPeer } from "./peers/peers.ts";
import { type Running, startProcess } from "./process.ts";

const DOCUMENTS = 10_000;
const PUSHES = 1_000;
const LISTENERS = 50;
const EDITS = 40;

interface Figures {
  name: string;
  values: Record<string, number>;
}

/** The same documents through each server, one server after the other, each in a process of its own. */
export async function benchPeers(ours: Running, bare: Running): Promise<void> {
  const captain = await ourPeer(ours);
  const make = (index: number): Doc => {
    const made = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
    const body = newYacht({ name: `Yacht ${index}`, port_of_registry: "Nice", type: "MOTOR", ...made });
    return { id: `doc-${index}`, body };
  };
  const figures = [await measure(captain, make), await measure(barePeer(bare), make)];
  const installed = installPeers();
  if ("reason" in installed) console.log(`\nrxdb-server and express-pouchdb are left out: ${installed.reason}`);
  else {
    const { folder } = installed;
    const rxdb = await startProcess("tests/bench/peers/rxdbServer.mjs", 4323, () => [folder, "4323"]);
    figures.push(await measure(rxdbPeer(rxdb), make));
    await rxdb.stop();
    const pouch = await startProcess("tests/bench/peers/pouchdb.mjs", 4324, (dataDir) => [folder, "4324", dataDir]);
    figures.push(await measure(await pouchPeer(pouch), make));
    await pouch.stop();
  }
  print(figures);
}

async function measure(peer: Peer, make: (index: number) => Doc): Promise<Figures> {
  let next = 0;
  const some = (count: number) => Array.from({ length: count }, () => make(next++));
  const alone: number[] = [];
  for (let push = 0; push < PUSHES; push += 1) alone.push(await timed(() => peer.push(some(1))));
  let by100 = 0;
  for (let push = 0; push < PUSHES / 100; push += 1) by100 += await timed(() => peer.push(some(100)));
  while (next < DOCUMENTS) await peer.push(some(Math.min(100, DOCUMENTS - next)));
  let pulled = { documents: 0, bytes: 0 };
  const pull = await timed(async () => {
    pulled = await peer.pullAll();
  });
  if (pulled.documents < DOCUMENTS) throw new Error(`${peer.name} has ${pulled.documents} documents`);
  const told = await reaching(peer, () => peer.push(some(1)));
  return {
    name: peer.name,
    values: {
      "first pull of 10,000, ms": pull,
      "bytes of it on the wire, kB": pulled.bytes / 1_024,
      "1,000 pushes alone, ms": alone.reduce((sum, ms) => sum + ms, 0),
      "one of them, p99, ms": at(alone, 0.99),
      "1,000 pushed by 100, ms": by100,
      "an edit reaches 50 clients, p50, ms": at(told, 0.5),
      "an edit reaches 50 clients, p99, ms": at(told, 0.99),
      "server's memory, MB": memoryOf(peer.pid),
    },
  };
}

/** How long after an edit each of many listening clients has heard of it. */
async function reaching(peer: Peer, edit: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let from = 0;
  let waiting = new Set<number>();
  const listener = (index: number) => (text: string) => {
    if (text.trim() === "" || text.startsWith(":") || !waiting.delete(index)) return;
    times.push(performance.now() - from);
  };
  const closers = await Promise.all(Array.from({ length: LISTENERS }, (_, index) => peer.listen(listener(index))));
  await new Promise((done) => setTimeout(done, 500));
  for (let count = 0; count < EDITS; count += 1) {
    waiting = new Set(closers.keys());
    from = performance.now();
    await edit();
    const end = performance.now() + 5_000;
    while (waiting.size > 0 && performance.now() < end) await new Promise((done) => setTimeout(done, 1));
    if (waiting.size > 0) throw new Error(`${peer.name} told ${LISTENERS - waiting.size} of ${LISTENERS} clients`);
  }
  for (const close of closers) close();
  return times;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function at(times: number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
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

function print(figures: Figures[]): void {
  const [ours, ...peers] = figures;
  if (!ours) return;
  console.log("\nsync: the same documents through each server (in brackets: ours / theirs)");
  for (const [what, value] of Object.entries(ours.values)) {
    const others = peers.map(({ name, values }) => {
      const theirs = values[what] ?? 0;
      return `${name} ${theirs.toFixed(1)} (${(value / theirs).toFixed(2)})`;
    });
    console.log(`  ${what.padEnd(38)} ours ${value.toFixed(1).padStart(8)}   ${others.join("   ")}`);
  }
}
