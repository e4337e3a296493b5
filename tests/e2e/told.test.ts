import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field, pressLogOut } from "./support/browser.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync, write } from "./support/trust.ts";

/** The number of an agreement as screens show it. */
const numbered = (id: number) => `Agreement ${String(id).padStart(5, "0")}`;

/** The signs in the bar, one for each message. */
function signs(page: Page) {
  return page.locator("header [data-sign]");
}

test("neither «needs you» nor «offline» hides the other, and an agreement has one name everywhere", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Told apart");
  const name = `${numbered(id)} · Told apart`;
  await brokerAt(page, id);
  await expectReadyOffline(page);
  await context.setOffline(true);
  await write(page, "Mine");
  await admin.patch(id, { cruise_areas: "Theirs" });
  await context.setOffline(false);
  await expect(signs(page)).toHaveText([/1 change needs you/]);
  // Typing over a value that has not been seen would be a second conflict.
  await expect(areas(page)).toHaveValue("Theirs");
  await context.setOffline(true);
  await write(page, "Once more");
  await expect(signs(page)).toHaveText([/1 change needs you/, /Offline: 1 document to send/]);
  await page.reload();
  await expect(signs(page)).toHaveText([/1 change needs you/, /Offline: 1 document to send/]);
  const drawer = await openSync(page);
  await expect(drawer.getByText(/^Last sync: \d{4}\//)).toBeVisible();
  // In the inbox and in the list of what waits.
  await expect(drawer.getByRole("link", { name, exact: true })).toHaveCount(2);
  await expect(drawer.getByText(`Effect on ${name}`)).toBeVisible();
  await expect(drawer.getByText(`Sent, but also changed elsewhere: ${name}`)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await pressLogOut(page);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([name, name]);
});

test("a conflict with the user's own other device is told so, and nobody else is named", async ({
  page,
  context,
  browser,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Two of mine");
  await brokerAt(page, id);
  const tablet = await (await browser.newContext()).newPage();
  await brokerAt(tablet, id);
  await context.setOffline(true);
  await write(page, "Typed on the bridge");
  await write(tablet, "Typed on the tablet");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Typed on the tablet");
  await context.setOffline(false);
  await expect(signs(page)).toHaveText([/1 change needs you/]);
  for (const device of [page, tablet]) {
    const drawer = await openSync(device);
    await expect(drawer.getByText("You also changed this on your other device.")).toBeVisible();
    await expect(drawer.getByText("Someone else")).toHaveCount(0);
    await expect(drawer.getByRole("columnheader", { name: /^Arrived (later|first)$/ })).toHaveCount(2);
    await expect(
      drawer.getByRole("row", { name: "Cruising areas Typed on the bridge Typed on the tablet" }),
    ).toBeVisible();
  }
  await tablet.getByRole("button", { name: "Take the later one" }).click();
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Typed on the bridge");
  await tablet.context().close();
});

test("a text that cannot be read is told in the bar, on every screen, until it is mended or discarded", async ({
  page,
  request,
}) => {
  const { id } = await brokersDraft(request, "Unreadable");
  await brokerAt(page, id);
  await openSection(page, "Price");
  const price = field(page, "Cruise");
  await price.fill("twelve thousand");
  await price.blur();
  await expect(signs(page)).toHaveText([/1 unsaved entry/]);
  await openDraft(page, id);
  await expect(signs(page)).toHaveText([/1 unsaved entry/]);
  const drawer = await openSync(page);
  await expect(drawer.getByText("“twelve thousand”")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Export all unsent changes" })).toBeVisible();
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  await expect(price).toHaveValue("twelve thousand");
  await price.fill("12000");
  await price.blur();
  await expectSaved(page);
  await price.fill("thirteen");
  await price.blur();
  await openSync(page);
  await drawer.getByRole("button", { name: "Discard the entry" }).click();
  await expect(drawer.getByRole("button", { name: "Export all unsent changes" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectSaved(page);
  await expect(price).toHaveValue("12,000.00");
  await openDraft(page, id);
  await expect(areas(page)).toBeVisible();
  await expectSaved(page);
});
