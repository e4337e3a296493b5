import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { orderOf } from "../../../testing/agreement/purchase.ts";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { catchDownloads } from "../../../testing/downloads.ts";
import { openScreen } from "../../../testing/screen.tsx";
import { setLanguage } from "../../../ui/i18n.ts";

const rows = page.getByRole("list", { name: "Orders" }).getByRole("listitem");

it("lists orders with state, sums and receipt, and hands out an invoice and a credit note", async () => {
  const credit = { kind: "credit_note" as const, number: "F1-00002", issued_at: "2026-11-27T09:00:00Z", total: 1200 };
  const paid = orderOf();
  const refunded = orderOf({ id: "order-2", state: "refunded", refunded: 1200, papers: [...paid.papers, credit] });
  const { server } = await openScreen("/orders", {
    prepare: ({ server }) => server.on("GET", /\/user\/\d+\/orders$/, { json: [refunded, paid] }),
  });
  await expect.element(rows.nth(1)).toHaveTextContent(/Fee of the contract.*Paid.*€1,200\.00.*of which VAT €200\.00/);
  await expect.element(rows.nth(1)).toHaveTextContent(/The receipt went to zoe@example\.org\./);
  await expect.element(rows.nth(0)).toHaveTextContent(/Refunded.*€1,200\.00 refunded/);
  await expectNoBarriers();
  const downloads = catchDownloads();
  server.on("GET", "/api/billing/orders/order-2/papers/F1-00002", { bytes: new TextEncoder().encode("%PDF-credit") });
  await rows.nth(0).getByRole("button", { name: "Credit note F1-00002" }).click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(["F1-00002.pdf"]);
  expect(await downloads[0]?.text()).toBe("%PDF-credit");
  server.on("GET", /papers/, { status: 403, json: { code: "billing.order-not-found", params: {}, message: "" } });
  await rows.nth(1).getByRole("button", { name: "Invoice F1-00001" }).click();
  await expect.element(rows.nth(1).getByRole("alert")).toHaveTextContent("There is no such order.");
  setLanguage("fr");
  await expect.element(page.getByRole("heading", { name: "Commandes" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Avoir F1-00002" })).toBeVisible();
});

it("says that there are none, and offers another try without a connection", async () => {
  const { server } = await openScreen("/orders", {
    prepare: ({ server }) => server.on("GET", /\/user\/\d+\/orders$/, "unreachable"),
  });
  await expect.element(page.getByText("Your orders could not be loaded")).toBeVisible();
  server.on("GET", /\/user\/\d+\/orders$/, { json: [] });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No orders yet")).toBeVisible();
});
