import { expect, test } from "@playwright/test";
import { expectSaved, logIn } from "./support/browser.ts";

test("until the first pull is complete nothing is called saved, and the list is used meanwhile", async ({
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/api\/sync\/pull\?.*collection=yachts/, async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, "broker");
  await expect(page.locator("header button[data-state]")).toHaveAttribute("data-state", "loading");
  await expect(page.getByText(/^Loading: \d+ records so far$/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^\d{5}$/ }).first()).toBeVisible();
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  release();
  await expectSaved(page);
});
