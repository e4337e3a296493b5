import type { OrderView } from "shared-schema/api/billing/order";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { orderOf } from "#testing/agreement/purchase.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

const REFUND = "/api/billing/orders/order-1/refund";
const row = page.getByRole("row", { name: /Zoë Marchetti/ });
const dialog = page.getByRole("dialog", { name: /^Refund the order for agreement/ });
const open = row.getByRole("button", { name: /^Refund the order/ });
const credit = { kind: "credit_note" as const, issued_at: "2026-11-27T09:00:00Z" };

async function openOrders(...listed: OrderView[]) {
  return openScreen("/admin/orders", {
    as: "admin",
    prepare: ({ server }) => server.on("GET", "/api/billing/orders", () => ({ json: listed })),
  });
}

it("says what a whole refund does, refunds once, and shows the credit note", async () => {
  const paid = orderOf();
  const { server } = await openOrders(paid);
  await open.click();
  await expect.element(dialog).toHaveTextContent(/Fee of the contract, Zoë Marchetti: €1,200\.00 paid\./);
  await expect.element(dialog).toHaveTextContent(/card that paid.*credit note with its own number.*owed again.*undone/);
  await expectNoBarriers();
  const papers = [...paid.papers, { ...credit, number: "F1-00002", total: 1200 }];
  server.on("POST", REFUND, { json: { ...paid, state: "refunded", refunded: 1200, papers } });
  await dialog.getByRole("button", { name: "Refund €1,200.00" }).click();
  await expect.element(page.getByText("€1,200.00 goes back. Credit note F1-00002 is issued.")).toBeVisible();
  await expect.element(row).toHaveTextContent(/Refunded.*€1,200\.00 refunded.*Credit note F1-00002/);
  await expect.element(open).toHaveFocus();
  await expect.element(open).toHaveAttribute("aria-disabled", "true");
  expect(server.written.map(({ path, body }) => [path, body])).toEqual([[REFUND, { refunded: 0 }]]);
});

it("checks the sum of a part in both languages, and names what was refunded before", async () => {
  const before = orderOf({ state: "partly_refunded", refunded: 200 });
  const { server } = await openOrders(before);
  await open.click();
  await dialog.getByRole("radio", { name: "A part of it" }).click();
  const sum = dialog.getByRole("textbox", { name: "Sum with VAT (EUR)" });
  await expect.element(sum).toHaveAccessibleDescription("At most €1,000.00");
  const submit = dialog.getByRole("button", { name: /^Refund/ });
  for (const [typed, message] of [
    ["", "is required"],
    ["ten", "must be a number"],
    ["0", "must be at least 0.01"],
    ["1000.01", "must be at most 1000"],
    ["10.005", "must have at most 2 decimals"],
  ] as const) {
    await sum.fill(typed);
    await submit.click();
    await expect.element(sum).toHaveAccessibleDescription(new RegExp(message));
  }
  expect(server.written).toEqual([]);
  await sum.fill("10.50");
  await expect.element(dialog).toHaveTextContent(/The contract stays paid/);
  server.on("POST", REFUND, { json: { ...before, refunded: 210.5 } });
  await dialog.getByRole("button", { name: "Refund €10.50" }).click();
  // The provider has taken it, and the credit note is drawn later.
  await expect.element(row).toHaveTextContent(/€210\.50 refunded/);
  expect(server.written[0]?.body).toEqual({ refunded: 200, amount: 10.5 });
  setLanguage("fr");
  await page.getByRole("button", { name: /^Rembourser la commande/ }).click();
  const french = page.getByRole("dialog", { name: /^Rembourser la commande du contrat/ });
  await expect.element(french).toHaveTextContent(/Dont 210,50\s€ déjà remboursés.*irréversible/);
});

it("keeps the dialog where it was refused, and reads the orders again after another refund", async () => {
  let listed = orderOf();
  const { server } = await openScreen("/admin/orders", {
    as: "admin",
    prepare: ({ server }) => server.on("GET", "/api/billing/orders", () => ({ json: [listed] })),
  });
  await open.click();
  server.on("POST", REFUND, "unreachable");
  await dialog.getByRole("button", { name: "Refund €1,200.00" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(/Server not responding/);
  listed = orderOf({ state: "partly_refunded", refunded: 100 });
  server.on("POST", REFUND, {
    status: 409,
    json: { code: "billing.refund-changed", params: {}, message: "" },
  });
  await dialog.getByRole("button", { name: "Refund €1,200.00" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(/Nothing more was refunded/);
  await expect.element(page.getByText("€100.00 refunded")).toBeInTheDocument();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(open).toHaveFocus();
  await open.click();
  await expect.element(dialog.getByRole("button", { name: "Refund €1,100.00" })).toBeVisible();
});
