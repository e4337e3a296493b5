import { boundsOf, type Frame } from "../../../geo/chart/projection.ts";
import { INK, PAGE, type Pen, setType, WATER } from "../pen.ts";
import { CHART, PIXELS_PER_MM } from "../plates.ts";

/** Lengths of the bar, NM. */
const LENGTHS = [1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
/** The longest bar, mm. */
const LONGEST = 38;
const MINUTES_PER_DEGREE = 60;
const CREDIT = "© OpenStreetMap · GSHHG. Not for navigation.";

/** Draws a bar of a round number of nautical miles in the lower left corner, and names the sources of the coast beside it. */
export function drawScale(pen: Pen, frame: Frame): void {
  const { pdf } = pen;
  const perMile = mmPerMile(frame);
  const miles = LENGTHS.find((length) => length * perMile <= LONGEST) ?? 1;
  const [x, y] = [PAGE.left + 3, pen.y + CHART.height - 3];
  pdf.setDrawColor(...INK).setLineWidth(0.4);
  pdf.line(x, y, x + miles * perMile, y);
  for (const end of [x, x + miles * perMile]) pdf.line(end, y - 0.8, end, y + 0.8);
  setType(pen, "normal", 6.5, INK);
  pdf.text(`${miles} NM`, x, y - 1.6);
  setType(pen, "normal", 5.5, WATER);
  pdf.text(CREDIT, PAGE.left + CHART.width - 2, y + 1.2, { align: "right" });
}

/** A minute of latitude in the middle of the frame. */
function mmPerMile(frame: Frame): number {
  const middle = { ...frame, top: frame.top + frame.height / 2 - 0.5, height: 1 };
  const { north, south } = boundsOf(middle);
  return 1 / PIXELS_PER_MM / ((north - south) * MINUTES_PER_DEGREE);
}
