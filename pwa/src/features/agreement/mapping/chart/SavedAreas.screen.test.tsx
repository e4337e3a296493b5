import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANTIBES } from "#testing/drafts.ts";
import type { Reply } from "#testing/fakeServer.ts";
import { openRoute, routeChart, type Stop } from "#testing/route.ts";

const PLANS = {
  ...{ id: "plans", name: "Port plans", template: "/charts/files/plans/{z}/{x}/{y}?v=1" },
  ...{ attribution: "© <Harbour> office", min_zoom: 3, max_zoom: 12, format: "png" },
};
const TILE = { bytes: new Uint8Array([1, 2, 3]), headers: { "content-type": "image/png" } };

const layers = page.getByRole("dialog");
const whole = layers.getByText(/^(\d+) of \1 tiles, /);

/** The panel of layers and saved areas of a route, at a server whose operator has added a layer. */
async function openLayers(stops: readonly Stop[], tile: (path: string) => Reply): Promise<void> {
  await openRoute(stops, {
    prepare: ({ server }) => {
      server.on("GET", "/api/settings", { json: { chart_layers: [PLANS] } });
      server.on("GET", /^\/charts\/files\/plans\//, ({ path }) => tile(path));
    },
  });
  await page.getByRole("button", { name: "Layers and saved areas" }).click();
}

it("saves an area with its progress and size, resumes it after a failure, and deletes it", async () => {
  // One tile of many cannot be had: the others are not harmed.
  let refused: string | null = "";
  await openLayers([ANTIBES], (path) => {
    if (refused === "") refused = path;
    return path === refused ? { status: 503 } : TILE;
  });
  await layers.getByLabelText("Name").fill("Cap d’Antibes");
  await layers.getByRole("button", { name: /^Save \d+ tiles?$/ }).click();
  const resume = layers.getByRole("button", { name: "Download missing tiles of Cap d’Antibes" });
  await expect.element(resume).toBeVisible();
  const line = layers.getByText(/^\d+ of \d+ tiles, \d+\.\d MB$/).element().textContent ?? "";
  const [saved = 0, tiles = 0] = line.match(/\d+/g)?.map(Number) ?? [];
  expect(tiles).toBeGreaterThan(4);
  expect(saved).toBe(tiles - 1);

  refused = null;
  await resume.click();
  await expect.element(whole).toBeVisible();
  await expect.element(resume).not.toBeInTheDocument();
  await layers.getByRole("button", { name: "Delete Cap d’Antibes" }).click();
  await expect.element(layers.getByText("No saved areas yet.")).toBeVisible();
});

it("saves an area across the date line whole", async () => {
  await openLayers(
    [
      { latitude: -18.1333, longitude: 178.4333 },
      { latitude: -13.8167, longitude: -171.7667 },
    ],
    () => TILE,
  );
  await layers.getByRole("combobox", { name: "Detail" }).click();
  await page.getByRole("option", { name: "as shown" }).click();
  await layers.getByRole("button", { name: /^Save \d+ tiles$/ }).click();
  await expect.element(whole).toBeVisible();
});

it("offers an operator's layer, and shows it over the chart with its credits", async () => {
  await openLayers([ANTIBES], () => TILE);
  await layers.getByRole("switch", { name: "Port plans" }).click();
  await expect
    .poll(() => routeChart.getBySelector('img[src*="/charts/files/plans/"]').elements().length)
    .toBeGreaterThan(0);
  await expect.element(routeChart.getByText("© <Harbour> office")).toBeInTheDocument();
});
