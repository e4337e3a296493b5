import type { Box } from "./outline.ts";
import { TILE_UNITS, UNITS_PER_PIXEL } from "./projection.ts";
import type { Palette } from "./theme.ts";
import { escapeXml } from "./xml.ts";

const STEP_UNITS = 12 * UNITS_PER_PIXEL;
const HALF = STEP_UNITS / 2;
const FONT_UNITS = 12 * UNITS_PER_PIXEL;
/** A narrower strip has no room for words; its neighbours say them. */
const LEAST_UNITS = 130 * UNITS_PER_PIXEL;

/** The part of a box that lies in the tile; null where none does. */
function inTile({ minX, minY, maxX, maxY }: Box): Box | null {
  const box = {
    minX: Math.max(0, minX),
    minY: Math.max(0, minY),
    maxX: Math.min(TILE_UNITS, maxX),
    maxY: Math.min(TILE_UNITS, maxY),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : null;
}

/** Areas of a tile, in its units, hatched and named as unknown: never to be taken for sea. */
export function hatching(areas: readonly Box[], palette: Palette, words: string): string {
  const boxes = areas.flatMap((area) => inTile(area) ?? []);
  if (boxes.length === 0) return "";
  const fills = boxes.map(({ minX, minY, maxX, maxY }) => `M${minX} ${minY}H${maxX}V${maxY}H${minX}z`).join("");
  const pattern =
    `<pattern id="u" width="${STEP_UNITS}" height="${STEP_UNITS}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 ${STEP_UNITS}L${STEP_UNITS} 0M${-HALF} ${HALF}L${HALF} ${-HALF}M${HALF} ${STEP_UNITS + HALF}L${STEP_UNITS + HALF} ${HALF}" ` +
    `stroke="${palette.coast}" stroke-width="6"/></pattern>`;
  return `<defs>${pattern}</defs><path d="${fills}" fill="${palette.land}"/><path d="${fills}" fill="url(#u)"/>${caption(boxes, palette, words)}`;
}

/** The words in the middle of all that is unknown in the tile, where there is room. */
function caption(boxes: readonly Box[], palette: Palette, words: string): string {
  const west = Math.min(...boxes.map(({ minX }) => minX));
  const east = Math.max(...boxes.map(({ maxX }) => maxX));
  if (words === "" || east - west < LEAST_UNITS) return "";
  const y = (Math.min(...boxes.map(({ minY }) => minY)) + Math.max(...boxes.map(({ maxY }) => maxY))) / 2;
  return (
    `<text x="${(west + east) / 2}" y="${y}" text-anchor="middle" font-size="${FONT_UNITS}" fill="${palette.text}" ` +
    `stroke="${palette.halo}" stroke-width="14" stroke-linejoin="round" paint-order="stroke" ` +
    `font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif">${escapeXml(words)}</text>`
  );
}
