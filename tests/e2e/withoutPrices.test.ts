import { expect } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

test("a passenger reads the route of a cruise and finds no price, by its address neither", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "passenger");
  await page.goto("/agreement/1");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByText("Distance")).toBeVisible();
  await expect(summary.getByText("Total", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Route/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Price/ })).toHaveCount(0);
  await page.goto("/agreement/1/price");
  await expect(page.getByText("Prices are visible only to parties who can read the contract.")).toBeVisible();
  expect(complaints).toEqual([]);
});
