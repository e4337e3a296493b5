import { refused } from "shared-schema/base/result";
import { readChartTile } from "../verbs/site/chart/readChartTile.ts";
import { readCoastBlock } from "../verbs/site/chart/readCoastBlock.ts";
import type { App, RouteDeps } from "./http/env.ts";
import { refusalAnswer } from "./http/problem.ts";

/** Chart tiles out of the operator's files, and the coast in blocks. They hold no secrets, and images carry no token: no log-in. */
export function chartRoutes(app: App, deps: RouteDeps): void {
  app.get("/charts/files/:layer/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+}", async (c) => {
    const { layer, z, x, y } = c.req.param();
    const tile = await readChartTile(deps, layer, Number(z), Number(x), Number(y));
    if (tile === null) return refusalAnswer(c, refused("chart.no-tile").refusal);
    return c.body(new Uint8Array(tile.bytes), 200, {
      "content-type": tile.format === "mvt" ? "application/vnd.mapbox-vector-tile" : `image/${tile.format}`,
      "cache-control": "public, max-age=604800",
    });
  });
  app.get("/charts/coast/:version/:source/:file{[0-9]+-[0-9]+\\.bin}", (c) => {
    const { version, source, file } = c.req.param();
    const block = readCoastBlock(deps, version, source, file.replace(".bin", ""));
    if (block === null) return refusalAnswer(c, refused("chart.no-coast").refusal);
    return c.body(new Uint8Array(block), 200, {
      "content-type": "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
