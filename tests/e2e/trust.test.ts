import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync, write } from "./support/trust.ts";

test("two tabs are both live, and the one that is left goes on sending", async ({ page, context, request }) => {
  const complaints = watchConsole(page);
  const { id, admin } = await brokersDraft(request, "Two tabs");
  await brokerAt(page, id);
  const second = await context.newPage();
  await openDraft(second, id);
  await write(page, "Corsica");
  await expect(areas(second)).toHaveValue("Corsica");
  await write(second, "Corsica and Sardinia");
  await expect(areas(page)).toHaveValue("Corsica and Sardinia");
  await expectSaved(second);
  expect(complaints).toEqual([]);
  await page.close();
  await write(second, "Elba");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Elba");
});

installed(
  "offline, a reload shows what waits, and the log tells of it when it was sent",
  async ({ page, context, request }) => {
    const { id, admin } = await brokersDraft(request, "Reloaded at sea");
    await brokerAt(page, id);
    await expectReadyOffline(page);
    await context.setOffline(true);
    // Before anything is written, and long before the event stream counts as dead.
    await expect(page.getByText("Offline: nothing to send").first()).toBeAttached();
    await write(page, "Balearics");
    await page.reload();
    await expect(areas(page)).toHaveValue("Balearics");
    await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    let drawer = await openSync(page);
    await expect(drawer.getByText("Reloaded at sea").first()).toBeVisible();
    await expect(drawer.getByText(/1 change, [\d.]+ kB/)).toBeVisible();
    await expect(drawer.getByText("Cruising areas: empty → Balearics")).toBeVisible();
    const details = drawer.getByText("Details", { exact: true });
    await details.first().click();
    await details.last().click();
    await expect(drawer.getByRole("row", { name: "Cruising areas Balearics empty" })).toBeVisible();
    await expect(drawer.getByText(/MB of .* used/)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expectSaved(page);
    expect((await admin.cruise(id)).cruise_areas).toBe("Balearics");
    await page.reload();
    drawer = await openSync(page);
    await drawer.getByText("Details", { exact: true }).last().click();
    await drawer.getByLabel("Search the log").fill("· reloaded");
    await expect(drawer.getByText(/^Sent: Agreement \d{5} · Reloaded at sea$/)).toBeVisible();
    await drawer.getByLabel("Search the log").fill("no such line");
    await expect(drawer.getByText("No results")).toBeVisible();
  },
);

test("an old client is told so, and what it enters is sent all the same", async ({ page, context, request }) => {
  const { id, admin } = await brokersDraft(request, "Old client");
  await brokerAt(page, id);
  await context.route(/\/api\/sync\/(pull|stream)/, (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-schema": "0" } }),
  );
  await page.reload();
  await expect(page.getByText("Update the app to receive changes.").first()).toBeVisible();
  await write(page, "Sent by an old client");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Sent by an old client");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Update now" }).click();
  await expectSaved(page);
});

test("a full disk is a clear message, and nothing is called saved", async ({ page, request }) => {
  const { id, admin } = await brokersDraft(request, "Full disk");
  await brokerAt(page, id);
  // Throws as a browser does when a device is full; the real quota of a test's browser cannot be set.
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    const { put, add } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, { put: full, add: full });
    addEventListener("space-freed", () => Object.assign(IDBObjectStore.prototype, { put, add }));
  });
  await write(page, "No room for this");
  await expect(page.getByText("This device is out of space").first()).toBeVisible();
  await expect(areas(page)).toHaveValue("No room for this");
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("space-freed")));
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText("This device is out of space")).toHaveCount(0);
  await write(page, "Room again");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Room again");
});

installed("an agreement is made ready for sea", async ({ page }) => {
  await brokerAt(page, 1);
  await expectReadyOffline(page);
  const drawer = await openSync(page);
  await drawer.getByRole("button", { name: "Make ready for sea" }).click();
  await expect(drawer.getByText(/^Ready for sea: [\d.]+ MB on this device/)).toBeVisible();
});
