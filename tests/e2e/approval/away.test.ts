import { expect, type Page } from "@playwright/test";
import { expectSaved, field, logIn } from "../support/browser.ts";
import { pricedDraft } from "../support/priced.ts";
import { rest } from "../support/server.ts";
import { test } from "../support/test.ts";
import { openSync } from "../support/trust.ts";

const areas = (page: Page) => field(page.getByRole("main"), "Cruising areas");

test("an edit made while the agreement was locked elsewhere waits, and is applied by unlocking it", async ({
  page,
  context,
  request,
}) => {
  const { id } = await pricedDraft(request, `Away ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await context.setOffline(true);
  await areas(page).fill("Written at sea");
  await areas(page).blur();
  await (await rest(request, "captain")).lock(id);
  await context.setOffline(false);

  await expect(page.getByText("1 change needs you").first()).toBeAttached();
  const drawer = await openSync(page);
  await expect(drawer.getByText("The agreement was approved while this device was away.")).toBeVisible();
  await drawer.getByRole("button", { name: "Unlock and apply mine" }).click();
  const question = page.getByRole("dialog", { name: "Confirm" });
  await expect(question.getByText(/Approvals of other terms lapse/)).toBeVisible();
  await question.getByRole("button", { name: "Unlock and apply mine" }).click();
  await expect(drawer.getByRole("button", { name: "Unlock and apply mine" })).toBeHidden();
  await expectSaved(page);
  await page.keyboard.press("Escape");
  await expect(areas(page)).toHaveValue("Written at sea");
  await expect(page.getByRole("main").getByRole("button", { name: "Lock", exact: true })).toBeVisible();
});
