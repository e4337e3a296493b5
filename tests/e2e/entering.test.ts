import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { field, switchBy } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { formOf, listed, openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

test("a position is typed in degrees and minutes, and what is none says how to type it", async ({ page }) => {
  await openRoute(page, "Typed positions");
  await page.getByRole("button", { name: "Add at a position" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Latitude").fill("off Antibes");
  await expect(form.getByText("Enter it like 43.58, 43°34.8' N or 43 34 48 N")).toBeVisible();
  await expect(form.getByRole("button", { name: "Add waypoint" })).toBeDisabled();
  await field(form, "Latitude").fill("43°34.8' N");
  await field(form, "Longitude").fill("7 07 26.4 E");
  await form.getByRole("button", { name: "Add waypoint" }).click();
  await expect(listed(page)).toHaveCount(1);
  await expect(field(formOf(page, 1), "Latitude")).toHaveValue("43.5800");
  await expect(field(formOf(page, 1), "Longitude")).toHaveValue("7.1240");
});

test("on a phone the form for a position stays on the screen", async ({ page }) => {
  await openRoute(page, "Typed on a phone");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Add at a position" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Latitude").fill("off Antibes");
  const box = await form.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

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
