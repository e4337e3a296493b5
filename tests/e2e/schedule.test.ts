import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { ANTIBES, addAt, enter, formOf, listed } from "./support/route.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PORTOFINO = { latitude: 44.3026, longitude: 9.2105 };
const BONIFACIO = { latitude: 41.3865, longitude: 9.1605 };
const SPEEDS = { max_spd: 16, max_spd_cons: 620, cruis_spd: 12, cruis_spd_cons: 280, eco_spd: 10, eco_spd_cons: 170 };

/** A priced week with a yacht, and its empty route on screen. @returns its number */
async function openWeek(page: Page): Promise<number> {
  const { me, create, yacht } = await rest(page.request, "admin");
  const user = (await me()).id;
  const yacht_id = await yacht(user, { name: "Flowing", ...SPEEDS });
  const id = await create(user, {
    name: "A week of typing",
    contract_type: "CHARTER",
    yacht_id,
    base_price_cruising: 100_000,
  });
  await logIn(page, "admin", `/agreement/${id}`);
  return id;
}

const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });
const total = (page: Page) => summary(page).getByRole("button", { name: /^Total \(incl\. fuel\)/ });

test("times flow from delivery to redelivery, and the total survives", async ({ page }) => {
  const complaints = watchConsole(page);
  await openWeek(page);
  await enter(field(page.getByRole("main"), "Delivery"), "3 July 2027 10:00");
  await enter(field(page.getByRole("main"), "Redelivery"), "10/7/27 10:00");
  await openSection(page, "Route");
  await addAt(page, ANTIBES);
  await addAt(page, PORTOFINO);
  await addAt(page, BONIFACIO);
  await expect(listed(page).nth(0)).toContainText("Arr. Jul 03, 12:00");
  await expect(formOf(page, 3).getByText("From redelivery")).toBeVisible();
  await expect(total(page)).toContainText("≈");
  await total(page).click();
  await expect(summary(page).getByText(/Some times are estimated/)).toBeVisible();
  await summary(page).getByTitle("Hide the summary").click();

  // One night in Portofino pushes what follows; a time on the clock of the place pins it.
  await listed(page).nth(1).getByRole("button").first().click();
  const portofino = formOf(page, 2);
  const before = await listed(page).nth(2).innerText();
  await portofino.getByRole("button", { name: "One night more" }).click();
  await expect(portofino.getByRole("group", { name: "Nights here" }).getByRole("status")).toHaveText("1");
  await expect.poll(() => listed(page).nth(2).innerText()).not.toBe(before);
  await enter(field(portofino, "Arrival"), "4 jul 18");
  await expect(field(portofino, "Arrival")).toHaveValue("2027/07/04 18:00");
  await expect(portofino.getByText("Jul 04, 16:00 UTC (Europe/Rome)")).toBeVisible();
  await enter(field(portofino, "Departure"), "+2d noon");
  await expect(field(portofino, "Departure")).toHaveValue("2027/07/07 12:00");
  await expectSaved(page);

  // The waypoints that still need a time are named in the summary, with the way to their field.
  await total(page).click();
  await summary(page).getByRole("link", { name: /^3 · / }).click();
  await expect(field(formOf(page, 3), "Arrival")).toBeFocused();
  await expect(field(formOf(page, 3), "Arrival")).toBeInViewport();
  await summary(page).getByTitle("Hide the summary").click();
  await enter(field(formOf(page, 3), "Arrival"), "8 jul 9:00");
  await listed(page).nth(0).getByRole("button").first().click();
  await enter(field(formOf(page, 1), "Departure"), "3/7/27 14h");
  await expect(total(page)).not.toContainText("≈");
  await expect(total(page)).toContainText("€");
  expect(complaints).toEqual([]);
});
