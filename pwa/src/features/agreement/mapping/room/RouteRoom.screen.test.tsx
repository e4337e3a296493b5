import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "#testing/drafts.ts";
import { boxOf, field, isUncovered, isWithin, overflowOf } from "#testing/find.ts";
import { middleOf, mouse } from "#testing/mouse.ts";
import { isChartMoving, keepDrawerRaised, listedWaypoints, markerOf, routeChart } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const CALVI = { latitude: 42.567, longitude: 8.757, call_location_str: "Calvi" };
const place = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
const zoomIn = page.getByRole("button", { name: "Zoom in" });

/** Opens the chart of a draft of three waypoints. */
async function openThree() {
  const screen = await openScreen(`/agreement/${DRAFT}/mapping`, {
    prepare: (desk) => putDraft(desk, { route: [ANTIBES, CALVI, AJACCIO] }),
  });
  await expect.element(markerOf(3)).toBeVisible();
  return screen;
}

function isOnChart(sn: number): boolean {
  return isWithin(markerOf(sn).element(), routeChart.element());
}

it("a named place is framed with the route", async () => {
  await openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk, { route: [ANTIBES] }) });
  await expect.element(markerOf(1)).toBeVisible();
  await zoomIn.click();
  await place.fill("Calvi");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(markerOf(2)).toBeVisible();
  await expect.poll(() => [isOnChart(1), isOnChart(2)]).toEqual([true, true]);
});

it("a waypoint that is chosen in the list is panned to", async () => {
  await openThree();
  await expect
    .poll(async () => {
      await zoomIn.click();
      return isOnChart(1);
    })
    .toBe(false);
  await listedWaypoints.first().getByRole("button").first().click();
  await expect.poll(() => isOnChart(1)).toBe(true);
  await listedWaypoints.nth(1).getByRole("button").first().click();
  await expect.poll(() => isOnChart(2)).toBe(true);
});

it("a waypoint that is dragged shows its legs until it is let go", async () => {
  await openThree();
  await expect.poll(isChartMoving).toBe(false);
  const mark = markerOf(2).element();
  await mouse({ move: middleOf(mark) }, "down", { move: middleOf(mark, -40, 10), steps: 5 });
  await expect.element(routeChart.getByText(/^To here \d+\.\d\d NM/)).toBeVisible();
  await expect.element(routeChart.getByText(/^Onward \d+\.\d\d NM/)).toBeVisible();
  await mouse("up");
  await expect.element(routeChart.getByText(/^To here/)).not.toBeInTheDocument();
});

it("a click beside a waypoint adds one, and night leaves the chart where it is", async () => {
  await openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk, { route: [ANTIBES, AJACCIO] }) });
  await expect.element(markerOf(1)).toBeVisible();
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await expect.poll(isChartMoving).toBe(false);
  // East of it is water, at every scale.
  await mouse({ move: middleOf(markerOf(1).element(), 20, -2) }, "down", "up");
  await expect.element(listedWaypoints.nth(2)).toBeVisible();
  const placed = () => markerOf(1).element().getAttribute("style");
  const unzoomed = placed();
  await zoomIn.click();
  await expect.poll(placed).not.toBe(unzoomed);
  await expect.poll(isChartMoving).toBe(false);
  const before = placed();
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Switch to the night theme" }).click();
  await expect.poll(() => document.documentElement.dataset["mantineColorScheme"]).toBe("dark");
  expect(placed()).toBe(before);
});

it("a tablet that is turned keeps the chosen tab and the text in its fields", async () => {
  const latitude = field("Latitude").last();
  await page.viewport(1180, 820);
  await openScreen("/agreement/1/mapping");
  await page.getByRole("tab", { name: "Waters" }).click();
  await place.fill("Calv");
  await page.viewport(820, 1180);
  const waypoints = page.getByRole("tab", { name: "Waypoints" });
  const waters = page.getByRole("tab", { name: "Waters" });
  await expect.element(waypoints).toBeVisible();
  await expect.element(waters).toHaveAttribute("aria-selected", "true");
  await waypoints.click();
  await expect.element(place).toHaveValue("Calv");
  await page.getByRole("button", { name: "Add at a position" }).click();
  await latitude.fill("43°30' N");
  await page.viewport(1180, 820);
  await expect.element(waypoints).not.toBeInTheDocument();
  await expect.element(waters).toHaveAttribute("aria-selected", "true");
  await expect.element(place).toHaveValue("Calv");
  await expect.element(latitude).toHaveValue("43°30' N");
});

it("the drawer shows the waters and the fuel of the route, and keeps its height on this device", async () => {
  const screen = await openScreen("/agreement/1/mapping");
  await page.getByRole("tab", { name: "Waters" }).click();
  const waters = page.getByRole("table", { name: "Waters" });
  await expect.element(waters.getByRole("row", { name: /^France/ })).toHaveTextContent("%");
  await page.getByRole("tab", { name: "Fuel" }).click();
  const fuel = page.getByRole("table", { name: "Fuel" });
  await expect.element(fuel.getByRole("row", { name: /^Total/ })).toHaveTextContent(" L");
  const lower = page.getByRole("button", { name: "Lower the drawer" });
  await lower.click();
  await expect.element(fuel).not.toBeInTheDocument();
  await screen.go("/agreement");
  await screen.go("/agreement/1/mapping");
  await expect.element(lower).toBeDisabled();
  await page.getByRole("tab", { name: "Legs" }).click();
  await expect.element(page.getByRole("region", { name: "Table of the legs" })).toBeVisible();
});

