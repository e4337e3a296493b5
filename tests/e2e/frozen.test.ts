import { expect, type Page } from "@playwright/test";
import { defined } from "shared-schema/base/defined";
import { patience } from "../support/patience.ts";
import { openApart, processOf, stop } from "./support/stopped.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, headingOf, openDraft, write } from "./support/trust.ts";

/** A tab that leads is given up after ten seconds without a sign of life. */
const TAKEN_OVER = { timeout: patience(30_000) };

test("a frozen tab that leads is replaced by another one; awake again it catches up, and leaves the network to its successor", async ({
  baseURL,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Frozen");
  await using browser = await openApart();
  // A service worker may live in the stopped process, from which the browser would have to take it first.
  const context = await browser.newContext({ ...defined({ baseURL }), serviceWorkers: "block" });
  const page = await context.newPage();
  await brokerAt(page, id);
  const drawing = await processOf(browser, page);
  const second = await context.newPage();
  await openDraft(second, id);
  expect(await leads(page)).toBe(true);
  expect(await leads(second)).toBe(false);

  const goOn = stop(drawing);
  try {
    await write(second, "Sent by the other tab");
    await expect.poll(async () => (await admin.cruise(id)).cruise_areas, TAKEN_OVER).toBe("Sent by the other tab");
    expect(await leads(second)).toBe(true);
    await admin.patch(id, { name: "Renamed ashore" });
    await expect(headingOf(second)).toHaveText("Renamed ashore");
  } finally {
    goOn();
  }

  await expect(areas(page)).toHaveValue("Sent by the other tab");
  await expect(headingOf(page)).toHaveText("Renamed ashore");
  await expect.poll(() => leads(page)).toBe(false);
  expect(await leads(second)).toBe(true);

  const asked = { page: exchanges(page), second: exchanges(second) };
  await write(page, "Written awake");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Written awake");
  await admin.patch(id, { name: "Renamed again" });
  for (const tab of [page, second]) await expect(headingOf(tab)).toHaveText("Renamed again");
  await expect(areas(second)).toHaveValue("Written awake");
  expect(asked.page).toEqual([]);
  expect(asked.second).toContain("/api/sync/push");
});

/** Collects the paths of a tab's requests from now on. */
function exchanges(tab: Page): string[] {
  const paths: string[] = [];
  tab.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith("/api/sync/")) paths.push(pathname);
  });
  return paths;
}

/** Whether a tab holds the lock of the one that replicates: a lock of its own tells who it is. */
function leads(tab: Page): Promise<boolean> {
  return tab.evaluate(
    async () =>
      await navigator.locks.request("whoever-asks", async () => {
        const { held = [] } = await navigator.locks.query();
        const self = held.find(({ name }) => name === "whoever-asks")?.clientId;
        return held.some(({ name, clientId }) => name?.startsWith("passerelle-sync-") && clientId === self);
      }),
  );
}
