import { FIGURES, type Figure, figureWriter } from "../figures.ts";
import { pageIn, shownLanguage } from "./shown.ts";

/** From the first call to the last, ms. */
const DURATION_MS = 4_200;
const REACHED_MS = 350;

/** Draws the route of the language that is shown and counts the figures beside it, unless the reader wants no motion. */
export function drawRoutes(): void {
  const root = document.documentElement;
  root.dataset["drawn"] = "";
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const page = pageIn(shownLanguage());
  const counters = FIGURES.map((figure) => counterOf(page, figure));
  const miles = counters[0]?.values ?? [];
  const whole = miles.at(-1) ?? 0;
  if (whole === 0) return;
  const times = miles.map((nm) => (nm / whole) * DURATION_MS);
  const between = (index: number) => ({ delay: times[index] ?? 0, fill: "backwards" as const });
  page.querySelectorAll(".leg").forEach((leg, index) => {
    const duration = (times[index + 1] ?? 0) - (times[index] ?? 0);
    // A dash of no length has round ends: it must not be seen before its turn.
    leg.animate({ strokeDashoffset: ["1", "0"], opacity: [1, 1] }, { ...between(index), duration });
    leg.animate({ opacity: [0, 0] }, { duration: times[index] ?? 0 });
  });
  page.querySelectorAll(".call").forEach((call, index) => {
    call.animate({ opacity: [0, 1] }, { ...between(index), duration: REACHED_MS });
  });
  root.dataset["drawing"] = "";
  count(counters, times, () => delete root.dataset["drawing"]);
}

interface Counter {
  /** At each call. */
  values: readonly number[];
  write(value: number): void;
}

function counterOf(page: HTMLElement, figure: Figure): Counter {
  const shown = page.querySelector<HTMLElement>(`[data-figure="${figure}"]`);
  const write = figureWriter(figure, shownLanguage());
  return {
    values: (shown?.dataset["values"] ?? "").split(" ").map(Number),
    write: (value) => {
      if (shown) shown.textContent = write(value);
    },
  };
}

function count(counters: readonly Counter[], times: readonly number[], done: () => void): void {
  const begun = performance.now();
  const step = (now: number) => {
    const passed = Math.min(DURATION_MS, Math.max(0, now - begun));
    for (const { values, write } of counters) write(valueAt(values, times, passed));
    if (passed < DURATION_MS) requestAnimationFrame(step);
    else done();
  };
  step(begun);
}

/** A figure at a moment: what the product says at each call, and between two calls in proportion. */
export function valueAt(values: readonly number[], times: readonly number[], moment: number): number {
  const next = times.findIndex((time) => time > moment);
  if (next <= 0) return values.at(next === 0 ? 0 : -1) ?? 0;
  const [before = 0, after = 0] = values.slice(next - 1, next + 1);
  const [from = 0, to = 0] = times.slice(next - 1, next + 1);
  return before + ((moment - from) / (to - from)) * (after - before);
}
