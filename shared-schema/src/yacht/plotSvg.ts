import type { PlotPoint, SpeedPlot } from "./plot.ts";

/** Colours of a plot that is alone on paper. */
const PAPER = { ground: "#FAF8F4", grid: "#DCD6CA", curve: "#123A5A", point: "#123A5A", planned: "#C23B34" };
export const PLOT_INK = "#26384A";

/** A text of the plot, for who draws texts apart from lines. */
interface PlotText {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** The plot without its texts as an SVG document. */
export function plotSvg(plot: SpeedPlot): string {
  const { width, height, frame, speeds, litres } = plot;
  const grid = [
    ...speeds.map(({ at }) => `M${at} ${frame.top}V${frame.bottom}`),
    ...litres.map(({ at }) => `M${frame.left} ${at}H${frame.right}`),
  ].join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER.ground}"/>`,
    `<path d="${grid}" stroke="${PAPER.grid}" fill="none"/>`,
    `<path d="${plot.reckoned}" stroke="${PAPER.curve}" stroke-width="2" stroke-dasharray="4 4" fill="none"/>`,
    `<path d="${plot.line}" stroke="${PAPER.curve}" stroke-width="2" fill="none"/>`,
    ...plot.points.map((point) => dot(point, 4, PAPER.point)),
    ...plot.planned.map((point) => dot(point, 5, PAPER.planned)),
    "</svg>",
  ].join("");
}

/** The numbers of the scales and their units. */
export function plotTexts(plot: SpeedPlot): PlotText[] {
  const { frame } = plot;
  return [
    ...plot.speeds.map(({ at, text }): PlotText => ({ text, x: at, y: frame.bottom + 16, anchor: "middle" })),
    ...plot.litres.map(({ at, text }): PlotText => ({ text, x: frame.left - 8, y: at, anchor: "end" })),
    { text: "kt", x: frame.right, y: frame.bottom + 34, anchor: "end" },
    { text: "L/h", x: frame.left - 8, y: frame.top - 16, anchor: "end" },
  ];
}

function dot({ x, y }: PlotPoint, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}
