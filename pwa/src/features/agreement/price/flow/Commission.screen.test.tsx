import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { enter, field } from "#testing/fields.ts";
import { openScreen } from "#testing/screen.tsx";

it("a commission is shared and paid in instalments", async () => {
  await openScreen(`/agreement/${PRICED}/price`, { prepare: (desk) => putPriced(desk, { name: "Earned" }) });
  await page.getByRole("button", { name: /commission/ }).click();
  await enter(field(page, "Broker"), "12.5");
  await expect.element(page.getByText(/^Demo Brokers.* · €12,500.00$/)).toBeVisible();
  await page.getByRole("button", { name: /^Add an instalment for/ }).click();
  const first = page.getByRole("group", { name: /^Instalment 1/ });
  const amount = field(first, "Amount");
  await expect.element(amount).toHaveValue("12,500.00");
  await enter(amount, "5000");
  await expect.element(page.getByText("€0.00 paid · €7,500.00 in no instalment")).toBeVisible();
  await enter(field(first, "Paid"), "2027-06-01");
  await expect.element(page.getByText("€5,000.00 paid · €7,500.00 in no instalment")).toBeVisible();
  await expect.element(amount).toBeDisabled();
});
