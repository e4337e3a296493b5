import { expect, type Locator } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { logIn, switchBy } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, chartOf, listed, openRoute, pressTool } from "./support/route.ts";
import { installed, test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openSync, write } from "./support/trust.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return box;
}

/** The same once nothing on the page moves any more. */
async function restingBoxOf(locator: Locator) {
  await locator.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document.querySelector(".leaflet-zoom-anim, .leaflet-pan-anim") !== null ||
      document
        .getAnimations()
        .some((each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity);
    // A new animation begins at the next frame.
    for (let still = 0; still < 3; still = moving() ? 0 : still + 1) await frame();
  });
  return boxOf(locator);
}

/** By how much what an element holds is wider than it. */
function overflowOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.scrollWidth - element.clientWidth);
}

test("on a phone the chart is the screen, tables end at the edge, and the open section is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, "broker", "/agreement/1/mapping");
  const chart = await boxOf(chartOf(page));
  expect(chart.x).toBe(0);
  expect(chart.width).toBe(390);
  // The page itself does not scroll: the sheet over the chart's foot does.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
  await page.goto("/agreement/1/price");
  await page.getByRole("button", { name: "Show the calculation" }).click();
  const waters = await boxOf(page.getByRole("table", { name: "The journey, leg by leg" }));
  expect(waters.x + waters.width).toBeLessThanOrEqual(390);
  expect(await overflowOf(page.locator("html"))).toBe(0);
  const open = page.getByRole("navigation", { name: "Sections of the agreement" }).locator("[aria-current=page]");
  // Counts that come with the plan widen the links before it.
  await expect(open.filter({ visible: true }).getByRole("img")).toBeVisible();
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(open.filter({ visible: true }));
      return x >= 0 && x + width <= 390;
    })
    .toBe(true);
});

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the form of a waypoint chosen in the list comes into view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await logIn(page, "broker");
    await page.goto("/agreement/1/mapping");
    for (const chosen of [listed(page).last(), listed(page).first()]) {
      await chosen.getByRole("button").click();
      const form = page.getByRole("region", { name: /^Waypoint \d$/ });
      await expect(form.getByRole("heading")).toBeInViewport();
    }
  });
}

test("overlays on the chart cover no control, even where the tools wrap", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openRoute(page, "Nothing covered");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  // The message about the last edit, and the reason of a refusal, cover the chart as well.
  await pressTool(page, "Schedule (.ics)");
  await expect(page.getByText(/^The schedule has no times yet/)).toBeVisible();
  const tools = page.getByRole("toolbar", { name: "Route tools" });
  expect(await overflowOf(tools)).toBe(0);
  const ofChart = ["Show the whole route", "Zoom in", "Zoom out"].map((name) => page.getByRole("button", { name }));
  const controls = [...(await tools.getByRole("button").all()), ...ofChart];
  await expect(page.getByTitle("Show the summary").filter({ visible: true })).toBeVisible();
  for (const control of controls) {
    if (await control.isEnabled()) await control.click({ trial: true });
  }
});

test("on a small desktop the legs fit their pane", async ({ page }) => {
  await logIn(page, "broker", "/agreement/1/mapping");
  const table = page.getByRole("region", { name: "Table of the legs" });
  await expect(table.getByRole("row", { name: /Cannes/ }).first()).toBeVisible();
  expect(await overflowOf(table)).toBe(0);
});

test("the list of what is missing closes when something of it, or its section, is opened", async ({ page }) => {
  await openRoute(page, "Missing a lot");
  const sections = page.getByRole("navigation", { name: "Sections of the agreement" });
  await sections.getByRole("link", { name: "Yacht" }).first().hover();
  const list = page.getByRole("dialog", { name: /^(Yacht|Price): missing items$/ });
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
  await page.clock.install();
  await openRoute(page, "Missing by keyboard");
  const section = page
    .getByRole("navigation", { name: "Sections of the agreement" })
    .getByRole("link", { name: "Price" })
    .first();
  const list = page.getByRole("dialog", { name: "Price: missing items" });
  await page.keyboard.press("Tab");
  await section.focus();
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  const first = list.getByRole("link").first();
  await expect(first).toBeFocused();
  // It stays for longer than a pointer may take from the link to the list, and nothing lies over it.
  await page.clock.runFor(400);
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
  const placed = () => marker.evaluate((element) => element.style.transform);
  const unzoomed = await placed();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(placed).not.toBe(unzoomed);
  await restingBoxOf(marker);
  const before = await placed();
  await switchBy(page, "Switch to the night theme");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(page.locator("canvas[data-zoom]").first()).toBeVisible();
  expect(await placed()).toBe(before);
});

test("on a tablet the list shows the names", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await logIn(page, "broker");
  const name = page
    .getByRole("row", { name: /Riviera, Corsica and Sardinia, nine days/ })
    .locator('[data-column="name"]');
  expect((await boxOf(name)).width).toBeGreaterThan(150);
  expect(await overflowOf(name.locator("span"))).toBe(0);
  expect(await overflowOf(page.locator("html"))).toBe(0);
});

installed(
  "a phone's pages end at its edge while a decision is open, and the drawer breaks no number",
  async ({ page, context, request }) => {
    test.setTimeout(180_000);
    const { id, admin } = await brokersDraft(request, "A decision on the phone");
    await brokerAt(page, id);
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setOffline(true);
    await write(page, "Mine");
    await admin.patch(id, { cruise_areas: "Theirs" });
    await context.setOffline(false);
    await expect(page.getByText("1 change needs you").first()).toBeAttached();
    await expect(areas(page)).toHaveValue("Theirs");
    const indicator = page.locator("header button[data-state=attention]");
    const sections = ["", "yacht", "mapping", "clients", "brokers", "services", "price", "contract", "documents"];
    const pages = [...sections.map((section) => `/agreement/${id}/${section}`), "/agreement", "/yachts", "/help"];
    for (const language of ["en", "fr"]) {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(indicator).toContainText(language === "en" ? "Needs you1" : "À décider1");
        for (const width of [390, 360]) {
          await page.setViewportSize({ width, height: 844 });
          expect([path, width, await overflowOf(page.locator("html"))]).toEqual([path, width, 0]);
          const words = indicator.locator("[data-sign=attention] > span").filter({ visible: true }).first();
          expect([path, width, await overflowOf(words)]).toEqual([path, width, 0]);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: language === "en" ? "More" : "Plus" }).click();
      const sheet = page.getByRole("dialog");
      const other = sheet.getByRole("button", { name: language === "en" ? "Passer en français" : "Switch to English" });
      // As tall as its rows, and at the foot of the screen.
      expect((await restingBoxOf(other)).y).toBeGreaterThan(422);
      await other.click();
      await page.keyboard.press("Escape");
    }
    await page.goto(`/agreement/${id}`);
    const drawer = await openSync(page);
    await drawer.getByRole("button", { name: "Take mine" }).click();
    await expect(indicator).toHaveCount(0);
  },
);

test("a window that becomes narrow keeps the whole route in view", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(page, "broker", "/agreement/1/mapping");
  const markers = page.locator("[role=button].leaflet-marker-icon");
  await expect(markers).not.toHaveCount(0);
  const outside = async () => {
    const chart = await restingBoxOf(chartOf(page));
    const boxes = await Promise.all((await markers.all()).map(boxOf));
    return boxes.filter(({ x, y, width, height }) => {
      const [right, below] = [x + width / 2 - chart.x, y + height / 2 - chart.y];
      return right < 0 || right > chart.width || below < 0 || below > chart.height;
    }).length;
  };
  expect(await outside()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(outside).toBe(0);
});
