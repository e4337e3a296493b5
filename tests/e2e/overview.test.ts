import { expect } from "@playwright/test";
import { createAgreement, openSection } from "./support/agreement.ts";
import { expectSaved, field, logIn, switchBy, watchConsole } from "./support/browser.ts";
import { CRUISES } from "./support/cruises.ts";
import { enter } from "./support/route.ts";
import { test } from "./support/test.ts";

test("the overview shows the cruise as a calendar, Monday first in both languages, and its map", async ({ page }) => {
  await logIn(page, "central", "/agreement/1");
  await expect(page.getByText("Jul 03, 2027 10:00 UTC to Jul 12, 2027 10:00 UTC")).toBeVisible();
  const month = page.locator("table", { hasText: "July 2027" });
  await expect(month.locator("th").first()).toHaveText("Mo");
  await expect(month.locator('[data-period="cruise"]')).toHaveCount(10);
  await expect(month.locator('[data-date="2027-07-03"] [data-kind="delivery"]')).toBeVisible();
  await expect(month.locator('[data-date="2027-07-12"] [data-kind="redelivery"]')).toBeVisible();
  await expect(month.locator('[data-date="2027-07-06"] [data-kind="call"]')).toBeVisible();
  const events = page.getByRole("list", { name: "Delivery, calls and redelivery" });
  await expect(events.getByRole("listitem").first()).toContainText("Delivery");
  const map = page.getByRole("region", { name: "Chart of the cruise" });
  await expect(map.locator(".leaflet-marker-icon")).toHaveCount(9);
  // The cruise ends where it began: neither end hides the other.
  await expect(map.locator('[data-kind="ends"]')).toHaveCount(1);
  await expect(page.getByRole("img", { name: "Route preview" }).locator('path[data-kind="last"]')).toHaveCount(1);
  await switchBy(page, "Passer en français");
  await expect(page.locator("table", { hasText: "juillet 2027" }).locator("th").first()).toHaveText("lu");
});

test("the dates of the head follow everywhere, and days begin at midnight UTC", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  const name = `Dates ${Date.now()}`;
  const id = await createAgreement(page, CRUISES.riviera, name);
  await expect(page.getByText("No client assigned yet.").or(page.getByText("Set client")).first()).toBeVisible();
  await expect(page.getByText("No yacht has been selected for this cruise.")).toBeVisible();
  const dates: [label: string, value: string][] = [
    ["Delivery", "2027/08/02 10:00"],
    ["Redelivery", "2027/08/05 23:30"],
    ["Positioning begins", "2027/07/31 06:00"],
    ["Return positioning ends", "2027/08/06 00:30"],
  ];
  for (const [label, value] of dates) await enter(field(page.getByRole("main"), label), value);
  await expect(page.getByText("Aug 02, 2027 10:00 UTC to Aug 05, 2027 23:30 UTC", { exact: true })).toBeVisible();
  const days = (period: string) => page.locator(`td[data-period="${period}"]`);
  await expect(days("cruise")).toHaveCount(4);
  await expect(days("positioning")).toHaveCount(3);
  await expect(page.locator('[data-date="2027-08-05"] [data-kind="redelivery"]')).toBeVisible();
  await enter(field(page.getByRole("main"), "Redelivery"), "2027/08/06 00:00");
  await expect(days("cruise")).toHaveCount(5);
  await expectSaved(page);
  await page.getByRole("navigation").getByRole("link", { name: "Agreements" }).first().click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("2027/08/02");
  await expect(row).toContainText("2027/08/06");
  await page.goto(`/agreement/${id}`);
  await openSection(page, "Contract");
  await expect(page.getByRole("main")).toContainText("2027-08-06");
  expect(complaints).toEqual([]);
});

test("today's mark moves on at midnight", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-07-05T23:50:00Z") });
  await logIn(page, "central", "/agreement/1");
  await expect(page.locator("td[data-today]")).toHaveAttribute("data-date", "2027-07-05");
  await page.clock.fastForward("15:00");
  await expect(page.locator("td[data-today]")).toHaveAttribute("data-date", "2027-07-06");
});
