import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");
const receipt = (name: string) => ({ name, mimeType: "application/pdf", buffer: PDF });

/** A voyage that the captain is on, with €1,000 of APA paid in. */
async function openAccount(page: Page): Promise<number> {
  const [admin, captain] = [await rest(page.request, "admin"), await rest(page.request, "captain")];
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const id = await admin.create((await admin.me()).id, {
    name: "APA at sea",
    delivery_date: `${day(-4)}T10:00:00Z`,
    redelivery_date: `${day(3)}T10:00:00Z`,
  });
  await admin.addParty(id, "captains", (await captain.me()).profiles[0]?.id ?? 0);
  await logIn(page, "captain", `/agreement/${id}`);
  await openSection(page, "APA account");
  return id;
}

test("expenses are entered at sea with currency and receipt, a receipt twice is recognised, and a cancelled one stays", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  await openAccount(page);
  await expectReadyOffline(page);
  await context.setOffline(true);
  const dialog = page.getByRole("dialog");
  const entries = page.getByRole("region", { name: "Expenses" }).getByRole("listitem");
  const enter = page.getByRole("button", { name: "Enter an expense" });

  await enter.click();
  await field(dialog, "Amount").fill("108.23");
  await dialog.getByLabel("Currency", { exact: true }).selectOption("USD");
  await dialog.getByRole("button", { name: "Record" }).click();
  // Nothing is converted without a rate, and what was typed outlives the page.
  await expect(dialog.getByText(/Enter the exchange rate of the day/)).toBeVisible();
  await page.reload();
  await enter.click();
  await expect(field(dialog, "Amount")).toHaveValue("108.23");
  await field(dialog, "Rate: USD for 1 EUR").fill("1.0823");
  await expect(dialog.getByText("Makes €100.00")).toBeVisible();
  await dialog.getByRole("radio", { name: "Provisions" }).check();
  await dialog.locator('input[type="file"]:not([capture])').setInputFiles(receipt("market.pdf"));
  await expect(dialog.getByText("market.pdf")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText("€100.00");
  await expect(entries.first()).toContainText("$108.23 at 1.0823");
  await expect(page.getByText("-€100.00").first()).toBeVisible();

  // The same day's rate is offered, and the same receipt is recognised before it is sent.
  await enter.click();
  await field(dialog, "Amount").fill("50");
  await dialog.getByLabel("Currency", { exact: true }).selectOption("USD");
  await dialog.getByRole("button", { name: "1.0823 as on this day already" }).click();
  await dialog.getByRole("radio", { name: "Fuel" }).check();
  await dialog.locator('input[type="file"]:not([capture])').setInputFiles(receipt("again.pdf"));
  await expect(dialog.getByText(/^This receipt is already entered: €100.00/)).toBeVisible();
  await dialog.getByRole("button", { name: "Record" }).click();
  const checks = page.getByRole("region", { name: "To be checked" });
  await expect(checks.getByText("The same receipt is entered more than once.")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: /^Cancel Fuel of €46.20/ }).click();
  await dialog.getByRole("button", { name: "Cancel the entry" }).click();
  await expect(checks).toBeHidden();
  await expect(entries.filter({ hasText: "Fuel" }).locator("del").first()).toBeVisible();

  await context.setOffline(false);
  await expectSaved(page);
  await expect(entries.filter({ hasText: "Provisions" })).not.toContainText("Waiting to be sent");
  await page.reload();
  await expect(entries).toHaveCount(2);
  expect(complaints).toEqual([]);
});

/** The taps on a page so far, whatever they hit. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const body = document.documentElement;
    const count = () => {
      body.dataset["taps"] = String(Number(body.dataset["taps"] ?? 0) + 1);
    };
    document.addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["taps"] ?? 0));
}

test("an account is closed on the quay without a connection in at most 12 taps", async ({ page, context }) => {
  const complaints = watchConsole(page);
  const id = await openAccount(page);
  const captain = await rest(page.request, "captain");
  const today = new Date().toISOString().slice(0, 10);
  const cash = { date: today, paid_by: "CASH" };
  await captain.expense(id, { ...cash, amount: "300", category: "CASH_DRAWN" });
  await captain.expense(id, { ...cash, amount: "120", category: "PROVISIONS", note: "Market" });
  const entries = page.getByRole("region", { name: "Expenses" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await openSection(page, "Overview");
  await expectReadyOffline(page);
  await context.setOffline(true);
  const taps = await countTaps(page);

  const dialog = page.getByRole("dialog");
  await openSection(page, "APA account");
  await page.getByRole("button", { name: "Count the cash" }).click();
  await field(dialog, "Amount").fill("150");
  await dialog.getByRole("button", { name: "Record" }).click();
  // A taxi of €30 was forgotten, as the count tells.
  const checks = page.getByRole("region", { name: "To be checked" });
  await expect(checks.getByText(/^€30.00 less cash was counted/)).toBeVisible();
  await page.getByRole("button", { name: "Enter an expense" }).click();
  await field(dialog, "Amount").fill("30");
  await dialog.getByRole("radio", { name: "Transport ashore" }).click();
  await dialog.getByRole("radio", { name: "Cash" }).click();
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(checks).toBeHidden();
  const statement = page.waitForEvent("download");
  await page.getByRole("button", { name: "Statement with receipts (PDF)" }).click();
  expect((await statement).suggestedFilename()).toMatch(/^apa-\d+\.pdf$/);
  expect(await taps()).toBeLessThanOrEqual(12);
  expect(await taps()).toBeGreaterThanOrEqual(8);

  await context.setOffline(false);
  await expectSaved(page);
  expect(complaints).toEqual([]);
});
