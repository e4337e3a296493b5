import L from "leaflet";
import { getBlobByKey } from "leaflet.offline";
import type { TileFailure } from "../../workers/tiles/failure.ts";
import { drawTile } from "../../workers/tiles/tiles.ts";
import type { TileLook } from "../../workers/tiles/tileWorker.ts";
import type { Source } from "../offline/sources.ts";
import { escaped } from "./credits.ts";

/** More device pixels than these are not seen, and cost memory. */
const MOST_DENSITY = 2;

interface DrawnOptions extends Pick<TileLook, "theme" | "language"> {
  source: Source;
  /** Told whether a tile of the view is missing, and why. */
  onState(failure: TileFailure | null): void;
}

/** An operator's layer that a worker draws: vector tiles, and the tiles of whole archives. */
export class DrawnLayer extends L.GridLayer {
  private failure: TileFailure | null = null;

  constructor(private readonly how: DrawnOptions) {
    const { source } = how;
    super({
      attribution: escaped(source.attribution),
      minZoom: source.minZoom,
      maxNativeZoom: source.maxNativeZoom,
      maxZoom: 16,
    });
    this.on("loading", () => {
      this.failure = null;
    });
    this.on("load", () => how.onState(this.failure));
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = L.DomUtil.create("canvas");
    void this.draw(canvas, coords).then((failure) => {
      if (failure) this.fail(failure);
      done(failure ? new Error(failure) : undefined, canvas);
    });
    return canvas;
  }

  private fail(failure: TileFailure): void {
    this.failure = failure;
    this.how.onState(failure);
  }

  /** Draws a tile. @returns why it cannot be drawn; null when it is */
  private async draw(canvas: HTMLCanvasElement, { x, y, z }: L.Coords): Promise<TileFailure | null> {
    const { source, theme, language } = this.how;
    const url = L.Util.template(source.templates[0] ?? "", { x, y, z });
    const density = Math.min(MOST_DENSITY, window.devicePixelRatio);
    try {
      // Saved tiles lie under their address. A storage that cannot be read is no reason to go without the tile.
      const kept: Blob | undefined = await getBlobByKey(url).catch(() => undefined);
      const drawn = await drawTile(url, kept ?? null, { theme, language, pixels: this.getTileSize().x, density });
      if ("failure" in drawn) return drawn.failure;
      if (!drawn.picture) return null;
      canvas.width = drawn.picture.width;
      canvas.height = drawn.picture.height;
      canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.picture);
      return null;
    } catch {
      // The worker was lost over it.
      return "unreadable";
    }
  }
}
