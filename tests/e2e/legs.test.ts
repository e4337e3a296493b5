import { expect } from "@playwright/test";
import { expectSaved, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

test("a leg goes round land at once", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "Antibes to Ajaccio");
  await addAt(page, ANTIBES);
  // East of Corsica: the straight way to Ajaccio crosses the island.
  await addAt(page, { latitude: 42.7, longitude: 9.7 });
  await addAt(page, AJACCIO);
  await page.getByRole("button", { name: "Raise the drawer" }).click();
  const legs = page.getByRole("region", { name: "Table of the legs" });
  await legs.getByRole("button", { name: "Edit the leg to" }).last().click();
  const straighten = page.getByRole("menuitem", { name: /^Straighten/ });
  await expect(straighten).toHaveText(/[1-9]/);
  await straighten.press("Escape");
  await expect(legs.getByText("The leg crosses land.")).toHaveCount(0);
  await expectSaved(page);
  expect(complaints).toEqual([]);
});
