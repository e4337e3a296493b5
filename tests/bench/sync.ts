import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling } from "../../sync-server/bundling.mjs";
import { benchEdit } from "./edit.ts";
import { installPeers } from "./peers/install.ts";
import { ourPeer } from "./peers/ours.ts";
import { barePeer, type Peer, pouchPeer, rxdbPeer } from "./peers/peers.ts";
import { type Running, startProcess, startsMs } from "./process.ts";
import { benchBatch, startReplay } from "./syncBatch.ts";
import { benchMany } from "./syncMany.ts";
import { measureAll, yacht } from "./syncMeasure.ts";
import { printSync } from "./syncTable.ts";
import { printRows } from "./table.ts";

const OURS = "sync-server/dist/main.js";
const BARE = fileURLToPath(new URL("../../.cache/bench-bare/main.mjs", import.meta.url));
const RXDB = "tests/bench/peers/rxdbServer.mjs";
const POUCH = "tests/bench/peers/pouchdb.mjs";

/** Clients that listen at the same time, and the first document that they hear of. */
const MANY = 1_000;
const MANY_FROM = 5_000_000;

/** The sync server, as it is deployed, against its peers: all are driven alike, in turns, in one run. */
export async function benchSync(): Promise<void> {
  execFileSync(process.execPath, ["sync-server/build.mjs"]);
  await bundleBare();
  const installed = installPeers();
  if ("reason" in installed) console.log(`\nrxdb-server and express-pouchdb are left out: ${installed.reason}`);
  const running: Running[] = [];
  const kept = async (starting: Promise<Running>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const ours = await kept(startOurs());
    const bare = await kept(startBare());
    const captain = await ourPeer(ours);
    const peers: Peer[] = [captain, barePeer(bare)];
    if ("folder" in installed) {
      const { folder } = installed;
      peers.push(rxdbPeer(await kept(startProcess(RXDB, 4323, () => [folder, "4323"]))));
      const pouch = startProcess(POUCH, 4324, (dataDir) => [folder, "4324", dataDir]);
      peers.push(await pouchPeer(await kept(pouch)));
    }
    const measured = await measureAll(peers, captain.userId);
    printSync(measured, await startTimes());
    await benchEdit(ours, bare);
    const batch = await benchBatch(captain, await kept(startReplay()), captain.userId);
    let next = MANY_FROM;
    const many = await benchMany(captain, MANY, () => captain.prepare([yacht(next++, captain.userId)]));
    printRows("sync: the floor of a push, and many clients", [batch, many]);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}

/** Our server, as it was built. */
export const startOurs = () => startProcess(OURS, 4321);

/** Its bare peer. */
export const startBare = () => startProcess(BARE, 4322, (dataDir) => [`${dataDir}/bare.db`, "4322"]);

/** The time that each of the two takes to start on its data, ms. */
export async function startTimes(): Promise<number[]> {
  return [await startsMs(OURS, 4325), await startsMs(BARE, 4326, (dataDir) => [`${dataDir}/bare.db`, "4326"])];
}

/** The bare endpoint in one file, as ours is: a compiler in its process would count as its memory. */
export async function bundleBare(): Promise<void> {
  await build({ ...bundling, entryPoints: ["tests/bench/bareEndpoint.ts"], outfile: BARE });
}
