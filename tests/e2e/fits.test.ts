import { expect, type Locator, test } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { logIn } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, chartOf, listed, openRoute } from "./support/route.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return box;
}

/** The same once the chart does not move any more. */
async function restingBoxOf(locator: Locator) {
  let box = await boxOf(locator);
  await expect(async () => {
    const before = box;
    await locator.page().waitForTimeout(300);
    box = await boxOf(locator);
    expect(box).toEqual(before);
  }).toPass();
  return box;
}

/** By how much what an element holds is wider than it. */
function overflowOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.scrollWidth - element.clientWidth);
}

test("on a phone the chart comes first, tables end at the edge, and the open section is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "broker");
  await page.goto("/agreement/1/mapping");
  const chart = await boxOf(chartOf(page));
  const tools = await boxOf(page.getByRole("toolbar", { name: "Tools for the route" }));
  expect(chart.y + chart.height).toBeLessThanOrEqual(tools.y);
  await page.goto("/agreement/1/price");
  const waters = await boxOf(page.getByRole("table", { name: "The journey, leg by leg" }));
  expect(waters.x + waters.width).toBeLessThanOrEqual(390);
  expect(await overflowOf(page.locator("html"))).toBe(0);
  const open = page.getByRole("navigation", { name: "Sections of the agreement" }).locator("[aria-current=page]");
  // Rings that come with the plan widen the links before it.
  await expect(open.filter({ visible: true }).locator("svg")).toBeVisible();
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(open.filter({ visible: true }));
      return x >= 0 && x + width <= 390;
    })
    .toBe(true);
});

test("on a small desktop the legs fit their pane", async ({ page }) => {
  await logIn(page, "broker");
  await page.goto("/agreement/1/mapping");
  const table = page.getByRole("region", { name: "Table of the legs" });
  await expect(table.getByRole("row", { name: /Cannes/ }).first()).toBeVisible();
  expect(await overflowOf(table)).toBe(0);
});

test("the list of what is missing closes when something of it, or its section, is opened", async ({ page }) => {
  await openRoute(page, "Missing a lot");
  const sections = page.getByRole("navigation", { name: "Sections of the agreement" });
  await sections.getByRole("link", { name: "Yacht" }).first().hover();
  const list = page.getByRole("dialog", { name: /(Yacht|Price)$/ });
  await expect(list).toBeVisible();
  await list.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/yacht#/);
  await expect(list).toBeHidden();
  await sections.getByRole("link", { name: "Price" }).first().hover();
  await expect(list).toBeVisible();
  await openSection(page, "Price");
  await expect(list).toBeHidden();
});

test("the keyboard reaches the list of what is missing, and Escape leads back to its section", async ({ page }) => {
  await openRoute(page, "Missing by keyboard");
  const section = page
    .getByRole("navigation", { name: "Sections of the agreement" })
    .getByRole("link", { name: "Price" })
    .first();
  const list = page.getByRole("dialog", { name: /Price$/ });
  await page.keyboard.press("Tab");
  await section.focus();
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  const first = list.getByRole("link").first();
  await expect(first).toBeFocused();
  // It stays for longer than a pointer may take from the link to the list, and nothing lies over it.
  await page.waitForTimeout(400);
  await first.click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(section).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/[a-z]+#/);
  await expect(list).toBeHidden();
});

test("a click beside a waypoint adds one, and night leaves the chart where it is", async ({ page }) => {
  await openRoute(page, "Close by");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  const marker = page.locator(".leaflet-marker-icon").first();
  const { x, y, width, height } = await restingBoxOf(marker);
  await page.mouse.click(x + width / 2 - 16, y + height / 2 - 8);
  await expect(listed(page)).toHaveCount(3);
  const zoomIn = page.getByRole("button", { name: "Zoom in" });
  await zoomIn.click();
  await expect(page.locator(".leaflet-zoom-anim")).toHaveCount(0);
  const before = await marker.evaluate((element) => element.style.transform);
  await page.getByRole("button", { name: "Switch to the night theme" }).click();
  await expect(page.getByRole("button", { name: "Switch to the day theme" })).toBeVisible();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  expect(await marker.evaluate((element) => element.style.transform)).toBe(before);
});
