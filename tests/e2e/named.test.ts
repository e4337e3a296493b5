import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field, logIn, switchBy } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, enter, openRoute } from "./support/route.ts";
import { rest } from "./support/server.ts";
import { installed, test } from "./support/test.ts";
import { brokerAt, brokersDraft, openSync, write } from "./support/trust.ts";

test("sections and pages name the browser's tab, in both languages", async ({ page }) => {
  await logIn(page, "broker");
  await expect(page).toHaveTitle("Agreements · Passerelle");
  const name = "Riviera, Corsica and Sardinia, nine days";
  await page.goto("/agreement/1/price");
  await expect(page).toHaveTitle(`Price · ${name} · Passerelle`);
  await openSection(page, "Route");
  await expect(page).toHaveTitle(`Route · ${name} · Passerelle`);
  await switchBy(page, "Passer en français");
  await expect(page).toHaveTitle(`Itinéraire · ${name} · Passerelle`);
  await page.goto("/agreement/99999");
  await expect(page).toHaveTitle("Ce contrat n’est pas sur cet appareil · Passerelle");
});

test("without times the price says which waypoint lacks them, is not complete, and leads to the field", async ({
  page,
  request,
}) => {
  const id = await openRoute(page, "Undated");
  const admin = await rest(request, "admin");
  await admin.patch(id, { contract_type: "CHARTER", base_price_cruising: 100_000 });
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  await openSection(page, "Price");
  const total = page.getByRole("region", { name: "Total", exact: true });
  await expect(total.getByText("No total yet. Still missing:")).toBeVisible();
  await expect(total.getByRole("link", { name: "Waypoint 2 needs an arrival" })).toBeVisible();
  await expect(page.getByText("VAT rate entered manually")).toHaveCount(0);
  const section = page
    .getByRole("navigation", { name: "Sections of the agreement" })
    .getByRole("link", { name: /Price/ });
  await expect(section.first().getByRole("img")).toHaveAccessibleName(/to do$/);
  await expect(
    page.getByRole("complementary").getByRole("link", { name: "Waypoint 1 needs a departure" }),
  ).toBeVisible();
  await expectSaved(page);
  const paths = await admin.missing(id);
  expect(paths).toEqual(
    expect.arrayContaining(["cruise.waypoints.1.arr_date", "cruise.contract_payment_calls.CRUISE"]),
  );
  await switchBy(page, "Passer en français");
  await page.getByRole("link", { name: "Arrivée manquante au point de route 2" }).first().click();
  await expect(field(page.getByRole("main"), "Arrivée")).toBeFocused();
});

installed("a new part is told in one row, and so is one that was removed", async ({ page, context, request }) => {
  const { id } = await brokersDraft(request, "Parts that wait");
  await brokerAt(page, id);
  await openSection(page, "Services");
  await page.getByRole("button", { name: "Add a service" }).click();
  await enter(field(page.getByRole("main"), "Name"), "Jet ski");
  await expectSaved(page);
  await expectReadyOffline(page);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Confirm" }).getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Add a service" }).click();
  await enter(field(page.getByRole("main"), "Name"), "Tender");
  await enter(field(page.getByRole("main"), "Price"), "500");
  await openSection(page, "Overview");
  await write(page, "Corsica");
  const drawer = await openSync(page);
  await expect(drawer.getByRole("row", { name: /^New: Service Tender Price: €500\.00$/ })).toBeVisible();
  await expect(drawer.getByRole("row", { name: "Removed: Service Jet ski" })).toBeVisible();
  await expect(drawer.getByRole("row", { name: "Cruising areas Corsica empty" })).toBeVisible();
  await expect(drawer.getByRole("cell", { name: /^(kept|removed)/ })).toHaveCount(0);
  await context.setOffline(false);
});
