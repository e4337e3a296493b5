import type { BrowserContext } from "@playwright/test";
import { PMTILES_KIND, writePmtiles } from "shared-schema/geo/chart/pmtiles.test-support";
import { writeVectorTile } from "../../../pwa/src/workers/tiles/vectorTile.test-support.ts";

const FAIRWAYS = {
  id: "fairways",
  name: "Fairways",
  template: "/charts/fairways.pmtiles#{z}/{x}/{y}",
  attribution: "© Pilot office",
  min_zoom: 0,
  max_zoom: 0,
  format: "pmtiles",
};

/** One area over the whole world, in one tile. */
const WORLD = writeVectorTile([{ type: 3, geometry: [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15] }]);
const ARCHIVE = writePmtiles({
  kind: PMTILES_KIND.vectors,
  metadata: {},
  tiles: [{ id: 0, run: 1, bytes: Buffer.from(WORLD) }],
  maxZoom: 0,
  isPacked: true,
});

/**
 * A server whose operator has added an archive of vector tiles.
 * @returns breaks the archive from now on, or makes it whole again
 */
export async function offerFairways(context: BrowserContext): Promise<(isBroken: boolean) => void> {
  let file = ARCHIVE;
  await context.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), chart_layers: [FAIRWAYS] } });
  });
  await context.route("**/charts/fairways.pmtiles", async (route) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()["range"] ?? "") ?? [];
    await route.fulfill({ status: 206, body: file.subarray(Number(first), Number(last) + 1) });
  });
  return (isBroken) => {
    file = isBroken ? Buffer.from("not an archive") : ARCHIVE;
  };
}
