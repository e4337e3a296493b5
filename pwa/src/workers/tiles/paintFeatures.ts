import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { PALETTES } from "shared-schema/geo/chart/theme";
import type { Context } from "../charts/context.ts";
import type { Feature } from "./vectorTile.ts";

/** The colours of the layers of a tile, in turn; each stands out from land and sea of the theme. */
const COLOURS: Readonly<Record<ChartTheme, readonly string[]>> = {
  day: ["#8A2D6B", "#1D5E8C", "#2F6B2F", "#8A4B14"],
  night: ["#A8628F", "#5A8FB5", "#6A9A6A", "#B0804F"],
};
/** Areas are tinted alone, so that the chart below stays legible. */
const TINT = 0.1;
const DOT_RADIUS = 2.5;
const LETTERS = 11;
/** Names on one tile. */
const MOST_NAMES = 40;

/** Paints a tile over the chart. @param pixels of the tile's side; the canvas has these times the density */
export function paintFeatures(
  context: Context,
  features: readonly Feature[],
  { theme, pixels, density }: { theme: ChartTheme; pixels: number; density: number },
): void {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.lineJoin = "round";
  for (const feature of features) paintShape(context, feature, colourOf(feature, theme), pixels);
  paintNames(context, features, theme, pixels);
}

function colourOf({ layer }: Feature, theme: ChartTheme): string {
  const colours = COLOURS[theme];
  return colours[layer % colours.length] ?? "";
}

function paintShape(context: Context, { kind, lines }: Feature, colour: string, pixels: number): void {
  const path = new Path2D();
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [x, y] = [(line[i] ?? 0) * pixels, (line[i + 1] ?? 0) * pixels];
      if (kind === "point") {
        path.moveTo(x + DOT_RADIUS, y);
        path.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
      } else if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (kind === "area") path.closePath();
  }
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = kind === "line" ? 1.4 : 0.8;
  if (kind === "point") context.fill(path);
  else context.stroke(path);
  if (kind !== "area") return;
  context.globalAlpha = TINT;
  context.fill(path, "evenodd");
  context.globalAlpha = 1;
}

/** Names of points that have room: none is cut at the edge of its tile, and none covers another. */
function paintNames(context: Context, features: readonly Feature[], theme: ChartTheme, pixels: number): void {
  const palette = PALETTES[theme];
  context.font = `500 ${LETTERS}px 'Inter Variable', system-ui, sans-serif`;
  context.textBaseline = "middle";
  context.strokeStyle = palette.halo;
  context.lineWidth = 3;
  const placed: { left: number; right: number; y: number }[] = [];
  for (const feature of features) {
    const [x, y] = feature.lines[0] ?? [];
    if (feature.kind !== "point" || feature.name === null || x === undefined || y === undefined) continue;
    if (placed.length === MOST_NAMES) return;
    const left = x * pixels + 2 * DOT_RADIUS;
    const box = { left, right: left + context.measureText(feature.name).width, y: y * pixels };
    const isWithin = left > 0 && box.right < pixels && box.y > LETTERS / 2 && box.y < pixels - LETTERS / 2;
    const isFree = placed.every(
      (other) => box.left > other.right || box.right < other.left || Math.abs(box.y - other.y) > LETTERS,
    );
    if (!isWithin || !isFree) continue;
    placed.push(box);
    context.strokeText(feature.name, left, box.y);
    context.fillStyle = colourOf(feature, theme);
    context.fillText(feature.name, left, box.y);
  }
}
