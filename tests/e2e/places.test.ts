import { expect } from "@playwright/test";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import { formOf, listed, openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

test("a route is said: ports, an anchorage and a position, by Enter alone", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Said");
  const say = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
  await say.fill("Port Vauban");
  await say.press("Enter");
  await expect(listed(page)).toHaveCount(1);
  await expect(page.getByText("Waypoint 1 added: Port Vauban, Antibes")).toBeVisible();

  // A typing error is forgiven; a port is a call, and is framed and chosen at once.
  await say.fill("protofino");
  await expect(page.getByRole("option", { name: /^Portofino Harbour/ })).toBeVisible();
  await say.press("Enter");
  await expect(listed(page)).toHaveCount(2);
  await expect(formOf(page, 2).getByLabel("This waypoint is a call")).toBeChecked();
  await expect(formOf(page, 2).getByText("is on land")).toHaveCount(0);

  await say.fill("pampelonne");
  await say.press("Enter");
  await expect(listed(page).nth(2)).toContainText("Baie de Pampelonne");
  await expect(formOf(page, 3).getByLabel("This waypoint is a call")).not.toBeChecked();

  await say.fill("42°18.0' N 6°54.0' E");
  await expect(page.getByRole("option", { name: /^42°18.0′ N 6°54.0′ E/ })).toBeVisible();
  await say.press("Enter");
  await expect(field(formOf(page, 4), "Latitude")).toHaveValue("42.3000");
  await page.getByText("Waypoint 4 added").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(listed(page)).toHaveCount(3);

  await say.fill("Qqqqzzzz");
  await expect(page.getByText("No such place")).toBeVisible();
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("the search appends to the route that is open", async ({ page }) => {
  await openRoute(page, "Searched");
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: /^Search/ }).fill("bonifacio");
  await page.getByRole("dialog").getByText("Bonifacio", { exact: true }).first().click();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page).first()).toContainText("Bonifacio");
  await page.reload();
  await expect(listed(page)).toHaveCount(1);
});

test("a position on land offers the nearest water", async ({ page }) => {
  await openRoute(page, "Ashore");
  await page.getByRole("button", { name: "Add at a position" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Latitude").fill("43.61");
  await field(form, "Longitude").fill("7.06");
  await form.getByRole("button", { name: "Add waypoint" }).click();
  await expect(page.getByText("That position is on land.")).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add at the nearest water" }).click();
  await expect(listed(page)).toHaveCount(1);
  await expect(formOf(page, 1)).not.toContainText("inland");
});
