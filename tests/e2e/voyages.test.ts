import { expect } from "@playwright/test";
import { patience } from "../support/patience.ts";
import {
  addParties,
  addPassengers,
  addServices,
  addWaypoints,
  createAgreement,
  createYacht,
  downloadDraft,
  enterHead,
  enterPrices,
  openSection,
} from "./support/agreement.ts";
import { expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { CRUISES } from "./support/cruises.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test("a new agreement is entered by hand, from nothing to the draft contract", { tag: "@nightly" }, async ({
  page,
  request,
}) => {
  // Everything is typed by hand, as a user does it.
  test.setTimeout(patience(180_000));
  const cruise = CRUISES.riviera;
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  const id = await createAgreement(page, cruise, `${cruise.name}, entered by hand`);
  await enterHead(page, cruise);
  await createYacht(page, cruise, `${cruise.yacht.name} II`);
  await addParties(page);
  await addWaypoints(page, cruise);
  await addPassengers(page, cruise);
  await addServices(page, cruise);
  await enterPrices(page, cruise);
  await expectSaved(page);

  const server = await rest(request, "admin");
  // The last edit may still be on its way when the page says so for the one before.
  await expect.poll(async () => (await server.cruise(id)).requested_deposit_ratio).toBe(cruise.requested_deposit_ratio);
  const view = await server.cruise(id);
  expect(view.yacht_name).toBe(`${cruise.yacht.name} II`);
  expect(view.waypoints).toHaveLength(cruise.waypoints.length);
  // Worked out from the fixture by hand, not read off the screen.
  expect(view.vat_country).toBe("FR");
  expect(view.effective_vat_rate).toBeGreaterThanOrEqual(0.015);
  expect(view.effective_vat_rate).toBeLessThanOrEqual(0.03);

  await openSection(page, "Services");
  const summary = page.getByRole("complementary", { name: "Summary" });
  const shown = (amount: number | null) =>
    new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount ?? Number.NaN);
  await expect(summary).toContainText(shown(view.total_agreement_price));
  await expect(summary).toContainText(shown(view.grand_total_price));
  await expect(summary).toContainText(
    new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      view.total_fuel_consumption ?? Number.NaN,
    ),
  );

  const draft = await downloadDraft(page);
  expect(draft.subarray(0, 5).toString()).toBe("%PDF-");
  expect(draft.equals(await server.pdf(id)), "browser and server make the same bytes").toBe(true);
  expect(complaints).toEqual([]);
});
