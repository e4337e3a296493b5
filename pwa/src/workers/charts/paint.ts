import type { LineSet } from "shared-schema/geo/chart/lineSet";
import { linesOf } from "shared-schema/geo/chart/lineSet";
import type { Taken } from "shared-schema/geo/chart/placement";
import { type ChartTheme, PALETTES, type Palette } from "shared-schema/geo/chart/theme";
import type { ChartView } from "shared-schema/geo/chart/view";
import type { Context } from "./context.ts";
import { paintLabels } from "./paintLabels.ts";

/** Options for painting a view of the chart. */
export interface PaintOptions {
  theme: ChartTheme;
  /** Written over coast that is not on this device. */
  unknown: string;
  /** Device pixels for each pixel of the view. */
  density: number;
  /** Areas where no name may be placed, in pixels of the view. */
  taken: readonly Taken[];
}

/** Widths of the two bands of paler water along the shore, px at zoom 6 and from zoom 11 on. */
const BANDS = { near: [4, 10], wide: [8, 22] } as const;
const HATCH_STEP = 12;

/** Paints a view of the chart; the canvas has its size times the density. */
export function paint(context: Context, view: ChartView, options: PaintOptions): void {
  const { width, height, zoom } = view.frame;
  const palette = PALETTES[options.theme];
  context.setTransform(options.density, 0, 0, options.density, 0, 0);
  context.lineJoin = "round";
  context.setLineDash([]);
  context.fillStyle = palette.sea;
  context.fillRect(0, 0, width, height);
  const coast = pathOf(view.coast, false);
  const growth = Math.max(0, Math.min(1, (zoom - 6) / 5));
  stroke(context, coast, palette.shallows[0], BANDS.wide[0] + growth * (BANDS.wide[1] - BANDS.wide[0]));
  stroke(context, coast, palette.shallows[1], BANDS.near[0] + growth * (BANDS.near[1] - BANDS.near[0]));
  stroke(context, graticulePath(view), palette.graticule, 0.6);
  stroke(context, pathOf(view.limits, false), palette.limit, 1.1, [8, 3, 2, 3]);
  // Twice as wide as it shows: land covers the inner half, and what of one source's coast lies in another's land.
  stroke(context, coast, palette.coast, 2);
  context.fillStyle = palette.land;
  for (const land of view.land) context.fill(pathOf(land, true), "evenodd");
  stroke(context, pathOf(view.borders, false), palette.border, 0.9, [5, 4]);
  hatch(context, view, palette, options.unknown);
  paintLabels(context, view, palette, options.taken);
}

function pathOf(set: LineSet, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const [first, end] of linesOf(set)) {
    path.moveTo(set.points[first * 2] ?? 0, set.points[first * 2 + 1] ?? 0);
    for (let i = first + 1; i < end; i++) path.lineTo(set.points[i * 2] ?? 0, set.points[i * 2 + 1] ?? 0);
    if (isClosed) path.closePath();
  }
  return path;
}

function graticulePath({ frame, meridians, parallels }: ChartView): Path2D {
  const path = new Path2D();
  for (const x of meridians) {
    path.moveTo(x, 0);
    path.lineTo(x, frame.height);
  }
  for (const y of parallels) {
    path.moveTo(0, y);
    path.lineTo(frame.width, y);
  }
  return path;
}

function stroke(context: Context, path: Path2D, colour: string, width: number, dashes: readonly number[] = []): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dashes]);
  context.stroke(path);
  context.setLineDash([]);
}

/** Unknown coast is hatched, never to be taken for sea, and named in the middle of each of its areas that has room. */
function hatch(context: Context, view: ChartView, palette: Palette, words: string): void {
  const { unknown, frame } = view;
  if (unknown.length === 0) return;
  const areas = new Path2D();
  const all = { left: frame.width, top: frame.height, right: 0, bottom: 0 };
  for (let i = 0; i < unknown.length; i += 4) {
    const left = Math.max(0, unknown[i] ?? 0);
    const top = Math.max(0, unknown[i + 1] ?? 0);
    const right = Math.min(frame.width, unknown[i + 2] ?? 0);
    const bottom = Math.min(frame.height, unknown[i + 3] ?? 0);
    if (right <= left || bottom <= top) continue;
    areas.rect(left, top, right - left, bottom - top);
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  context.save();
  context.clip(areas);
  context.fillStyle = palette.land;
  context.fillRect(0, 0, frame.width, frame.height);
  const lines = new Path2D();
  for (let x = -frame.height; x < frame.width; x += HATCH_STEP) {
    lines.moveTo(x, frame.height);
    lines.lineTo(x + frame.height, 0);
  }
  stroke(context, lines, palette.coast, 1);
  context.restore();
  context.font = "12px 'Inter Variable', sans-serif";
  if (context.measureText(words).width > all.right - all.left) return;
  context.textAlign = "center";
  context.strokeStyle = palette.halo;
  context.lineWidth = 4;
  context.strokeText(words, (all.left + all.right) / 2, (all.top + all.bottom) / 2);
  context.fillStyle = palette.text;
  context.fillText(words, (all.left + all.right) / 2, (all.top + all.bottom) / 2);
  context.textAlign = "left";
}
