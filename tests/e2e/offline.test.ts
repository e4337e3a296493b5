import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { expectReadyOffline, expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { CRUISES } from "./support/cruises.ts";
import { firstPage, openBrowser } from "./support/installed.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

test("from the yacht on without a network: reload, close, come back, reconnect, and a second user sees it", {
  tag: "@nightly",
}, async ({ baseURL, browser, request }) => {
  // Everything is typed by hand, and a whole browser starts twice.
  test.setTimeout(patience(180_000));
  const cruise = CRUISES.riviera;
  const profile = mkdtempSync(join(tmpdir(), "passerelle-profile-"));
  const name = "Riviera, drafted at sea";

  // The captain's office creates the agreement while there is a network, and puts the broker on it who will watch.
  let bridge = await openBrowser(profile, baseURL);
  let page = await firstPage(bridge);
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  await expectReadyOffline(page);
  const id = await createAgreement(page, cruise, name);
  await addParties(page, ["brokers"]);
  await expectSaved(page);

  // The broker watches the same agreement from ashore.
  const ashore = await browser.newContext();
  const watching = await ashore.newPage();
  await logIn(watching, "broker");
  await watching.getByRole("link", { name: String(id).padStart(5, "0") }).click();
  await openSection(watching, "Price");

  await bridge.setOffline(true);
  await enterHead(page, cruise);
  await createYacht(page, cruise, "Azurite of the sea");
  await addParties(page, ["carriers", "central_agents", "captains", "clients", "stakeholders"]);
  await page.reload();
  await expect(page.getByText(/Offline: \d+ changes? waits?/).first()).toBeVisible();
  await addWaypoints(page, cruise);
  await addPassengers(page, cruise);

  // A stay is shown with its calls once it is stored.
  const last = cruise.passengers.at(-1);
  await expect(page.getByRole("group", { name: /^Stay 1 of / }).last()).toContainText(last?.disembark ?? "");

  // The browser is closed at sea, and opened again, still without a network.
  await bridge.close();
  bridge = await openBrowser(profile, baseURL);
  await bridge.setOffline(true);
  page = await firstPage(bridge);
  complaints.push(...watchConsole(page));
  await page.goto(`/agreement/${id}/services`);
  await addServices(page, cruise);
  await enterPrices(page, cruise);
  const draftAtSea = await downloadDraft(page);
  expect(draftAtSea.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await (await rest(request, "admin")).cruise(id)).waypoints).toHaveLength(0);

  await bridge.setOffline(false);
  await expectSaved(page);
  const view = await (await rest(request, "admin")).cruise(id);
  expect(view.waypoints).toHaveLength(cruise.waypoints.length);
  expect(view.yacht_name).toBe("Azurite of the sea");
  expect(view.grand_total_price).toBeGreaterThan(0);
  const total = new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(view.grand_total_price ?? 0);
  await expect(watching.getByRole("row", { name: /^Grand total/ })).toContainText(total);

  expect(complaints).toEqual([]);
  await ashore.close();
  await bridge.close();
  rmSync(profile, { recursive: true, force: true });
});