it("nothing that lies on the chart covers a control, even where the tools wrap", async () => {
  await page.viewport(1024, 768);
  await openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk, { route: [ANTIBES, AJACCIO] }) });
  await expect.element(markerOf(2)).toBeVisible();
  const tools = page.getByRole("toolbar", { name: "Route tools" });
  // The reason of a refusal covers the chart as well.
  await tools.getByRole("button", { expanded: false }).last().click();
  await page.getByRole("menuitem", { name: "Schedule (.ics)" }).click();
  await expect.element(page.getByText(/^The schedule has no times yet/)).toBeVisible();
  await expect.element(page.getByTitle("Show the summary")).toBeVisible();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  expect(overflowOf(tools.element())).toBe(0);
  const ofChart = ["Show the whole route", "Zoom in", "Zoom out"].map((name) => page.getByRole("button", { name }));
  const controls = [...tools.getByRole("button").elements(), ...ofChart.map((control) => control.element())];
  expect(controls.length).toBeGreaterThan(5);
  expect(controls.filter((control) => !isUncovered(control)).map((control) => control.ariaLabel)).toEqual([]);
});

it("on a small desktop the legs fit their pane", async () => {
  await openScreen("/agreement/1/mapping", { prepare: keepDrawerRaised });
  const table = page.getByRole("region", { name: "Table of the legs" });
  await expect.element(table.getByRole("row", { name: /Cannes/ }).first()).toBeVisible();
  expect(overflowOf(table.element())).toBe(0);
});

it("a window that becomes narrow keeps the whole route in view", async () => {
  await page.viewport(768, 1024);
  await openScreen("/agreement/1/mapping");
  await expect.element(markerOf(1)).toBeVisible();
  const outside = () => {
    const chart = boxOf(routeChart);
    return [...document.querySelectorAll("[role=button].leaflet-marker-icon")].filter((marker) => {
      const [x, y] = middleOf(marker);
      return x < chart.left || x > chart.right || y < chart.top || y > chart.bottom;
    }).length;
  };
  await expect.poll(outside).toBe(0);
  await page.viewport(390, 844);
  await expect.poll(isChartMoving).toBe(false);
  await expect.poll(outside).toBe(0);
});

it("says of a route that is being calculated never that it has no waypoints", async () => {
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(document.body.textContent ?? ""));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await openScreen("/agreement/1/mapping", { prepare: keepDrawerRaised });
  await expect.element(page.getByRole("region", { name: "Table of the legs" })).toHaveTextContent(/Calvi/);
  watch.disconnect();
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => text.includes("Add at least two waypoints"))).toEqual([]);
});

/** The share of the window where the chart itself is on top, of points sixteen pixels apart. */
function shareOfChart(): number {
  let [all, chart] = [0, 0];
  for (let x = 8; x < window.innerWidth; x += 16) {
    for (let y = 8; y < window.innerHeight; y += 16) {
      const hit = document.elementFromPoint(x, y);
      all++;
      if (hit?.closest(".leaflet-container") && !hit.closest(".leaflet-control, button:not(.leaflet-marker-icon)"))
        chart++;
    }
  }
  return chart / all;
}

it.each([
  [1280, 800],
  [1024, 768],
])("the chart at rest has more than half of a window of %i × %i", async (width, height) => {
  await page.viewport(width, height);
  await openScreen("/agreement/1/mapping");
  await expect.element(listedWaypoints).toHaveLength(9);
  await expect.element(page.getByText(/^8 legs · .* NM .*not for navigation$/)).toBeVisible();
  expect(shareOfChart()).toBeGreaterThanOrEqual(0.55);
  // The panels on it are on screen all the same.
  for (const shown of [place, page.getByTitle("Show the summary"), page.getByRole("tab", { name: "Fuel" })]) {
    expect(isUncovered(shown.element())).toBe(true);
  }
  expect(overflowOf(document.documentElement)).toBe(0);
  const before = shareOfChart();
  await page.getByRole("button", { name: "Fold the list of waypoints" }).click();
  await expect.element(listedWaypoints).toHaveLength(0);
  expect(shareOfChart()).toBeGreaterThan(before + 0.1);
});

it("a folded list unfolds for a waypoint that is chosen on the chart, and stays folded on this device otherwise", async () => {
  const screen = await openThree();
  await page.getByRole("button", { name: "Fold the list of waypoints" }).click();
  await expect.element(listedWaypoints).toHaveLength(0);
  await expect.element(place).toBeVisible();
  await screen.go("/agreement");
  await screen.go(`/agreement/${DRAFT}/mapping`);
  await expect.element(page.getByRole("button", { name: "Unfold the list of waypoints" })).toBeVisible();
  await markerOf(2).getBySelector("span").click();
  await expect.element(listedWaypoints).toHaveLength(3);
  await expect.element(page.getByRole("region", { name: "Waypoint 2", exact: true })).toBeVisible();
});
