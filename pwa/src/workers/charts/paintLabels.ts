import type { Label, LabelKind } from "shared-schema/geo/chart/labels";
import { FONT_PIXELS, type PlacedLabel, placeLabels, type Taken } from "shared-schema/geo/chart/placement";
import type { Palette } from "shared-schema/geo/chart/theme";
import type { ChartView } from "shared-schema/geo/chart/view";
import type { Context } from "./context.ts";

const FONT = "'Inter Variable', system-ui, sans-serif";
/** Cities are set in bold, seas in italics, as on paper charts. */
const STYLES: Readonly<Record<LabelKind, string>> = {
  SEA: "italic 400",
  COUNTRY: "500",
  CITY: "600",
  HARBOUR: "500",
  PLACE: "400",
};
/** Letters of seas and countries stand apart, px. */
const SPACED = 1.6;
const HALO = 3.5;
const HARBOUR_RADIUS = 3;
const TOWN_RADIUS = 2;
/** From this zoom on the mark of a harbour shows even where its name has no room. */
const FIRST_ZOOM_WITH_EVERY_HARBOUR = 9;

function isSpaced(kind: LabelKind): boolean {
  return kind === "SEA" || kind === "COUNTRY";
}

function setFont(context: Context, kind: LabelKind): void {
  context.font = `${STYLES[kind]} ${FONT_PIXELS[kind]}px ${FONT}`;
}

/** Measures names; one that is spaced gains the room between its letters. */
function widthIn(context: Context): (label: Label) => number {
  return ({ kind, name }) => {
    setFont(context, kind);
    return context.measureText(name).width + (isSpaced(kind) ? SPACED * name.length : 0);
  };
}

/** Paints the names of a view and their marks. */
export function paintLabels(context: Context, view: ChartView, palette: Palette, taken: readonly Taken[]): void {
  const showsEveryHarbour = view.frame.zoom >= FIRST_ZOOM_WITH_EVERY_HARBOUR;
  const labels = placeLabels(view.labels, widthIn(context), taken, showsEveryHarbour);
  context.textBaseline = "middle";
  for (const label of labels) paintMark(context, label, palette);
  context.strokeStyle = palette.halo;
  context.lineWidth = HALO;
  // The most important last, over the halos of the others.
  for (const label of labels.toReversed()) paintName(context, label, palette);
}

function paintMark(context: Context, { kind, x, y }: PlacedLabel, palette: Palette): void {
  if (isSpaced(kind)) return;
  const isHarbour = kind === "HARBOUR";
  context.beginPath();
  context.arc(x, y, isHarbour ? HARBOUR_RADIUS : TOWN_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = isHarbour ? palette.harbour : palette.dot;
  context.fill();
  context.strokeStyle = palette.halo;
  context.lineWidth = 1;
  if (isHarbour) context.stroke();
}

function paintName(context: Context, { kind, name, text }: PlacedLabel, palette: Palette): void {
  if (!text) return;
  setFont(context, kind);
  // Safari before 18 has no such property, and sets these names closer.
  if ("letterSpacing" in context) context.letterSpacing = isSpaced(kind) ? `${SPACED}px` : "0px";
  context.fillStyle = colourOf(kind, palette);
  if (kind !== "SEA") context.strokeText(name, text.x, text.y);
  context.fillText(name, text.x, text.y);
}

function colourOf(kind: LabelKind, palette: Palette): string {
  if (kind === "SEA") return palette.seaText;
  return kind === "COUNTRY" ? palette.countryText : palette.text;
}
