import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectReadyOffline, pressLogOut } from "./support/browser.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openSync, write } from "./support/trust.ts";

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
