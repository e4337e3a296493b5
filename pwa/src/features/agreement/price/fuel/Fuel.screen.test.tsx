import type { ContractType } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, partId, putPriced } from "#testing/agreement/priced.ts";
import { openScreen } from "#testing/screen.tsx";

/** Opens the price of an agreement with its one bunker empty. */
function openPrice(contract_type: ContractType) {
  return openScreen(`/agreement/${PRICED}/price`, {
    prepare: (desk) =>
      putPriced(desk, {
        change: (body) => {
          const bunker = body.fuel_bunkers[partId(90)];
          if (!bunker) throw new Error("The agreement has no bunker.");
          const empty = { ...bunker, price_per_litre: null, quantity: null };
          return { ...body, contract_type, fuel_bunkers: { [partId(90)]: empty } };
        },
      }),
  });
}

const total = page.getByRole("region", { name: "Total", exact: true });
const row = (name: string | RegExp) => total.getByRole("row", { name });
const choice = page.getByRole("checkbox", { name: "Fuel is paid from the APA" });

it("fuel without a price is missing and behind every sum, never €0.00", async () => {
  await openPrice("CRUISE");
  await expect.element(row("Net total")).toHaveTextContent("€100,000.00 + fuel");
  await expect.element(row("Total agreement price")).toHaveTextContent("+ fuel");
  await expect.element(row(/^Fuel, [\d,.]+ L.*no price yet$/)).toBeVisible();
  await expect.element(page.getByText(/^Without a price, the total lacks [\d,.]+ L from this bunker\.$/)).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
});

it("a charter says by one choice that the APA pays its fuel", async () => {
  const { device } = await openPrice("CHARTER");
  await expect.element(row("Net total")).toHaveTextContent("€100,000.00 + fuel");
  await choice.click();
  await expect.element(row(/^Fuel, [\d,.]+ L.*paid from the APA$/)).toBeVisible();
  await expect.element(total.getByText("+ fuel")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The APA pays [\d,.]+ L from this bunker\.$/)).toBeVisible();
  await expect.poll(async () => (await device.body("agreements", PRICED))?.fuel_from_apa).toBe(true);
});

it("what no one asks for is not told as an amount", async () => {
  await openPrice("CRUISE");
  await expect.element(row("Advance Provisioning Allowance")).toHaveTextContent("not asked for");
  await expect.element(row("Security Deposit")).toHaveTextContent("not asked for");
});
