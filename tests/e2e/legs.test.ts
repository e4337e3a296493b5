import { expect, type Page } from "@playwright/test";
import { expectSaved, field, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, enter, formOf, listed, openRoute, pressTool } from "./support/route.ts";
import { test } from "./support/test.ts";

/** East of Corsica: the straight way from Antibes crosses Cap Corse. */
const BASTIA = { latitude: 42.7, longitude: 9.7 };

const legs = (page: Page) => page.getByRole("region", { name: "Table of the legs" });
const crossing = (page: Page) => legs(page).getByText("The leg crosses land.");
const undo = (page: Page) => page.getByRole("button", { name: "Undo (Ctrl-Z)" });
const select = (page: Page, index: number) => listed(page).nth(index).getByRole("button").first().click();

/** Returns the number of bends in the leg to a place, as its menu says. */
async function bendsTo(page: Page, sn: number): Promise<number> {
  await legs(page)
    .getByRole("button", { name: "Edit the leg to" })
    .nth(sn - 2)
    .click();
  const straighten = page.getByRole("menuitem", { name: /^Straighten/ });
  const text = (await straighten.textContent()) ?? "";
  // Pressed in the menu: while it opens, the focus is still elsewhere.
  await straighten.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  return Number(/\d+/.exec(text)?.[0]);
}

test("legs are routed at once, and again when a waypoint moves; a line drawn by hand asks, a straight one stays", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Bends");
  await addAt(page, ANTIBES);
  await addAt(page, BASTIA);
  await addAt(page, AJACCIO);
  await expect.poll(() => bendsTo(page, 3)).toBeGreaterThan(0);
  await expect(crossing(page)).toHaveCount(0);
  const bends = await bendsTo(page, 3);

  // A routed line follows without a question, and goes back with the move.
  const asked = page.getByText(/^The leg to .* has moved since its line was drawn/);
  await select(page, 1);
  await enter(field(formOf(page, 2), "Latitude"), "42.3");
  await expect.poll(() => bendsTo(page, 3)).not.toBe(bends);
  await expect(crossing(page)).toHaveCount(0);
  await expect(asked).toBeHidden();
  await undo(page).click();
  await expect(field(formOf(page, 2), "Latitude")).toHaveValue("42.7000");
  await expect.poll(() => bendsTo(page, 3)).toBe(bends);

  // A straight line on request is left alone, one drawn by hand asks.
  await legs(page).getByRole("button", { name: "Edit the leg to" }).nth(1).click();
  await page.getByRole("menuitem", { name: /^Straighten/ }).click();
  await expect(crossing(page)).toHaveCount(1);
  await legs(page).getByRole("button", { name: "Edit the leg to" }).nth(0).click();
  await page.getByRole("menuitem", { name: "Bend the line in the middle" }).click();
  await select(page, 1);
  await enter(field(formOf(page, 2), "Latitude"), "42.3");
  await expect(asked).toBeVisible();
  await expect(crossing(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Reroute around land" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText(/^One leg was routed/)).toBeVisible();
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("a leg goes round land at once, a straight one on request", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Antibes to Ajaccio");
  await addAt(page, ANTIBES);
  // From the east side of Corsica, so that the straight line crosses the island.
  await addAt(page, { latitude: 42.7, longitude: 9.46 });
  await addAt(page, AJACCIO);
  const legs = page.getByRole("region", { name: "Table of the legs" });
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await legs.getByRole("button", { name: "Edit the leg to" }).last().click();
  await page.getByRole("menuitem", { name: /^Straighten/ }).click();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(1);
  await pressTool(page, "Route around land");
  await expect(page.getByText(/2 legs were routed/)).toBeVisible();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo (Ctrl-Z)" }).click();
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(1);
  expect(complaints).toEqual([]);
});
