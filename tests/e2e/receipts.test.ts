import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openSection } from "./support/agreement.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { firstPage, openBrowser } from "./support/installed.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

/** An agreement of the broker's, with a call for fund of €1,000 that may be paid. */
async function openCall(page: Page): Promise<void> {
  const [admin, broker] = [await rest(page.request, "admin"), await rest(page.request, "broker")];
  const id = await admin.create((await admin.me()).id, { name: "Receipts at sea", base_price_cruising: 1_000 });
  await admin.addParty(id, "brokers", (await broker.me()).profiles[0]?.id ?? 0);
  await logIn(page, "broker", `/agreement/${id}`);
  await openSection(page, "Price");
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
  const call = page.getByRole("group", { name: "Down Payment 1" });
  await field(call, "Amount").fill("1000");
  await field(call, "Due by execution").check();
  await expectSaved(page);
}

test("a payment and its receipt are taken at sea, outlive the page and go up in turn; cancelled at sea, it is on the server", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  await openCall(page);
  await expectReadyOffline(page);
  await context.setOffline(true);
  const call = page.getByRole("group", { name: "Down Payment 1" });
  const pay = call.getByRole("button", { name: "Record a payment: Down Payment 1" });
  const payments = call.getByRole("list", { name: "Payments: Down Payment 1" }).getByRole("listitem");
  const dialog = page.getByRole("dialog");
  // A row of the plan is folded when the page opens.
  const unfold = () => call.getByRole("button", { name: /^Down Payment 1/, expanded: false }).click();
  await pay.click();
  await field(dialog, "Amount").fill("400");
  const input = dialog.locator('input[type="file"]:not([capture])');
  await input.setInputFiles(file("invoice.pdf", Buffer.from("MZ a program")));
  await expect(dialog.getByText("This file is not a PDF, nor a JPEG, PNG or WebP picture.")).toBeVisible();
  await input.setInputFiles(file("IMG_1.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0")));
  await expect(dialog.getByText(/HEIC pictures/)).toBeVisible();
  await input.setInputFiles(file("fuel.pdf", PDF));
  await expect(dialog.getByText("fuel.pdf")).toBeVisible();
  await expect(dialog.getByText(/HEIC pictures/)).toBeHidden();
  await page.reload();
  await unfold();
  await pay.click();
  await expect(field(dialog, "Amount")).toHaveValue("400");
  await expect(dialog.getByText("fuel.pdf")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(payments.first()).toContainText("Waiting to be sent");
  await page.reload();
  await unfold();
  await expect(payments.first()).toContainText("Waiting to be sent");
  await payments
    .first()
    .getByRole("button", { name: /^Receipt of the payment of €400.00/ })
    .click();
  await expect(dialog.getByRole("link", { name: "Open the PDF" })).toHaveAttribute("href", /^blob:/);
  await page.keyboard.press("Escape");

  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith("/receipt") && answer.request().method() === "POST",
  );
  await context.setOffline(false);
  expect((await sent).status()).toBe(201);
  await expect(payments.first()).not.toContainText("Waiting to be sent");
  // It stays on the device: it is shown without being fetched.
  await payments
    .first()
    .getByRole("button", { name: /^Receipt of the payment of €400.00/ })
    .click();
  await expect(dialog.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await page.keyboard.press("Escape");

  // A payment gets its receipt later as well.
  await pay.click();
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(payments).toHaveCount(2);
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#c23b34" } })
    .png()
    .toBuffer();
  await payments.nth(1).locator('input[type="file"]').setInputFiles(file("till.png", picture));
  await payments
    .nth(1)
    .getByRole("button", { name: /^Receipt of the payment of €600.00/ })
    .click();
  // It stays open while the receipt goes up.
  await expect(dialog.getByRole("img", { name: /^Receipt of the payment of €600.00/ })).toBeVisible();
  await expectSaved(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(payments.nth(1)).not.toContainText("Waiting to be sent");

  await context.setOffline(true);
  await payments
    .first()
    .getByRole("button", { name: /^Cancel the payment of €400.00/ })
    .click();
  await dialog.getByRole("button", { name: "Cancel payment" }).click();
  await expect(payments.first()).toContainText("Cancelled");
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await unfold();
  await expect(payments).toHaveCount(2);
  await expect(payments.first()).toContainText("Cancelled");
  await expect(page.getByText("Remaining to collect").first().locator("..")).toContainText("€400.00");
  expect(complaints).toEqual([]);
});

test("three receipts that were sent are printed without a network, on a device that was restarted", async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-receipts-"));
  const before = await openBrowser(profile, baseURL);
  const page = await firstPage(before);
  const [admin, captain] = [await rest(page.request, "admin"), await rest(page.request, "captain")];
  const id = await admin.create((await admin.me()).id, { name: "Vouchers" });
  await admin.addParty(id, "captains", (await captain.me()).profiles[0]?.id ?? 0);
  await logIn(page, "captain", `/agreement/${id}/apa`);
  await expectReadyOffline(page);
  const dialog = page.getByRole("dialog");
  const entries = page.getByRole("region", { name: "Expenses" }).getByRole("listitem");
  for (const [at, background] of ["#c23b34", "#34c23b", "#3b34c2"].entries()) {
    await page.getByRole("button", { name: "Enter an expense" }).click();
    await field(dialog, "Amount").fill(String(at + 12));
    await dialog.getByRole("radio", { name: "Provisions" }).click();
    const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const photograph = { name: `${at}.jpg`, mimeType: "image/jpeg", buffer };
    await dialog.locator('input[type="file"]:not([capture])').setInputFiles(photograph);
    await expect(dialog.getByText(photograph.name)).toBeVisible();
    await dialog.getByRole("button", { name: "Record" }).click();
    await expect(entries).toHaveCount(at + 1);
  }
  await expectSaved(page);
  await expect(page.getByText("Waiting to be sent")).toHaveCount(0);
  // A statement needs the app alone, not what comes after it or with «Ready for sea».
  await page.evaluate(() => caches.delete("app-data"));
  await before.close();
  const after = await openBrowser(profile, baseURL);
  await after.setOffline(true);
  const restarted = await firstPage(after);
  await restarted.goto(`/agreement/${id}/apa`);
  const download = restarted.waitForEvent("download");
  await restarted.getByRole("button", { name: "Statement with receipts (PDF)" }).click();
  const pdf = readFileSync(await (await download).path(), "latin1");
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(3);
  await expect(restarted.getByText(/not printed/)).toHaveCount(0);
  await after.close();
  rmSync(profile, { recursive: true, force: true });
});
