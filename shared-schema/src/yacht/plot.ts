import { type Curve, consumptionAt, type SpeedFields, yachtCurve } from "./consumption.ts";

interface PlotTick {
  at: number;
  text: string;
}

export interface PlotPoint {
  x: number;
  y: number;
  speed: number;
  litres_per_hour: number;
}

/** The drawing of a yacht's curve, in the units of its own view box: what screen and server draw alike. */
export interface SpeedPlot {
  width: number;
  height: number;
  /** The area of the curve within the margins of the scales. */
  frame: { left: number; top: number; right: number; bottom: number };
  /** Knots along the bottom. */
  speeds: PlotTick[];
  /** Litres per hour up the left side. */
  litres: PlotTick[];
  /** `d` of the curve between the points that are known. */
  line: string;
  /** `d` of the curve below the lowest point, which is reckoned and not measured. */
  reckoned: string;
  points: PlotPoint[];
  /** The speeds that a route plans, on the curve; those above the highest point stand at its end. */
  planned: PlotPoint[];
}

const WIDTH = 640;
const HEIGHT = 320;
const FRAME = { left: 64, top: 32, right: 624, bottom: 272 };
const TICKS = 6;
const RECKONED_STEPS = 24;

/** @returns null when the yacht has too few figures for a curve */
export function speedPlot(yacht: SpeedFields, plannedSpeeds: readonly number[] = []): SpeedPlot | null {
  const curve = yachtCurve(yacht);
  return curve ? plotCurve(curve, plannedSpeeds) : null;
}

function plotCurve(curve: Curve, plannedSpeeds: readonly number[]): SpeedPlot {
  const speedStep = niceStep(Math.max(...curve.map(([speed]) => speed)));
  const litresStep = niceStep(Math.max(...curve.map(([, litres]) => litres), 1));
  const most = {
    speed: topOf(
      curve.map(([speed]) => speed),
      speedStep,
    ),
    litres: topOf(
      curve.map(([, l]) => l),
      litresStep,
    ),
  };
  const x = (speed: number) => round(FRAME.left + (speed / most.speed) * (FRAME.right - FRAME.left));
  const y = (litres: number) => round(FRAME.bottom - (litres / most.litres) * (FRAME.bottom - FRAME.top));
  const place = (speed: number, litres: number): PlotPoint => ({
    x: x(speed),
    y: y(litres),
    speed,
    litres_per_hour: litres,
  });
  const [lowest] = curve[0];
  const below = Array.from({ length: RECKONED_STEPS + 1 }, (_, step) => (lowest * step) / RECKONED_STEPS);
  const planned = [...new Set(plannedSpeeds)].filter((speed) => speed > 0).sort((a, b) => a - b);
  return {
    width: WIDTH,
    height: HEIGHT,
    frame: FRAME,
    speeds: ticks(most.speed, speedStep).map((value) => ({ at: x(value), text: String(value) })),
    litres: ticks(most.litres, litresStep).map((value) => ({ at: y(value), text: String(value) })),
    line: path(curve.map(([speed, litres]) => place(speed, litres))),
    reckoned: path(below.map((speed) => place(speed, consumptionAt(curve, speed).litres_per_hour))),
    points: curve.map(([speed, litres]) => place(speed, litres)),
    planned: planned.map((speed) => {
      const at = consumptionAt(curve, speed);
      return { ...place(at.speed_used, at.litres_per_hour), speed };
    }),
  };
}

/** 1, 2 or 5 times a power of ten, so that about six of them reach the highest value. */
function niceStep(highest: number): number {
  const rough = highest / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const factor = [1, 2, 5].find((candidate) => share <= candidate) ?? 10;
  return factor * power;
}

function topOf(values: readonly number[], step: number): number {
  return Math.ceil(Math.max(...values, step) / step) * step;
}

function ticks(top: number, step: number): number[] {
  const count = Math.round(top / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

function path(points: readonly PlotPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
