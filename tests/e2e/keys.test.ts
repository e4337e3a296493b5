import { expect } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { listed } from "./support/route.ts";
import { test } from "./support/test.ts";

test("a place is found where no route is open: it is shown on the chart, and a draft starts there", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("portofi");
  await expect(page.getByRole("dialog").getByRole("button").first()).toHaveText(/^Portofino/);
  await page.keyboard.press("Enter");
  const place = page.getByRole("dialog", { name: "Portofino" });
  await expect(place.getByRole("region", { name: "Chart of Portofino" }).locator("canvas[data-zoom]")).toBeVisible();
  await place.getByRole("button", { name: "Start a draft here" }).click();
  const creating = page.getByRole("dialog", { name: "New agreement" });
  await creating.getByRole("textbox", { name: /^Name/ }).fill("From Portofino");
  await creating.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/mapping$/);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page).first()).toContainText("Portofino");
  expect(complaints).toEqual([]);
});

test("a reader finds places too, and changes no route", async ({ page }) => {
  await logIn(page, "client", "/agreement/1");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("43°46.0' N 7°30.0' E");
  await page.getByRole("dialog").getByRole("button").first().click();
  const place = page.getByRole("dialog", { name: "43°46.0′ N 7°30.0′ E" });
  await expect(place.locator("canvas[data-zoom]")).toBeVisible();
  await expect(place.getByRole("button", { name: "Start a draft here" })).toHaveCount(0);
});
