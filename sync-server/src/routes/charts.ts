import { drawTile } from "../verbs/drawTile.ts";
import { readChartTile } from "../verbs/readChartTile.ts";
import { readCoastBlock } from "../verbs/readCoastBlock.ts";
import type { App, RouteDeps } from "./env.ts";

/** Chart tiles, drawn here or out of the operator's files, and the coast in blocks. They hold no secrets, and images carry no token: no log-in. */
export function chartRoutes(app: App, deps: RouteDeps): void {
  app.get("/charts/:theme{day|night}/:z{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.svg}", (c) => {
    const { theme, z, x, file } = c.req.param();
    const tile = drawTile(deps, theme === "night" ? "night" : "day", Number(z), Number(x), Number.parseInt(file, 10));
    if (tile === null) return c.json({ message: "There is no such tile." }, 404);
    return c.body(tile, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=604800" });
  });
  app.get("/charts/files/:layer/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+}", async (c) => {
    const { layer, z, x, y } = c.req.param();
    const tile = await readChartTile(deps, layer, Number(z), Number(x), Number(y));
    if (tile === null) return c.json({ message: "There is no such tile." }, 404);
    return c.body(new Uint8Array(tile.bytes), 200, {
      "content-type": `image/${tile.format}`,
      "cache-control": "public, max-age=604800",
    });
  });
  app.get("/charts/coast/:version/:source/:file{[0-9]+-[0-9]+\\.bin}", (c) => {
    const { version, source, file } = c.req.param();
    const block = readCoastBlock(deps, version, source, file.replace(".bin", ""));
    if (block === null) return c.json({ message: "There is no such part of the coast." }, 404);
    return c.body(new Uint8Array(block), 200, {
      "content-type": "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
