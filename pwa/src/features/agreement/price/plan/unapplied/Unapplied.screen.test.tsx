import { callFor, keyed, keyOf, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, profileIn, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { overflowOf } from "#testing/find.ts";
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
  // A tablet held upright has the sections beside the plan.
  await page.viewport(768, 1024);
  expect(overflowOf(document.documentElement)).toBe(0);
});

it("an advance is recorded for a client before there is any call, offline too, and cancelled again", async () => {
  const screen = await openScreen(`/agreement/${PRICED}/price`, {
    prepare: (desk) =>
      putPriced(desk, { roles: ["brokers", "clients"], change: (body) => ({ ...body, payment_calls: {} }) }),
  });
  const block = page.getByRole("region", { name: "Unapplied balance" });
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "More about the payment plan" }).click();
  await page.getByRole("menuitem", { name: "Record an advance" }).click();
  await expect.element(dialog.getByLabelText("On behalf of")).toBeVisible();
  await expectNoBarriers();
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(dialog.getByText("must be more than 0")).toBeVisible();
  await dialog.getByLabelText(/^Amount/).fill("15000");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const clients = Object.values((await screen.device.body("agreements", PRICED))?.payments ?? {});
  const client = await profileIn(screen, "clients");
  expect(clients).toMatchObject([{ call_id: null, amount: 15_000, payer_profile_id: client }]);
  await expect.element(block.getByText(/: €15,000.00$/)).toBeVisible();
  // There is nothing that it could be used for.
  await expect.element(block.getByRole("button", { name: /^Use for a call/ })).not.toBeInTheDocument();
  await block.getByRole("button", { name: /^Cancel the payment of €15,000.00/ }).click();
  await dialog.getByRole("button", { name: "Cancel payment" }).click();
  await expect.element(block.getByText(/: €15,000.00$/)).not.toBeInTheDocument();
});

it("captains, who post on the APA alone, are offered no advance", async () => {
  await openScreen(`/agreement/${PRICED}/price`, {
    as: "captain",
    prepare: (desk) => putPriced(desk, { roles: ["brokers", "captains"] }),
  });
  await expect.element(page.getByRole("heading", { name: "Payment plan" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Unapplied balance" })).not.toBeInTheDocument();
});
