import { expect, type Locator, type Page } from "@playwright/test";
import { createAgreement, openSection } from "./agreement.ts";
import { field, logIn } from "./browser.ts";
import { CRUISES } from "./cruises.ts";

export const ANTIBES = { latitude: 43.5853, longitude: 7.1286 };
export const AJACCIO = { latitude: 41.92, longitude: 8.74 };

/** A new agreement with its empty route on screen. @returns its number */
export async function openRoute(page: Page, name: string): Promise<number> {
  await logIn(page, "admin");
  const id = await createAgreement(page, CRUISES.riviera, name);
  await openSection(page, "Route");
  return id;
}

export function chartOf(page: Page): Locator {
  return page.getByRole("region", { name: "Chart of the route" }).first();
}

/** The waypoints as the list shows them. */
export function listed(page: Page): Locator {
  return page.locator("#cruise\\.waypoints ol > li");
}

/** The form of a waypoint, by its number. */
export function formOf(page: Page, sn: number): Locator {
  return page.getByRole("region", { name: `Waypoint ${sn}`, exact: true });
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
  await expect(listed(page)).toHaveCount(count + 1);
}

/** Fills a field that saves itself, and leaves it. */
export async function enter(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  await input.blur();
}
