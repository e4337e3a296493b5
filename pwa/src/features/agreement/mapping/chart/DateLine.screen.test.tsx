import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { field, onScreen, resting, textIn } from "#testing/find.ts";
import {
  clickAt,
  drag,
  drawing,
  listedWaypoints,
  markerOf,
  openRoute,
  routeChart,
  type Stop,
  selectWaypoint,
  spot,
  waypointForm,
} from "#testing/route.ts";

const SUVA: Stop = { latitude: -18.1333, longitude: 178.4333 };
const APIA: Stop = { latitude: -13.8167, longitude: -171.7667 };

/** The width of the world in pixels where the chart is zoomed out as far as it goes. */
const WORLD = 1024;

const chain = routeChart.getBySelector("path.leaflet-interactive, svg path").first();
const miniature = page.getByRole("img", { name: "Route preview" });
const showSummary = () => onScreen(page.getByTitle("Show the summary")).click();

/** From Suva to Apia, shown whole. */
async function openPacific() {
  const screen = await openRoute([SUVA, APIA]);
  await expect.element(markerOf(2)).toBeVisible();
  return screen;
}

it("draws a route over the date line the short way, as large as fits, on the chart and in the miniature", async () => {
  await openPacific();
  const frame = routeChart.element().getBoundingClientRect();
  const line = await resting(chain);
  // Ten degrees wide and four high: as large as fits, and no larger than the chart.
  expect(line.width).toBeGreaterThan(frame.width * 0.2);
  expect(line.x).toBeGreaterThan(frame.x);
  expect(line.right).toBeLessThan(frame.right);
  for (const sn of [1, 2]) {
    const { x, y, width, height } = await resting(markerOf(sn));
    expect(Math.abs(x + width / 2 - (sn === 1 ? line.x : line.right))).toBeLessThan(8);
    expect(Math.abs(y + height / 2 - (sn === 1 ? line.bottom : line.y))).toBeLessThan(8);
  }
  await showSummary();
  const drawn = miniature.getBySelector("polyline").first();
  await expect.element(drawn).toBeInTheDocument();
  const xs = (drawn.element().getAttribute("points") ?? "").split(" ").map((pair) => Number.parseFloat(pair));
  expect(xs[0]).toBeLessThan(xs.at(-1) ?? 0);
});

it("keeps longitudes within ±180 beyond the date line, whether clicked, dragged or bent", async () => {
  await openPacific();
  const line = await resting(chain);
  const third = { x: line.x + line.width * 0.75, y: line.y + line.height * 0.25 };
  await drag(third, { x: third.x, y: third.y + 60 });
  await expect.element(routeChart.getByTitle("Bend 1 of the selected leg")).toBeVisible();
  expect((await resting(chain)).width).toBeLessThan(line.width + 10);

  const east = spot(0.8, 0.75);
  await clickAt(east);
  await expect.element(listedWaypoints).toHaveLength(3);
  const longitude = field("Longitude", waypointForm(3));
  await expect.element(longitude).toHaveValue(expect.stringMatching(/^-17\d\.\d{4}$/));
  const marker = await resting(markerOf(3));
  expect(Math.abs(marker.x + marker.width / 2 - east.x)).toBeLessThan(3);

  const before = textIn(longitude);
  await drag(east, { x: east.x - 30, y: east.y });
  await expect.element(longitude).not.toHaveValue(before);
  expect(textIn(longitude)).toMatch(/^-17\d\.\d{4}$/);
});

it("takes the route along on a chart that is turned round the world", async () => {
  await openPacific();
  const zoomOut = routeChart.getByRole("button", { name: "Zoom out" });
  await expect
    .poll(() => {
      const button = zoomOut.element();
      // At once, whether or not the chart has come to rest: as far out as it goes, it is disabled.
      if (button instanceof HTMLElement) button.click();
      return button.getAttribute("aria-disabled");
    })
    .toBe("true");
  await expect.element(drawing).toHaveAttribute("data-zoom", "2");
  for (let turn = 0; turn < 2; turn++) {
    await resting(markerOf(1));
    await drag(spot(0.95, 0.9), spot(0.05, 0.9));
  }
  const chart = routeChart.element().getBoundingClientRect();
  const centre = chart.left + chart.width / 2;
  // A drag that is let go while it moves carries the chart on, and then the route follows.
  await expect.poll(async () => Math.abs((await resting(markerOf(1))).x - centre)).toBeLessThan(WORLD / 2 + 50);
});

it("draws waypoints at the poles at the edge of the chart, and keeps their latitude", async () => {
  await openRoute([
    { latitude: 80, longitude: 10 },
    { latitude: 90, longitude: 12 },
    { latitude: -90, longitude: 14 },
  ]);
  await selectWaypoint(3);
  await expect.element(field("Latitude", waypointForm(3))).toHaveValue("-90.0000");
  await showSummary();
  const circles = miniature.getBySelector("circle");
  await expect.poll(() => circles.elements().length).toBeGreaterThan(0);
  for (const circle of circles.elements()) {
    expect(Number(circle.getAttribute("cy"))).toBeGreaterThanOrEqual(0);
    expect(Number(circle.getAttribute("cy"))).toBeLessThanOrEqual(132);
  }
  await onScreen(page.getByTitle("Hide the summary")).click();
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect.element(markerOf(2)).toBeVisible();
});
