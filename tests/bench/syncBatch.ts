import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling } from "../../sync-server/bundling.mjs";
import { barePeer, type Peer } from "./peers/peers.ts";
import { type Running, startProcess } from "./process.ts";
import { yacht } from "./syncMeasure.ts";
import { at, type Row, timed } from "./table.ts";

const REPLAY = fileURLToPath(new URL("../../.cache/bench-replay/main.mjs", import.meta.url));
const MIGRATIONS = "sync-server/src/store/migrations";
const BATCHES = 40;
const BATCH = 100;

/** Starts the endpoint that writes the same rows and decides nothing. */
export async function startReplay(): Promise<Running> {
  await build({ ...bundling, entryPoints: ["tests/bench/replayEndpoint.ts"], outfile: REPLAY });
  return startProcess(REPLAY, 4327, (dataDir) => [`${dataDir}/replay.db`, "4327", MIGRATIONS]);
}

/** New documents pushed by 100, against a replay of the same rows by prepared statements in one transaction. The two take turns. */
export async function benchBatch(ours: Peer, replay: Running, author: number): Promise<Row> {
  const runs = [ours, barePeer(replay)].map((peer, index) => ({
    peer,
    next: 1_000_000 * (index + 1),
    times: [] as number[],
  }));
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const run of runs) {
      const documents = Array.from({ length: BATCH }, () => yacht(run.next++, author));
      run.times.push(await timed(await run.peer.prepare(documents)));
    }
  }
  const [mine = 0, theirs = 0] = runs.map(({ times }) => at(times, 0.5));
  const what = `${BATCH} new documents pushed at once, with rights, merge, history, audit and feed`;
  return { what, ours: mine, unit: "ms", peer: { name: "replay of their rows", value: theirs } };
}
