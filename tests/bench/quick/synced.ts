import { measureEdit } from "../edit.ts";
import { ourPeer } from "../peers/ours.ts";
import { barePeer } from "../peers/peers.ts";
import { bundleBare, startBare, startOurs, startTimes } from "../sync.ts";
import { measureAll } from "../syncMeasure.ts";
import type { Ratio } from "./ratio.ts";

const SIZES = { documents: 3_000, pushes: 1_000 };

/** The sync server against a bare endpoint that only stores. */
export async function syncedRatios(): Promise<Ratio[]> {
  await bundleBare();
  const [ours, bare] = [await startOurs(), await startBare()];
  try {
    const captain = await ourPeer(ours);
    const { rows } = await measureAll([captain, barePeer(bare)], captain.userId, SIZES);
    const edited = await measureEdit(ours, bare);
    const [ourStart = 0, bareStart = 1] = await startTimes();
    return [
      ...rows.map(({ what, values: [mine = 0, theirs = 1] }) => ({ row: rowOf(what), ratio: mine / theirs })),
      ...edited.flatMap(({ what, ours: mine, peer }) => (peer ? [{ row: rowOf(what), ratio: mine / peer.value }] : [])),
      { row: rowOf("start to /healthz, with data"), ratio: ourStart / bareStart },
    ];
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** Without its unit, which a ratio has not. */
const rowOf = (what: string) => `${what.replace(/, (ms|kB|MB)$/, "")} / bare`;
