import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

/** An agreement of the broker's, with a call for fund of €1,000 that is due by execution. */
async function openCall(page: Page): Promise<void> {
  const [admin, broker] = [await rest(page.request, "admin"), await rest(page.request, "broker")];
  const id = await admin.create((await admin.me()).id, { name: "Paid at sea", base_price_cruising: 1_000 });
  await admin.addParty(id, "brokers", (await broker.me()).profiles[0]?.id ?? 0);
  await logIn(page, "broker", `/agreement/${id}`);
  await openSection(page, "Price");
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
}

test("a call for fund is paid offline, its payment cancelled, and both reach the server", async ({ page, context }) => {
  const complaints = watchConsole(page);
  await openCall(page);
  const call = page.getByRole("group", { name: "Down Payment 1" });
  const pay = call.getByRole("button", { name: "Record a payment: Down Payment 1" });
  const dialog = page.getByRole("dialog");
  await pay.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Must fill payment call info first");
  await pay.press("Enter");
  await expect(dialog).toBeHidden();
  await field(call, "Amount").fill("1000");
  await field(call, "Due by execution").check();
  await expectSaved(page);
  await expectReadyOffline(page);
  await context.setOffline(true);

  // What is refused says so at its field, and what was typed outlives the page.
  await pay.click();
  await expect(field(dialog, "Amount")).toHaveValue("1,000.00");
  await field(dialog, "Amount").fill("1 200,50 €");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog.getByText(/decimal point/)).toBeVisible();
  await field(dialog, "Amount").fill("1,200.50");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog.getByText(/beyond the balance/)).toBeVisible();
  await field(dialog, "Amount").fill("-5");
  await expect(dialog.getByText("Negative amount indicates a credit")).toBeVisible();
  await field(dialog, "Amount").fill("400");
  await page.reload();
  await pay.click();
  await expect(field(dialog, "Amount")).toHaveValue("400");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(dialog).toBeHidden();

  const payments = call.getByRole("list", { name: "Payments: Down Payment 1" }).getByRole("listitem");
  await expect(payments).toHaveCount(1);
  await expect(payments.first()).toContainText("balance €600.00");
  await expect(field(call, "Amount")).toBeDisabled();
  await call.getByRole("button", { name: "Delete Down Payment 1" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Existing payments must be cancelled before deleting this call");
  await pay.click();
  await expect(field(dialog, "Amount")).toHaveValue("600.00");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(call.getByText(/^paid in full on /)).toBeVisible();
  await expect(pay).toBeHidden();

  await payments
    .first()
    .getByRole("button", { name: /^Cancel the payment of €400.00/ })
    .click();
  await expect(dialog.getByText("Are you sure you want to cancel this payment?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel payment" }).click();
  await expect(payments.first().locator("del").first()).toBeVisible();
  await expect(payments.first()).toContainText("Cancelled");
  await expectAccessible(page);

  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(payments).toHaveCount(2);
  await expect(page.getByText("Remaining to collect").first().locator("..")).toContainText("€400.00");
  expect(complaints).toEqual([]);
});
