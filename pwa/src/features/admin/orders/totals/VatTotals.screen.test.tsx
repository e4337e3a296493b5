import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

it("shows the totals of a month by VAT code, with a sum for each currency", async () => {
  const rows = [
    { vat_code: "EU_COMPANY", currency: "EUR", net: 500.1, vat: 0, total: 500.1 },
    { vat_code: "PERSON", currency: "EUR", net: 1000.2, vat: 200.04, total: 1200.24 },
    { vat_code: "PERSON", currency: "USD", net: -10, vat: -2, total: -12 },
  ];
  const { server } = await openScreen("/admin/orders", {
    as: "admin",
    prepare({ server }) {
      server.on("GET", "/api/billing/orders", { json: [] });
      server.on("GET", "/api/billing/vat_totals", ({ path }) => ({
        json: path.endsWith("month=2026-10") ? { month: "2026-10-01", rows } : { month: "2026-11-01", rows: [] },
      }));
    },
  });
  await page.getByRole("tab", { name: "Month by VAT code" }).click();
  await expect.element(page.getByText("No invoice was issued in this month.")).toBeVisible();
  await page.getByRole("textbox", { name: "Month" }).fill("2026-10");
  const table = page.getByRole("table", { name: "Totals of the month" });
  const line = (name: RegExp) => table.getByRole("row", { name });
  await expect.element(line(/^Natural person.*€/)).toHaveTextContent(/€1,000\.20\s*€200\.04\s*€1,200\.24/);
  await expect.element(line(/^EU company.*Reverse charge/)).toHaveTextContent(/€500\.10\s*€0\.00\s*€500\.10/);
  await expect.element(line(/^All, EUR/)).toHaveTextContent(/€1,500\.30\s*€200\.04\s*€1,700\.34/);
  await expect.element(line(/^All, USD/)).toHaveTextContent(/\$10\.00\s*-?−?\$2\.00/);
  await expectNoBarriers();
  expect(server.calls.at(-1)?.path).toBe("/api/billing/vat_totals?month=2026-10");
  setLanguage("fr");
  await expect.element(page.getByRole("table", { name: "Totaux du mois" })).toHaveTextContent(/Autoliquidation/);
});
