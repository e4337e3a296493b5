import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { takeDownload } from "#testing/browser/files.ts";
import { loseWorkers, NOT_LOADED } from "#testing/browser/lost.ts";
import { AJACCIO, ANTIBES } from "#testing/drafts.ts";
import { loseCharts } from "#testing/emptyCharts.ts";
import { drawing, openRoute, pressTool, routeChart } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

it("says that a search round land could not begin, and searches when asked again", async () => {
  await openRoute([ANTIBES, AJACCIO]);
  loseWorkers(/routeWorker/);
  await pressTool("Route around land");
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible();
  loseWorkers(null);
  await pressTool("Route around land");
  await expect.element(page.getByText(/^One leg was routed: /)).toBeVisible();
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument();
});

it("says that a file could not be written, and writes it when asked again", async () => {
  await openRoute([ANTIBES, AJACCIO]);
  loseWorkers(/documentWorker/);
  await pressTool("Export GPX");
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible();
  loseWorkers(null);
  const { name } = await takeDownload(() => pressTool("Export GPX"));
  expect(name).toMatch(/\.gpx$/);
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument();
});

it("says that the chart could not be drawn, draws it when asked again, and places no waypoint by that", async () => {
  await openScreen("/agreement/1/mapping", { prepare: () => loseCharts(true) });
  await expect.element(routeChart.getByText(/^The chart could not be displayed/)).toBeVisible();
  const markers = routeChart.getBySelector(".leaflet-marker-icon");
  const before = markers.elements().length;
  loseCharts(false);
  await routeChart.getByRole("button", { name: "Try again" }).click();
  await expect.element(drawing).toBeInTheDocument();
  await expect.element(routeChart.getByText(/^The chart could not be displayed/)).not.toBeInTheDocument();
  expect(markers.elements()).toHaveLength(before);
});
