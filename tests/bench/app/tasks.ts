import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { chartOf, drawing, listed } from "../../e2e/support/route.ts";
import { rest } from "../../e2e/support/server.ts";
import { seedFleet } from "../fleet.ts";
import { withInstalled } from "./installed.ts";
import { measureRows, onNewPage } from "./page.ts";
import { medianOf, slowDown } from "./slow.ts";

const ROWS = 5_000;
const WAYPOINTS = 60;
const SCROLLS = 30;
/** Of a notch of the wheel, px. */
const SCROLL = 900;
/** Of the mouse, there and back. */
const MOVES = 30;
/** Without a long task for as long as this, the page has nothing left to do, ms. */
const QUIET_MS = 1_000;
/** Until the browser has reported a task, ms. */
const REPORT_MS = 200;
/** A task that is longer keeps the page from answering in time, ms. */
const LONGEST = 50;
/** All of the list has come to the device. */
const ARRIVED_MS = 600_000;

/** Measures the longest task of the page's own thread while a waypoint of a long route is dragged. */
export async function benchDrag(): Promise<void> {
  await withInstalled("admin", measureDrag);
}

/** Measures the longest task while a long list is scrolled. */
export async function benchScroll(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-tasks-"));
  await seedFleet(dataDir, ROWS);
  await withInstalled("admin", measureScroll, dataDir);
}

async function measureDrag(browser: BrowserContext): Promise<void> {
  await onNewPage(browser, async (page) => {
    await openRoute(page);
    await measureTasks(page, `a route of ${WAYPOINTS} waypoints`, {
      "a waypoint dragged": async () => {
        const longest = await longestTask(page, () => drag(page));
        await page.mouse.up();
        return longest;
      },
      "a waypoint let go, until the page is quiet": async () => {
        await quiet(page);
        await drag(page);
        return longestTask(page, async () => {
          await page.mouse.up();
          await quiet(page);
        });
      },
    });
  });
}

/** Opens the route in the middle of the chart. */
async function openRoute(page: Page): Promise<void> {
  const admin = await rest(page.request, "admin");
  const id = await admin.create((await admin.me()).id, { name: "Sixty waypoints" });
  for (let index = 0; index < WAYPOINTS; index += 1) {
    // Across the open water between the Balearics and Corsica, and back.
    await admin.addWaypoint(id, { latitude: 41.2 + (index % 2) * 0.8, longitude: 5 + index * 0.05 });
  }
  await page.goto(`/agreement/${id}/mapping`);
  await listed(page)
    .nth(WAYPOINTS - 1)
    .waitFor({ state: "attached" });
  await drawing(page).waitFor();
}

/** Takes hold of a waypoint, and moves it away and nearly back. */
async function drag(page: Page): Promise<void> {
  const box = await chartOf(page)
    .locator("[role=button].leaflet-marker-icon")
    .nth(WAYPOINTS / 2)
    .boundingBox();
  if (!box) throw new Error("the waypoint is not on screen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: MOVES });
  await page.mouse.move(x + 3, y + 3, { steps: MOVES });
}

async function measureScroll(_: BrowserContext, page: Page): Promise<void> {
  await page.locator("main", { hasText: /5,\d{3} agreements/ }).waitFor({ timeout: ARRIVED_MS });
  await measureTasks(page, `${ROWS} agreements in the list`, {
    scrolled: () =>
      longestTask(page, async () => {
        await page.mouse.move(640, 500);
        for (const by of [SCROLL, -SCROLL]) {
          for (let notch = 0; notch < SCROLLS; notch += 1) await page.mouse.wheel(0, by);
        }
      }),
    "letters typed in ⌘K": () => typed(page),
  });
}

/** The longest task while a yacht is sought with ⌘K, letter by letter. */
async function typed(page: Page): Promise<number> {
  await page.keyboard.press("ControlOrMeta+k");
  const input = page.locator("[role=dialog] input");
  await input.waitFor();
  const longest = await longestTask(page, () => input.pressSequentially("yacht 25", { delay: 100 }));
  await page.keyboard.press("Escape");
  await input.waitFor({ state: "detached" });
  return longest;
}

/** Prints the longest task while each thing is done, at full speed and slowed down. */
async function measureTasks(
  page: Page,
  where: string,
  measures: Readonly<Record<string, () => Promise<number>>>,
): Promise<void> {
  const rows = Object.entries(measures).map(([what, measure]) => ({
    what,
    unit: "ms",
    aim: LONGEST,
    measure: () => medianOf(measure),
  }));
  await measureRows(`app: ${where}, longest task, medians of 7`, rows);
  await slowDown(page);
  await measureRows(`app: ${where}, slowed down four times, longest task, medians of 7`, rows);
}

/** The longest task of more than 50 ms that the browser reports while something is done on a quiet page; 0 without one. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await quiet(page);
  await page.evaluate("tasks.longest = 0");
  await act();
  // The browser reports a task after it has ended. It is never idle while a button of the mouse is held.
  return page.evaluate<number>(`new Promise((later) => setTimeout(later, ${REPORT_MS})).then(() => tasks.longest)`);
}

/** Waits until the page has had no long task for a while. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (Reflect.has(globalThis, "tasks")) return;
    const tasks = { longest: 0, last: 0 };
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        tasks.longest = Math.max(tasks.longest, duration);
        tasks.last = startTime + duration;
      }
    }).observe({ type: "longtask" });
  });
  await page.evaluate("tasks.last = performance.now()");
  // A function: the content security policy lets no text be run while the page waits.
  await page.waitForFunction((ms) => {
    const tasks: unknown = Reflect.get(globalThis, "tasks");
    const last = tasks instanceof Object ? Reflect.get(tasks, "last") : null;
    return typeof last === "number" && performance.now() - last > ms;
  }, QUIET_MS);
}
