import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

const dialog = page.getByRole("dialog");
const row = (name: RegExp) => page.getByRole("row", { name });

it("the table is narrowed by what is looked for", async () => {
  await openScreen("/admin/tax", { as: "admin" });
  const search = page.getByRole("searchbox", { name: "Search by code, country or source" });
  await search.fill("croatia");
  await expect.element(row(/HR-CHARTER-DAY/)).toBeVisible();
  await expect.element(row(/FR-CHARTER/)).not.toBeInTheDocument();
});

it("a wrong rate of today is taken back for a reason alone, and stays listed", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const { server } = await openScreen("/admin/tax", {
    as: "admin",
    prepare: async (desk) => {
      const rows = seedTaxRows();
      const [first] = rows.filter(({ code }) => code === "FR-CRUISE");
      if (!first) throw new Error("The table has a rate for French transport.");
      const wrong = { ...first, rate: 0.21, valid_from: today };
      const before = rows.map((each) => (each === first ? { ...first, valid_to: yesterday } : each));
      const taken = { row: wrong, reason: "21 for 12", by: 1, at: `${today}T10:00:00Z` };
      const path = `/api/tax_row/FR-CRUISE/${today}`;
      desk.server.on("GET", "/api/tax_row/", { json: { revision: 4, rows: [...before, wrong], withdrawn: [] } });
      desk.server.on("DELETE", path, { json: { revision: 5, rows, withdrawn: [taken] } });
    },
  });
  await page.getByRole("button", { name: /^Take back FR-CRUISE from/ }).click();
  await expect
    .element(dialog.getByText(/editors of agreements that were priced with it are sent the reason/))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect.element(field("Reason", dialog)).toBeInvalid();
  expect(server.written).toEqual([]);
  await field("Reason", dialog).fill("21 for 12");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect.element(page.getByText(/^.*FR-CRUISE from .*21%: taken back. Reason: 21 for 12$/)).toBeVisible();
  expect(server.written.map(({ method, path }) => [method, path])).toEqual([
    ["DELETE", `/api/tax_row/FR-CRUISE/${today}?revision=4&reason=21+for+12`],
  ]);
});

it("a new row is refused at the field that is wrong, and the dialog keeps what was typed", async () => {
  const { server } = await openScreen("/admin/tax", { as: "admin" });
  await page.getByRole("button", { name: "Add a row" }).click();
  for (const [label, text] of [
    ["Code", "PT-CHARTER"],
    ["Country", "QQ"],
    ["Rate", "23"],
    ["In force from", "2026-01-01"],
    ["Confidence", "high"],
    ["Source", "CIVA art. 18"],
  ] as const) {
    await field(label, dialog).fill(text);
  }
  await dialog.getByRole("combobox", { name: "Taxed share" }).click();
  await page.getByRole("option", { name: "Whole price", exact: true }).click();
  await dialog.getByRole("button", { name: "Put into the table" }).click();
  await expect.element(dialog.getByText("is not the code of a country")).toBeVisible();
  await expect.element(field("Code", dialog)).toHaveValue("PT-CHARTER");
  await field("Country", dialog).fill("PT");
  await dialog.getByRole("button", { name: "Preview the effect on drafts" }).click();
  await expect.element(dialog.getByText("All 4 drafts keep their prices.")).toBeVisible();
  expect(server.written).toEqual([]);
});
