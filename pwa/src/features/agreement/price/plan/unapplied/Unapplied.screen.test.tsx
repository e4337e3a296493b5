import { callFor, keyed, keyOf, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";

it("an unapplied balance is used for a call and given back, and its entries stay in sight", async () => {
  await openScreen(`/agreement/${PRICED}/price`, {
    prepare: (desk) =>
      putPriced(desk, {
        change: (body) => ({
          ...body,
          payment_calls: keyed({ 1: callFor({ amount: 300, designation: "Down Payment 1" }) }),
          payments: keyed({ 2: paymentOn(1, 500, { call_id: null, call_type: null, transfer: keyOf(3) }) }),
        }),
      }),
  });
  const block = page.getByRole("region", { name: "Unapplied balance" });
  const dialog = page.getByRole("dialog");
  await expect.element(block.getByText("No client named: €500.00")).toBeVisible();
  await block.getByRole("button", { name: /^Use for a call/ }).click();
  await expect.element(dialog.getByLabelText(/^Amount/)).toHaveValue("300.00");
  await expectNoBarriers();
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(block.getByText("No client named: €200.00")).toBeVisible();
  await expect.element(page.getByText(/^paid in full on /)).toBeVisible();
  await block.getByRole("button", { name: /^Give back/ }).click();
  await dialog.getByLabelText(/^Amount/).fill("200.01");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(dialog.getByText(/beyond the unapplied balance/)).toBeVisible();
  await dialog.getByLabelText(/^Amount/).fill("200");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(block.getByText(/^No client named/)).not.toBeInTheDocument();
  await expect.element(block.getByRole("listitem")).toHaveLength(3);
});
