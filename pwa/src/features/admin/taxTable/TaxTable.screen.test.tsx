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
