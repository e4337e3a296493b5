import L from "leaflet";
import { type ChartTheme, tile } from "../workers/charts/tile.ts";
import { savedChartTile } from "./offline/saveArea.ts";
import { CHART_MAX_ZOOM, chartTemplate } from "./offline/sources.ts";

const MAX_ZOOM = 16;

interface ChartOptions extends L.GridLayerOptions {
  theme: ChartTheme;
}

/** The project's own chart: every tile is an SVG that the charts worker draws, with or without a connection. */
class ChartLayer extends L.GridLayer {
  declare options: ChartOptions;

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const image = document.createElement("img");
    image.alt = "";
    image.setAttribute("role", "presentation");
    this.svg(coords).then(
      (svg) => {
        image.onload = () => done(undefined, image);
        image.src = svgAddress(svg);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), image),
    );
    return image;
  }

  /** What was saved comes first: it knows coasts that this device may not hold. */
  private async svg(coords: L.Coords): Promise<string> {
    const { theme } = this.options;
    return (await savedChartTile(chartTemplate(theme), coords)) ?? tile(coords.z, coords.x, coords.y, theme);
  }
}

/** A data address: nothing to revoke when the tile leaves the screen. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** A layer of chart tiles in one of the two themes. */
export function chartLayer(theme: ChartTheme): L.GridLayer {
  const options: ChartOptions = {
    theme,
    minZoom: 2,
    // Deeper zooms stretch the last ones.
    maxNativeZoom: CHART_MAX_ZOOM,
    maxZoom: MAX_ZOOM,
    attribution:
      '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>',
  };
  return new ChartLayer(options);
}
