import { expect, type Locator, type Page } from "@playwright/test";
import { field, logIn } from "./browser.ts";
import { CRUISES } from "./cruises.ts";
import { rest } from "./server.ts";

export const ANTIBES = { latitude: 43.5853, longitude: 7.1286 };
export const AJACCIO = { latitude: 41.92, longitude: 8.74 };

/** A new agreement with its empty route on screen. @returns its number */
export async function openRoute(page: Page, name: string): Promise<number> {
  const { me, create } = await rest(page.request, "admin");
  const { contract_type, currency } = CRUISES.riviera;
  const id = await create((await me()).id, { name, contract_type, currency });
  await logIn(page, "admin", `/agreement/${id}/mapping`);
  await expect(chartOf(page)).toBeVisible();
  return id;
}

export function chartOf(page: Page): Locator {
  return page.getByRole("region", { name: "Chart of the route" }).first();
}

/** The chart under the route, once it is drawn. */
export function drawing(page: Page): Locator {
  return chartOf(page).locator("canvas[data-zoom]");
}

/** The waypoints as the list shows them. */
export function listed(page: Page): Locator {
  return page.locator("#cruise\\.waypoints ol > li");
}

/** A spot of the chart by its shares of width and height. */
export async function spot(chart: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await chart.boundingBox();
  if (!box) throw new Error("the chart is not on screen");
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Adds a waypoint by typing its position. */
export async function addAt(page: Page, { latitude, longitude }: typeof ANTIBES): Promise<void> {
  const count = await listed(page).count();
  await page.getByRole("button", { name: "Add at a position" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Latitude").fill(String(latitude));
  await field(form, "Longitude").fill(String(longitude));
  await form.getByRole("button", { name: "Add waypoint" }).click();
  const added = listed(page).nth(count);
  // The app asks where the chart has land at that position.
  const allTheSame = page.getByRole("button", { name: "Add here all the same" });
  await expect(added.or(allTheSame)).toBeVisible();
  if (await allTheSame.isVisible()) await allTheSame.click();
  await expect(listed(page)).toHaveCount(count + 1);
}

/** Fills a field that saves itself, and leaves it. */
export async function enter(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  await input.blur();
}
