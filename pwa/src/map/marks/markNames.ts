import type { Map as LeafletMap } from "leaflet";
import { defined } from "shared-schema/base/defined";
import { type PlacedName, placeNames } from "shared-schema/geo/chart/markPlacement";
import { type MarkPoint, toLatLng } from "../points.ts";
import { markSize, withSharedEnds } from "./marks.ts";

/** As the style sheet has it. */
const FONT = "600 12.5px 'Inter Variable', system-ui, sans-serif";
const LINE_PIXELS = 15;

let context: CanvasRenderingContext2D | null = null;

function widthOf(text: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * 7;
  context.font = FONT;
  return context.measureText(text).width;
}

/** A waypoint as it is drawn at a zoom: its mark in the world's pixels, and its name beside it, where that has room. */
export interface DrawnMark<P> extends Pick<MarkPoint, "kind"> {
  point: P;
  x: number;
  y: number;
  radius: number;
  written: PlacedName | null;
}

/** Places the names of waypoints at a zoom so that none covers another: those of calls before bare numbers, in sailing order. */
export function drawnMarks<P extends MarkPoint>(map: LeafletMap, zoom: number, points: readonly P[]): DrawnMark<P>[] {
  const radius = markSize(zoom) / 2;
  const marks = withSharedEnds(map, zoom, points).map(({ point, kind, number, name }) => {
    const { x, y } = map.project(toLatLng(point), zoom);
    const numbers = number === undefined ? [] : [String(number)];
    const whole = name === undefined ? [] : [[...numbers, name].join(" ")];
    const texts = [...whole, ...numbers].map((text) => ({ text, width: widthOf(text) }));
    return { point, ...defined({ kind }), isNamed: name !== undefined, x, y, radius, texts };
  });
  const byWeight = [...marks.filter(({ isNamed }) => isNamed), ...marks.filter(({ isNamed }) => !isNamed)];
  const placed = placeNames(byWeight, LINE_PIXELS);
  const written = new Map(byWeight.map((mark, i) => [mark, placed[i] ?? null]));
  return marks.map((mark) => ({ ...mark, written: written.get(mark) ?? null }));
}
