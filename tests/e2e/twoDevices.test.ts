import { type Browser, expect, type Page } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openSync, write } from "./support/trust.ts";

/** The same user on another device. */
async function otherDevice(browser: Browser, id: number): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await brokerAt(page, id);
  return page;
}

test("a conflict made on one device shows on the other, and a decision there clears it here", async ({
  page,
  context,
  browser,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Two devices");
  await brokerAt(page, id);
  const tablet = await otherDevice(browser, id);
  await context.setOffline(true);
  await write(page, "Mine");
  await admin.patch(id, { cruise_areas: "Theirs" });
  await expect(areas(tablet)).toHaveValue("Theirs");
  await context.setOffline(false);
  for (const each of [page, tablet]) {
    await expect(each.getByText("1 change needs you").first()).toBeAttached();
  }
  const drawer = await openSync(tablet);
  await expect(drawer.getByRole("row", { name: "Cruising areas Mine Theirs" })).toBeVisible();
  const decision = drawer.getByRole("button", { name: "Take mine" });
  await decision.click();
  await expect(decision).toBeHidden();
  for (const each of [page, tablet]) {
    await expectSaved(each);
    await expect(areas(each)).toHaveValue("Mine");
  }
  expect((await admin.cruise(id)).cruise_areas).toBe("Mine");
  await tablet.context().close();
});
