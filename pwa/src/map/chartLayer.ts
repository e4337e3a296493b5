import L from "leaflet";
import { type ChartTheme, type DrawnTile, reconnected, tile } from "../workers/charts/tile.ts";
import { savedChartTile } from "./offline/saveArea.ts";
import { CHART_MAX_ZOOM, chartTemplate } from "./offline/sources.ts";

const MAX_ZOOM = 16;

interface ChartOptions extends L.GridLayerOptions {
  theme: ChartTheme;
  /** Written over coast that is not on this device. */
  unknown: string;
  /** Told whether any tile on screen holds such coast. */
  onUnknown(some: boolean): void;
}

/** The project's own chart: every tile is an SVG that the charts worker draws, with or without a connection. */
class ChartLayer extends L.GridLayer {
  declare options: ChartOptions;

  /** The tiles on screen whose coast is not all on this device. */
  private readonly unknown = new Set<HTMLElement>();

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const image = document.createElement("img");
    image.alt = "";
    image.setAttribute("role", "presentation");
    this.draw(coords).then(
      ({ svg, isWhole }) => {
        image.onload = () => done(undefined, image);
        image.src = svgAddress(svg);
        if (!isWhole) this.note(image, true);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), image),
    );
    return image;
  }

  override onAdd(map: L.Map): this {
    this.on("tileunload", ({ tile: gone }: L.TileEvent) => this.note(gone, false));
    window.addEventListener("online", this.drawAgain);
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    window.removeEventListener("online", this.drawAgain);
    return super.onRemove(map);
  }

  /** With a connection the coast that was unknown may come. */
  private readonly drawAgain = async () => {
    if (this.unknown.size === 0) return;
    await reconnected();
    this.redraw();
  };

  private note(image: HTMLElement, isUnknown: boolean): void {
    const before = this.unknown.size;
    if (isUnknown) this.unknown.add(image);
    else this.unknown.delete(image);
    if (before > 0 !== this.unknown.size > 0) this.options.onUnknown(this.unknown.size > 0);
  }

  /** What was saved comes first: it knows coasts that this device may not hold. */
  private async draw(coords: L.Coords): Promise<DrawnTile> {
    const { theme, unknown } = this.options;
    const saved = await savedChartTile(chartTemplate(theme), coords);
    return saved === null ? tile(coords.z, coords.x, coords.y, theme, unknown) : { svg: saved, isWhole: true };
  }
}

/** A data address: nothing to revoke when the tile leaves the screen. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** A layer of chart tiles in one of the two themes. */
export function chartLayer(how: Pick<ChartOptions, "theme" | "unknown" | "onUnknown">): L.GridLayer {
  const options: ChartOptions = {
    ...how,
    minZoom: 2,
    // Deeper zooms stretch the last ones.
    maxNativeZoom: CHART_MAX_ZOOM,
    maxZoom: MAX_ZOOM,
    attribution:
      '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>, ' +
      '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/" target="_blank" rel="noreferrer">GSHHG</a>, ' +
      '<a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a>',
  };
  return new ChartLayer(options);
}
