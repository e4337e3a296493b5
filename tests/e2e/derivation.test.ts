import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

const tree = (page: Page) => page.getByRole("tree");
const rows = (page: Page) => tree(page).getByRole("treeitem");
/** A line of the price; the parts of the grand total repeat some of them further down. */
const lineOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) }).first();

/** The cents of the last amount in a text: «Grand total €12,345.60 Sum of 3 items». */
async function centsOf(row: Locator): Promise<number> {
  const amounts = (await row.innerText()).match(/€[\d,]+\.\d\d/g) ?? [];
  return Math.round(Number(amounts[0]?.replaceAll(/[€,]/g, "")) * 100);
}

test("a figure explains itself level by level by keyboard, down to a field and to whoever filled it in, at sea as well", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "broker", "/agreement/1/price");
  const grand = lineOf(page, "Grand total").getByRole("button");
  const shown = await centsOf(grand);
  await grand.click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toHaveAttribute("aria-expanded", "true");
  const parts = await Promise.all([1, 2, 3].map((index) => centsOf(rows(page).nth(index))));
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(shown);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

  // Down to the base price, which somebody entered.
  await rows(page).first().focus();
  await page.keyboard.press("End");
  await expect(rows(page).nth(3)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toContainText("Total agreement price");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const base = tree(page).getByRole("treeitem", { name: /^Base price of the cruise/ });
  await expect(base).toHaveAttribute("aria-level", "4");
  await expect(base).toContainText(/Entered by .+ UTC/);
  await page.keyboard.press("ArrowDown");
  await expect(base).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tree(page)).toHaveCount(0);
  await expect(field(page, "Cruise")).toBeFocused();

  // The rate ends in a rule with its source, without a connection as well.
  await context.setOffline(true);
  await lineOf(page, "VAT \\d").getByRole("button").click();
  await tree(page)
    .getByRole("treeitem", { name: /^Effective VAT rate/ })
    .press("ArrowRight");
  await expect(rows(page).nth(3)).toBeVisible();
  for (const name of [/Part of the effective rate/, /Rate of the trip/]) {
    await tree(page).getByRole("treeitem", { name }).last().press("ArrowRight");
  }
  await expect(tree(page).getByText(/Rule FR-CRUISE \(France\) · in force since .+ · source: CGI/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lineOf(page, "VAT \\d").getByRole("button")).toBeFocused();
  expect(complaints).toEqual([]);
});
