import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

/** Two days off Portugal, of which the table that comes with the product has no row. */
const PORTUGAL = [
  { latitude: 38.692, longitude: -9.418, arr_date: "2027-07-03T10:00:00Z", dep_date: "2027-07-03T12:00:00Z" },
  { latitude: 37.95, longitude: -8.867, arr_date: "2027-07-04T10:00:00Z", dep_date: "2027-07-04T12:00:00Z" },
];
const dialog = (page: Page) => page.getByRole("dialog");

test("an administrator adds a dated row, sees first which drafts it moves, and a device that was at sea follows it", async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const { id, total } = await pricedDraft(request, "Lisbon", PORTUGAL);
  await (await rest(request, "admin")).patch(id, { contract_type: "CHARTER" });
  const atSea = await browser.newContext();
  const aboard = await atSea.newPage();
  await logIn(aboard, "broker", `/agreement/${id}/price`);
  const net = aboard.getByRole("row", { name: /^Total agreement price|^Total \(incl/ }).first();
  await expect(aboard.getByRole("heading", { name: /VAT|rate/ }).first()).toBeVisible();
  expect(await total()).toBeNull();
  await atSea.setOffline(true);

  await logIn(page, "admin", "/admin/tax");
  const search = page.getByRole("searchbox", { name: "Search by code, country or source" });
  await search.fill("croatia");
  await expect(page.getByRole("row", { name: /HR-CHARTER-DAY/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /FR-CHARTER/ })).toHaveCount(0);
  await search.fill("");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add a row" }).click();
  await field(dialog(page), "Code").fill("PT-CHARTER");
  await field(dialog(page), "Country").fill("QQ");
  await field(dialog(page), "Rate").fill("23");
  await dialog(page).getByRole("combobox", { name: "Taxed share" }).click();
  await page.getByRole("option", { name: "Whole price", exact: true }).click();
  await field(dialog(page), "In force from").fill("2026-01-01");
  await field(dialog(page), "Confidence").fill("high");
  await field(dialog(page), "Source").fill("CIVA art. 18");
  await dialog(page).getByRole("button", { name: "Put into the table" }).click();
  await expect(dialog(page).getByText("is not the code of a country")).toBeVisible();
  await expect(field(dialog(page), "Code")).toHaveValue("PT-CHARTER");
  await field(dialog(page), "Country").fill("PT");
  await dialog(page).getByRole("button", { name: "Preview the effect on drafts" }).click();
  const moved = dialog(page).getByRole("row", { name: /Lisbon/ });
  await expect(moved).toContainText("23%");
  await expect(dialog(page).getByRole("status").first()).toContainText(/^1 of \d+ drafts? change/);
  expect(await total()).toBeNull();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Put into the table" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /PT-CHARTER/ })).toContainText("23%");
  await page.getByRole("button", { name: "Show the changes" }).click();
  await expect(page.getByText(/PT-CHARTER: 23% from 2026\/01\/01/)).toBeVisible();

  await expect.poll(total).not.toBeNull();
  const after = (await total()) ?? 0;
  await expect(net).not.toContainText(after.toLocaleString("en-GB", { minimumFractionDigits: 2 }));
  await atSea.setOffline(false);
  await expect(net).toContainText(after.toLocaleString("en-GB", { minimumFractionDigits: 2 }));
  await aboard.goto(`/agreement/${id}/history`);
  const causes = aboard.getByRole("region", { name: "Price by cause" });
  await causes.getByRole("combobox", { name: "Compare" }).click();
  await aboard.getByRole("option", { name: "Since the agreement was created" }).click();
  await expect(causes.getByRole("row", { name: /VAT rates and dates/ })).toBeVisible();
  expect(complaints).toEqual([]);
  await atSea.close();
});
