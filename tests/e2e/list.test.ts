import { expect } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test("the list shows total and next step, is narrowed by status and season, and opens by any part of a row", async ({
  page,
  request,
}) => {
  const admin = await rest(request, "admin");
  const name = `Winter ${Date.now()}`;
  const id = await admin.create((await admin.me()).id, { name, delivery_date: "2031-12-20T10:00:00Z" });
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row.getByRole("cell").nth(7)).toHaveText(/^\d+ to do$/);
  // The list draws what is in view only, and other journeys add agreements to it.
  await page.getByRole("searchbox").fill("00001");
  await expect(page.getByRole("row").filter({ hasText: "00001" }).getByRole("cell").nth(6)).toHaveText("€318,633.73");
  await page.getByRole("searchbox").fill("");
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveText([
    "#",
    "Name",
    "Yacht",
    "Departure date",
    "Arrival date",
    "Status",
    "Total",
    "Next",
    "Action",
  ]);

  await page.getByRole("combobox", { name: "Season" }).selectOption({ label: "Winter 2031/32" });
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Draft" });
  await expect(page.getByText(/^1 agreement of \d+$/)).toBeVisible();
  await row.getByRole("cell").nth(3).click();
  await expect(page).toHaveURL(`/agreement/${id}`);
  await page.goBack();
  await page.getByRole("searchbox").fill("no such agreement");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(row).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a tablet held upright shows the same facts in cards", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(page, "broker");
  await page.getByRole("searchbox").fill("00001");
  const card = page.getByRole("listitem").filter({ hasText: /nine days\s*00001/ });
  await expect(card).toContainText(/€\d/);
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/agreement/1");
});
