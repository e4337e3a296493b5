import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

test("an administrator sees the health of the server, and raises a limit of one account", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin", "/admin/health");
  await expect(page.getByText("Free disk space")).toBeVisible();
  await expect(page.getByText("npm run admin -- backup")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("tab", { name: "Limits" }).click();
  await page.getByRole("searchbox").fill("client@");
  const row = page.getByRole("row", { name: /client@/ });
  await expect(row).toContainText("of 50,000");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await row.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Documents").fill("many");
  await dialog.getByRole("button", { name: "Save the limits" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await field(dialog, "Documents").fill("60000");
  await dialog.getByRole("button", { name: "Save the limits" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("of 60,000");
  await page.reload();
  await expect(page.getByRole("row", { name: /client@/ })).toContainText("of 60,000");
  expect(complaints).toEqual([]);
});
