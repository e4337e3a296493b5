import type { Promo } from "shared-schema/billing/promo";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { field } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

const OPENING: Promo = {
  ...{ code: "OPENING", label_en: "Opening offer", label_fr: "Offre d’ouverture", share: 0.1 },
  ...{ valid_from: "2020-01-01", valid_to: "2020-12-31" },
};
const dialog = page.getByRole("dialog");
const row = page.getByRole("row", { name: /OPENING/ });

async function openPromos() {
  let promos: unknown = [OPENING];
  const screen = await openScreen("/admin/orders", {
    as: "admin",
    prepare({ server }) {
      server.on("GET", "/api/billing/orders", { json: [] });
      server.on("GET", "/api/billing/promos", () => ({ json: promos }));
      server.on("PUT", "/api/billing/promos", ({ body }) => {
        promos = body;
        return { json: body };
      });
    },
  });
  await page.getByRole("tab", { name: "Promos" }).click();
  return screen;
}

it("lists promos, and adds one whose fields are checked", async () => {
  const { server } = await openPromos();
  await expect.element(row).toHaveTextContent(/Opening offer.*10%.*2020\/01\/01.*2020\/12\/31.*Over/);
  await page.getByRole("button", { name: "Add a promo" }).click();
  const save = dialog.getByRole("button", { name: "Save" });
  await save.click();
  for (const name of ["Code", "Share of the fee (%)", "Label in English", "Label in French", "First day", "Last day"]) {
    await expect.element(field(name, dialog)).toHaveAttribute("aria-invalid", "true");
  }
  await expectNoBarriers();
  for (const [name, text] of [
    ["Code", "opening"],
    ["Share of the fee (%)", "0"],
    ["Label in English", "Spring"],
    ["Label in French", "Printemps"],
    ["First day", "2099-03-01"],
    ["Last day", "2099-02-01"],
  ] as const) {
    await field(name, dialog).fill(text);
  }
  await save.click();
  await expect.element(dialog.getByText("is the code of another promo")).toBeVisible();
  await expect.element(dialog.getByText("must be more than 0 and at most 100")).toBeVisible();
  await expect.element(dialog.getByText("must not be before the first day")).toBeVisible();
  expect(server.written).toEqual([]);
  await field("Code", dialog).fill("spring");
  await field("Share of the fee (%)", dialog).fill("12.5");
  await field("Last day", dialog).fill("2099-03-31");
  await save.click();
  await expect.element(page.getByRole("row", { name: /SPRING/ })).toHaveTextContent(/Spring.*12\.5%.*Later/);
  const labels = { label_en: "Spring", label_fr: "Printemps" };
  const spring = { code: "SPRING", ...labels, share: 0.125, valid_from: "2099-03-01", valid_to: "2099-03-31" };
  expect(server.written[0]?.body).toEqual([OPENING, spring]);
});

it("changes a promo in its place, and removes it once that was confirmed", async () => {
  const { server } = await openPromos();
  await row.getByRole("button", { name: "Change OPENING" }).click();
  await field("Last day", dialog).fill("2099-12-31");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(row).toHaveTextContent(/Holds today/);
  await expect.element(row.getByRole("button", { name: "Change OPENING" })).toHaveFocus();
  expect(server.written[0]?.body).toEqual([{ ...OPENING, valid_to: "2099-12-31" }]);
  setLanguage("fr");
  await row.getByRole("button", { name: "Retirer OPENING" }).click();
  await expect.element(dialog).toHaveTextContent(/Voulez-vous retirer OPENING/);
  await dialog.getByRole("button", { name: "Retirer" }).click();
  await expect.element(page.getByText("Aucune promotion")).toBeVisible();
  expect(server.written[1]?.body).toEqual([]);
});
