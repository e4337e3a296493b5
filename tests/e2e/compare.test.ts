import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { generateAnyway } from "./support/approving.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

/** Generates the contract on the overview, blanks and all, and opens the draft of an addendum. */
async function openAddendum(page: Page): Promise<void> {
  await generateAnyway(page);
  await page.getByRole("button", { name: "New addendum" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New addendum" }).click();
  await expect(page.getByText("Addendum Draft").first()).toBeVisible();
}

test("the draft of an addendum is read, compared with the contract, downloaded as a redline, and discarded", async ({
  page,
  context,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const { id, total: totalOf } = await pricedDraft(request, `Compared ${Date.now()}`);
  const broker = await rest(request, "broker");
  const total = await totalOf();
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await openAddendum(page);
  await broker.patch(id, { redelivery_date: "2027-07-05T10:00:00Z", base_price_cruising: 120_000 });

  await page.goto(`/agreement/${id}/contract`);
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text).toContainText("Agreement amended");
  await expect(text).toContainText("+20 000.00");
  await expect(text.locator(".contract-watermark")).toHaveCount(1);
  const jumps = page.getByRole("navigation", { name: "In the contract" });
  await expect(jumps.getByRole("button", { name: "Changed terms", exact: true })).toBeVisible();
  await expect(jumps.getByRole("button", { name: "Difference of price" })).toBeVisible();
  await page.getByLabel("Show").selectOption("Contract as amended");
  await expect(text).not.toContainText("Agreement amended");
  await expect(jumps.getByRole("button", { name: "Changed terms", exact: true })).toHaveCount(0);
  for (const part of ["Standard terms", "Tax regime"]) {
    await expect(jumps.getByRole("button", { name: part })).toBeVisible();
  }

  await page.getByLabel("Compare with").selectOption("Contract");
  await expect(page).toHaveURL(new RegExp(`/agreement/${id}/contract.*compare=0$`));
  const compared = page.getByRole("region", { name: "Text of the comparison" });
  const changedTerms = compared.getByRole("region", { name: "Changed terms" });
  const price = changedTerms.getByRole("row", { name: "Base price of the cruise" });
  await expect(price.getByRole("deletion")).toHaveText("100 000.00 EUR");
  await expect(price.getByRole("insertion")).toHaveText("120 000.00 EUR");
  await expect(compared.getByText("Unchanged.").first()).toBeVisible();
  const cause = page.getByRole("region", { name: "Difference of price" }).first();
  await expect(cause.getByRole("row", { name: /Base price of the cruise, changed by/ })).toContainText("+€20,000.00");
  await expectAccessible(page);

  // From the contract's side it is the same comparison.
  await page.getByLabel("Version").selectOption("Contract");
  await page.getByLabel("Compare with").selectOption("Addendum no. 1 (draft)");
  await expect(price.getByRole("insertion")).toHaveText("120 000.00 EUR");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download comparison" }).click();
  const file = info.outputPath("redline.pdf");
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toBe(`agreement-${String(id).padStart(4, "0")}-v0-v1-redline.pdf`);
  expect(readFileSync(file).equals(await broker.redline(id, 0, 1))).toBe(true);

  // Versions that were compared once are compared without a connection.
  await expectReadyOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(price.getByRole("insertion")).toHaveText("120 000.00 EUR");
  await expect(page.getByText("Connect to the internet to see the causes of the difference.")).toBeVisible();
  await context.setOffline(false);

  await page.goto(`/agreement/${id}`);
  await expectSaved(page);
  await page.getByRole("button", { name: "Discard the addendum draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard the addendum draft" }).click();
  await expect(page.getByRole("button", { name: "New addendum" })).toBeVisible();
  await page.goto(`/agreement/${id}/contract?compare=1`);
  await expect(page.getByLabel("Version")).toHaveValue("0");
  await expect(page.getByLabel("Compare with")).toHaveCount(0);
  await expect(text).toContainText("The French text prevails.");
  await expect(text).toContainText("100 000.00");
  expect((await broker.cruise(id)).total_agreement_price).toBe(total);
  expect(complaints).toEqual([]);
});
