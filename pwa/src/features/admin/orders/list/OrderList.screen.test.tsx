import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { orderOf } from "#testing/agreement/purchase.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { catchDownloads } from "#testing/downloads.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

const table = page.getByRole("table", { name: "Orders" });

it("an administrator narrows down the orders, and downloads the same as CSV", async () => {
  const { server } = await openScreen("/admin/orders", {
    as: "admin",
    prepare({ server }) {
      server.on("GET", "/api/billing/orders", ({ path }) => ({
        json: path.includes("state=refunded") ? [] : [orderOf()],
      }));
      server.on("GET", "/api/billing/orders_csv", { json: "order" });
    },
  });
  await expect.element(table).toHaveTextContent(/Zoë Marchetti.*zoe@example\.org.*Paid.*€1,200\.00.*F1-00001/);
  await expectNoBarriers();
  await page.getByRole("combobox", { name: "State" }).selectOptions("refunded");
  await page.getByLabelText("From").fill("2026-11-01");
  await expect.element(page.getByText("No order matches")).toBeVisible();
  const downloads = catchDownloads();
  await page.getByRole("button", { name: "Download CSV" }).click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(["orders.csv"]);
  expect(server.calls.at(-1)?.path).toBe("/api/billing/orders_csv?state=refunded&from=2026-11-01");
});

it("what is disputed is named first, cannot be refunded, and hands out its invoice", async () => {
  const { server } = await openScreen("/admin/orders", {
    as: "admin",
    prepare: ({ server }) => server.on("GET", "/api/billing/orders", { json: [orderOf({ state: "disputed" })] }),
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent(/^1 payment is disputed/);
  await expect.element(table).toHaveTextContent(/Disputed/);
  await expect.element(table.getByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();
  const downloads = catchDownloads();
  server.on("GET", "/api/billing/orders/order-1/papers/F1-00001", { bytes: new TextEncoder().encode("%PDF-1") });
  await table.getByRole("button", { name: "Invoice F1-00001" }).click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(["F1-00001.pdf"]);
  setLanguage("fr");
  await expect.element(page.getByRole("alert")).toHaveTextContent(/^1 paiement est contesté/);
  await expect.element(page.getByRole("table", { name: "Commandes" })).toHaveTextContent(/Contestée/);
});
