import { drawTile } from "../verbs/drawTile.ts";
import type { App, RouteDeps } from "./env.ts";

/** Chart tiles. They hold no secrets, and images carry no token: no log-in. */
export function chartRoutes(app: App, deps: RouteDeps): void {
  app.get("/charts/:theme{day|night}/:z{[0-9]+}/:x{[0-9]+}/:file{[0-9]+\\.svg}", (c) => {
    const { theme, z, x, file } = c.req.param();
    const tile = drawTile(deps, theme === "night" ? "night" : "day", Number(z), Number(x), Number.parseInt(file, 10));
    if (tile === null) return c.json({ message: "There is no such tile." }, 404);
    return c.body(tile, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=604800" });
  });
}
