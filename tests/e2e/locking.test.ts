import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import type { Account } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { installed as test } from "./support/test.ts";

/** Logs in and opens an agreement's overview. */
async function at(page: Page, account: Account, id: number): Promise<void> {
  await logIn(page, account, `/agreement/${id}`);
  await expectSaved(page);
}

function totalOf(page: Page) {
  return page.locator("dl > div", { hasText: "Total (incl. fuel)" }).locator("dd");
}

const euros = (amount: number | null) =>
  (amount ?? 0).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const yachtCard = (page: Page, name: string) =>
  page.getByRole("region", { name: "Yacht" }).getByText(`MY ${name}`, { exact: true });

test("a locked agreement stays the same on every device when the yacht changes, offline too; unlocked it follows her again, and archived it ends", async ({
  page,
  context,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const name = `Locked ${Date.now()}`;
  const draft = await pricedDraft(request, name);
  const locked = euros(await draft.total());
  await at(page, "captain", draft.id);
  const other = await (await browser.newContext()).newPage();
  await at(other, "broker", draft.id);
  for (const each of [page, other]) await expect(totalOf(each)).toContainText(locked);

  await button(page, "Lock").click();
  await expect(page.getByRole("dialog")).toContainText("No one can change its terms until it is unlocked");
  await page.getByRole("dialog").getByRole("button", { name: "Lock" }).click();
  for (const each of [page, other]) {
    await expect(button(each, "Unlock")).toBeVisible();
    await expect(button(each, "Delete cruise")).toBeDisabled();
    await expect(each.getByText("Only a draft can be deleted.")).toBeVisible();
  }
  await draft.changeYacht({ name: `${name} II`, cruis_spd_cons: 800, eco_spd_cons: 600, max_spd_cons: 2_000 });
  expect(await draft.total()).toBe(Number(locked.replaceAll(",", "")));

  // The other device has the changed yacht, and still the locked agreement.
  await openSection(other, "Yacht");
  const consumption = other.locator("main dl > div").filter({ hasText: "Consumption at cruising speed" });
  await expect(consumption).toContainText("400 L/h");
  await expect(field(other.getByRole("main"), "Consumption at cruising speed")).toHaveCount(0);
  await other.getByRole("link", { name: "Open the yacht as it is now" }).click();
  await expect(consumption).toContainText("800 L/h");
  await other.goto(`/agreement/${draft.id}`);
  await expect(totalOf(other)).toContainText(locked);
  await expect(yachtCard(other, `${name} I`)).toBeVisible();

  await page.goto(`/yachts/${draft.yachtId}`);
  await expect(page.getByRole("heading", { level: 1, name: `${name} II` })).toBeVisible();
  await expectReadyOffline(page);
  await context.setOffline(true);
  await page.goto(`/agreement/${draft.id}`);
  await expect(totalOf(page)).toContainText(locked);
  await expect(yachtCard(page, `${name} I`)).toBeVisible();
  await expect(page.getByText("This requires a connection because it affects all parties.")).toBeVisible();
  await expect(button(page, "Unlock")).toBeDisabled();
  await context.setOffline(false);

  await button(page, "Unlock").click();
  for (const each of [page, other]) {
    await expect(button(each, "Lock")).toBeEnabled();
    await expect(button(each, "Delete cruise")).toBeEnabled();
    await expect(yachtCard(each, `${name} II`)).toBeVisible();
    await expect(totalOf(each)).not.toContainText(locked);
    await expect(totalOf(each)).toContainText(euros(await draft.total()));
  }

  await button(page, "Archive").click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  for (const each of [page, other]) {
    await expect(each.getByText("This agreement is archived and cannot be changed.")).toBeVisible();
    await expect(button(each, "Lock")).toBeHidden();
  }
  expect(complaints).toEqual([]);
  await other.context().close();
});
