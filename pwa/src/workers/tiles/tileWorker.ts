import { expose, transfer } from "comlink";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { loadLetters } from "../charts/letters.ts";
import { failureOf, type TileFailure } from "./failure.ts";
import { paintFeatures } from "./paintFeatures.ts";
import { readTile } from "./tileBytes.ts";
import { readVectorTile } from "./vectorTile.ts";

/** The look of a tile. */
export interface TileLook {
  theme: ChartTheme;
  language: string;
  /** Side of the tile, px, and device pixels for each of them. */
  pixels: number;
  density: number;
}

/** A tile: its picture, null for an empty one; or why there is none. */
export type Drawn = { picture: ImageBitmap | null } | { failure: TileFailure };

/** A vector tile begins with a layer, and no image with this byte. */
const LAYER = 0x1a;

async function pictureOf(bytes: ArrayBuffer, { pixels, density, ...look }: TileLook): Promise<ImageBitmap | null> {
  if (bytes.byteLength === 0) return null;
  const side = Math.round(pixels * density);
  const tile = new Uint8Array(bytes);
  if (tile[0] !== LAYER) return createImageBitmap(new Blob([bytes]), { resizeWidth: side, resizeHeight: side });
  const features = readVectorTile(tile, look.language);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser's workers cannot paint");
  await loadLetters();
  paintFeatures(context, features, { theme: look.theme, pixels, density });
  return canvas.transferToImageBitmap();
}

const api = {
  /** Draws the tile at an address. @param kept its bytes, where this device has them */
  async draw(url: string, kept: Blob | null, look: TileLook): Promise<Drawn> {
    try {
      const picture = await pictureOf(kept ? await kept.arrayBuffer() : await readTile(url), look);
      return picture ? transfer({ picture }, [picture]) : { picture };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  },
  /** The bytes of the tile at an address; null where they cannot be had. */
  async read(url: string): Promise<ArrayBuffer | null> {
    const bytes = await readTile(url).catch(() => null);
    return bytes && transfer(bytes, [bytes]);
  },
};

export type TileWorker = typeof api;

expose(api);
