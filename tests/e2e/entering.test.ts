import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { field, switchBy } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

test("persons alone are offered as passengers; a new draft counts its nights from its dates, in both languages", async ({
  page,
}) => {
  await openRoute(page, "Persons alone");
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByText("n/a").first()).toBeVisible();
  await openSection(page, "Clients");
  await field(page.getByRole("main"), "Add a passenger").click();
  const offered = page.getByRole("option");
  await expect(offered.filter({ hasText: namesIn("passengers")[0] ?? "" })).toHaveCount(1);
  for (const other of [...namesIn("carriers"), "Ada Admin"]) {
    await expect(offered.filter({ hasText: other })).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await openSection(page, "Overview");
  for (const [label, at] of [
    ["Delivery", "2027/07/03 10:00"],
    ["Redelivery", "2027/07/12 10:00"],
  ] as const) {
    await field(page, label).fill(at);
    await field(page, label).blur();
  }
  await expect(summary.getByText("9", { exact: true })).toBeVisible();
  await switchBy(page, "Passer en français");
  await expect(page.getByRole("complementary", { name: "Résumé" }).getByText("n/d").first()).toBeVisible();
  await expect(page.getByText("n/a")).toHaveCount(0);
});
