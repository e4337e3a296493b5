import { z } from "zod";

/** A layer of tiles over the chart that an operator of the server has added. */
export const chartLayer = z.object({
  /** Names the layer in addresses and on devices. */
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1).max(80),
  /**
   * An address with {z}, {x} and {y}: one of this server's own paths, or of a host that its operator names. In the
   * address of a whole PMTiles archive, the fragment names the tile.
   */
  template: z.string(),
  /** Plain text, shown on the chart. */
  attribution: z.string().max(300),
  min_zoom: z.int().min(0).max(22),
  max_zoom: z.int().min(0).max(22),
  /**
   * Of the tiles: images, «unknown» images of another host, vector tiles (mvt), or those of an archive on another host
   * (pmtiles), which are of either kind.
   */
  format: z.enum(["png", "jpeg", "webp", "avif", "unknown", "mvt", "pmtiles"]),
});

export type ChartLayer = z.infer<typeof chartLayer>;
