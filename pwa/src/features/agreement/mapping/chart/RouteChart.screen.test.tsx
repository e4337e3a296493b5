import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANTIBES, DRAFT } from "#testing/drafts.ts";
import { field, textIn } from "#testing/find.ts";
import { clickAt, drag, listedWaypoints, openRoute, routeChart, spot, undo, waypointForm } from "#testing/route.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Timers that go off when the test says so. */
const holdTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

it("shows a grey place 80 ms after a click, and nothing after a double click", async () => {
  await openRoute([]);
  const placing = routeChart.getBySelector('.leaflet-marker-icon [data-kind="temporary"]');
  holdTimers();
  const middle = spot(0.5, 0.7);
  const { x, y } = routeChart.element().getBoundingClientRect();
  await routeChart.dblClick({ position: { x: middle.x - x, y: middle.y - y } });
  await vi.advanceTimersByTimeAsync(1_000);
  await twoFrames();
  await expect.element(placing).toHaveLength(0);
  await expect.element(listedWaypoints).toHaveLength(0);

  await clickAt(middle);
  vi.advanceTimersByTime(79);
  await twoFrames();
  expect(placing.elements()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await expect.element(placing).toHaveStyle({ backgroundColor: "rgb(139, 148, 156)" });
  expect(listedWaypoints.elements()).toHaveLength(0);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return listedWaypoints.elements().length;
    })
    .toBe(1);
  await expect.element(placing).toHaveLength(0);
});

it("adds a waypoint by a click, moves it by a drag, and takes both back", async () => {
  await openRoute([]);
  const middle = spot(0.5, 0.7);
  await clickAt(middle);
  await expect.element(listedWaypoints).toHaveLength(1);
  const latitude = field("Latitude", waypointForm(1));
  await expect.element(latitude).toBeVisible();
  const before = textIn(latitude);
  // Towards the coast: the first waypoint stays in national waters.
  await drag(middle, { x: middle.x - 40, y: middle.y - 40 });
  await expect.element(latitude).not.toHaveValue(before);
  await undo.click();
  await expect.element(latitude).toHaveValue(before);
  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(listedWaypoints).toHaveLength(0);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(listedWaypoints).toHaveLength(1);
});

it("puts a waypoint on a leg where it is clicked, and bends the leg where it is dragged", async () => {
  await openRoute([]);
  const [west, east] = [spot(0.3, 0.7), spot(0.7, 0.7)];
  await clickAt(west);
  await expect.element(listedWaypoints).toHaveLength(1);
  await clickAt(east);
  await expect.element(listedWaypoints).toHaveLength(2);
  const third = { x: west.x + (east.x - west.x) / 3, y: west.y };
  await drag(third, { x: third.x, y: third.y + 60 });
  await expect.element(routeChart.getByTitle("Bend 1 of the selected leg")).toBeVisible();
  await expect.element(listedWaypoints).toHaveLength(2);

  await clickAt({ x: (third.x + east.x) / 2, y: west.y + 30 });
  await expect.element(listedWaypoints).toHaveLength(3);
  await expect.element(waypointForm(2)).toBeVisible();
});

it("moves to the place of a click near its edge", async () => {
  await openRoute([ANTIBES, { latitude: 43.5, longitude: 7.3 }]);
  const pane = routeChart.getBySelector(".leaflet-map-pane");
  const before = pane.element().getAttribute("style");
  await clickAt(spot(0.1, 0.6));
  await expect.element(listedWaypoints).toHaveLength(3);
  await expect.poll(() => pane.element().getAttribute("style")).not.toBe(before);
});

it("leaves nothing behind that fails when it is left while it zooms", async () => {
  const screen = await openRoute([ANTIBES]);
  const slow = document.createElement("style");
  slow.textContent = ".leaflet-zoom-animated { transition-duration: 60s !important }";
  document.head.append(slow);
  try {
    holdTimers();
    await routeChart.getByRole("button", { name: "Zoom in" }).click();
    await expect.element(page.getBySelector(".leaflet-zoom-anim")).toBeInTheDocument();
    await screen.go(`/agreement/${DRAFT}`);
    await expect.element(routeChart).not.toBeInTheDocument();
    // Leaflet's timer goes off, which ends the animation where the transition does not.
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.element(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  } finally {
    slow.remove();
  }
});
