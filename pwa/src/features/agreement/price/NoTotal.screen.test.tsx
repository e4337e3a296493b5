import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "#testing/drafts.ts";
import { field } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

it("without times the price says which waypoint lacks them, is not complete, and leads to the field", async () => {
  await openScreen(`/agreement/${DRAFT}/price`, {
    as: "admin",
    prepare: (desk) =>
      putDraft(desk, {
        fields: { contract_type: "CHARTER", base_price_cruising: 100_000 },
        route: [ANTIBES, { ...AJACCIO, is_call: true }],
      }),
  });
  const total = page.getByRole("region", { name: "Total", exact: true });
  await expect.element(total.getByText("No total yet. Still missing:")).toBeVisible();
  await expect.element(total.getByRole("link", { name: /^[^:]*Ajaccio[^:]*: arrival$/ }).first()).toBeVisible();
  await expect.element(page.getByText("VAT rate entered manually")).not.toBeInTheDocument();
  const tab = page.getByRole("navigation", { name: "Money" }).getByRole("link", { name: /^Price/ });
  await expect.element(tab.getByRole("img")).toHaveAccessibleName(/to do$/);
  await expect.element(total.getByRole("link", { name: /^[^:]*Antibes[^:]*: departure$/ }).first()).toBeVisible();
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await page
    .getByRole("link", { name: /Ajaccio.* : arrivée$/ })
    .first()
    .click();
  await expect.element(field("Arrivée", page.getByRole("main"))).toHaveFocus();
});
