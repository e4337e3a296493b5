import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { field } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

const tree = page.getByRole("tree");
const rows = tree.getByRole("treeitem");
/** A line of the price; the parts of the grand total repeat some of them further down. */
const lineOf = (name: string) =>
  page
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .first()
    .getByRole("button", { name: "€" });

/** The cents of the first amount in a text: «Grand total €12,345.60 Sum of 3 items». */
function centsOf(row: Locator): number {
  const amounts = row.element().textContent?.match(/€[\d,]+\.\d\d/g) ?? [];
  return Math.round(Number(amounts[0]?.replaceAll(/[€,]/g, "")) * 100);
}

function focus(row: Locator): void {
  const element = row.element();
  if (element instanceof HTMLElement) element.focus();
}

it("a figure explains itself level by level by keyboard, down to a field and to whoever filled it in", async () => {
  await openScreen("/agreement/1/price");
  const grand = lineOf("Grand total");
  await grand.click();
  await expect.element(rows).toHaveLength(4);
  await expect.element(rows.first()).toHaveAttribute("aria-expanded", "true");
  const parts = [1, 2, 3].map((index) => centsOf(rows.nth(index)));
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(centsOf(grand));
  await expectNoBarriers();

  // Down to the base price, which someone entered.
  focus(rows.first());
  await userEvent.keyboard("{End}");
  await expect.element(rows.nth(3)).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowDown}");
  await expect.element(rows.nth(1)).toHaveTextContent("Total agreement price");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(rows.nth(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  const base = tree.getByRole("treeitem", { name: /^Base price of the cruise/ });
  await expect.element(base).toHaveAttribute("aria-level", "4");
  await expect.element(base).toHaveTextContent(/Entered by .+ UTC/);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(base).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tree).not.toBeInTheDocument();
  await expect.element(field("Cruise", page.getByRole("main"))).toHaveFocus();
});

it("without a connection too, a rate ends in a rule with its source", async () => {
  await openScreen("/agreement/1/price", {
    prepare: ({ server }) => server.on("GET", /^\/api\//, "unreachable"),
  });
  const vat = lineOf("VAT \\d");
  await vat.click();
  focus(tree.getByRole("treeitem", { name: /^Effective VAT rate/ }));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(rows.nth(3)).toBeVisible();
  for (const name of [/Part of the effective rate/, /Rate of the trip/]) {
    focus(tree.getByRole("treeitem", { name }).last());
    await userEvent.keyboard("{ArrowRight}");
  }
  await expect.element(tree.getByText(/Rule FR-CRUISE \(France\) · in force since .+ · source: CGI/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(vat).toHaveFocus();
});
