import { type CoastTiles, openCoastTiles } from "../coastTiles.ts";
import type { GeoData } from "../data.ts";
import { createLimits } from "../limits.ts";
import { parsePlaces } from "../places.ts";
import { polygonsOf } from "../waters.ts";
import { hatching } from "./hatching.ts";
import { createLabels, FONT_UNITS, type Label, TEXT_OFFSET_UNITS } from "./labels.ts";
import { createLandLayer } from "./land.ts";
import { graticulePath, limitsPath } from "./lines.ts";
import { MAX_ZOOM, TILE_PIXELS, TILE_UNITS, type TileAddress } from "./projection.ts";
import { type ChartTheme, PALETTES, type Palette } from "./theme.ts";
import { escapeXml } from "./xml.ts";

export interface Chart {
  /**
   * An SVG image of 256 × 256 pixels in Web Mercator; beyond the world's edge plain sea. Coast that is not known here is
   * hatched, and `unknown` written over it.
   */
  tile(z: number, x: number, y: number, theme: ChartTheme, unknown?: string): string;
}

function marks(labels: readonly Label[], tile: TileAddress, kinds: readonly Label["kind"][]): string {
  return labels
    .filter((label) => kinds.includes(label.kind))
    .map(({ x, y }) => `M${x - tile.x * TILE_UNITS} ${y - tile.y * TILE_UNITS}h0`)
    .join("");
}

function names(labels: readonly Label[], tile: TileAddress, kind: Label["kind"]): string {
  const texts = labels
    .filter((label) => label.kind === kind)
    .map(({ name, x, y }) => {
      if (name === null) return "";
      const left = x - tile.x * TILE_UNITS + TEXT_OFFSET_UNITS;
      const baseline = Math.round(y - tile.y * TILE_UNITS + FONT_UNITS[kind] * 0.35);
      return `<text x="${left}" y="${baseline}">${escapeXml(name)}</text>`;
    })
    .join("");
  const style = kind === "HARBOUR" ? ' font-style="italic"' : "";
  return texts && `<g font-size="${FONT_UNITS[kind]}"${style}>${texts}</g>`;
}

function stroke(data: string, colour: string, width: number, more = ""): string {
  return data && `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

function lettering(labels: readonly Label[], tile: TileAddress, palette: Palette): string {
  if (labels.length === 0) return "";
  const round = ' stroke-linecap="round"';
  const text = names(labels, tile, "CITY") + names(labels, tile, "HARBOUR") + names(labels, tile, "PLACE");
  return (
    stroke(marks(labels, tile, ["CITY", "PLACE"]), palette.dot, 14, round) +
    stroke(marks(labels, tile, ["HARBOUR"]), palette.harbour, 26, round) +
    `<g fill="${palette.text}" stroke="${palette.halo}" stroke-width="10" stroke-linejoin="round" ` +
    `paint-order="stroke" font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif">${text}</g>`
  );
}

/**
 * Makes the painter of chart tiles from the data files; it keeps what it has projected.
 * @param tiles the coast of the data, where packs are added to it later
 */
export function createChart(data: GeoData, tiles: CoastTiles = openCoastTiles(data.coast)): Chart {
  const coarse = polygonsOf(data.land50m, "").flatMap((part) => part.outlines);
  const land = createLandLayer(tiles, coarse);
  const limits = createLimits(data.territorialSea);
  const labels = createLabels(parsePlaces(data.places), data.harbours);

  function layers(tile: TileAddress, palette: Palette, unknown: string): string {
    const shore = land.paths(tile);
    return (
      stroke(graticulePath(tile), palette.graticule, 2) +
      stroke(limitsPath(tile, limits), palette.limit, 4, ' stroke-dasharray="28 16"') +
      (shore.land && `<path d="${shore.land}" fill="${palette.land}" fill-rule="evenodd"/>`) +
      stroke(shore.coast, palette.coast, 3, ' stroke-linejoin="round"') +
      hatching(shore.unknown, palette, unknown) +
      lettering(labels.inTile(tile), tile, palette)
    );
  }

  return {
    tile(z, x, y, theme, unknown = "") {
      const palette = PALETTES[theme];
      const count = 2 ** z;
      const exists = [z, x, y].every(Number.isInteger) && z >= 0 && z <= MAX_ZOOM && y >= 0 && y < count;
      const tile = { z, x: ((x % count) + count) % count, y };
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PIXELS}" height="${TILE_PIXELS}" ` +
        `viewBox="0 0 ${TILE_UNITS} ${TILE_UNITS}"><rect width="${TILE_UNITS}" height="${TILE_UNITS}" ` +
        `fill="${palette.sea}"/>${exists ? layers(tile, palette, unknown) : ""}</svg>`
      );
    },
  };
}
