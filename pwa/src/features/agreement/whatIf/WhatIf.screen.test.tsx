import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readVariants, variantsKey } from "../../../store/queries/kept/variants.ts";
import { PRICED, PRICED_YACHT, putPriced } from "../../../testing/agreement/priced.ts";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { openScreen } from "../../../testing/screen.tsx";

const sheet = page.getByRole("dialog", { name: "What if…" });
const cell = (figure: string, column: number) =>
  sheet
    .getByRole("row", { name: new RegExp(`^${figure}`) })
    .getByRole("cell")
    .nth(column);

/** The total of a column: the draft's is the first. */
function total(column: number): number {
  const text = cell("Total", column).element().textContent ?? "";
  return Number((text.match(/[\d,]+\.\d\d/)?.[0] ?? "").replaceAll(",", ""));
}

/** Opens the sheet of the priced agreement with a first variant. */
async function openVariant() {
  const screen = await openScreen(`/agreement/${PRICED}/price`, { prepare: (desk) => putPriced(desk) });
  await page.getByRole("button", { name: /what if$/ }).click();
  await page.getByRole("button", { name: "What if…" }).click();
  await sheet.getByRole("button", { name: "New variant" }).click();
  await expect.element(cell("Total", 1)).toHaveTextContent("no difference");
  return screen;
}

it("a variant is tried at other speeds, and another one on other days with a call more", async () => {
  await openVariant();
  await expectNoBarriers();
  const before = total(0);
  const slider = sheet.getByRole("slider", { name: "Speed on every leg" });
  const handle = slider.element();
  if (handle instanceof HTMLElement) handle.focus();
  await userEvent.keyboard("{End}");
  await expect.element(sheet.getByRole("status").first()).toBeVisible();
  await expect.element(cell("Fuel", 1)).toHaveTextContent("+");
  const fast = total(1);
  expect(fast).toBeGreaterThan(before);
  await sheet.getByRole("button", { name: /^Sail at/ }).click();
  await expect.poll(() => total(1)).toBeLessThan(fast);
  // The draft sails as slowly as its times allow; a speed is named in tenths of a knot.
  expect(total(1)).toBeLessThan(before * 1.001);

  await sheet.getByRole("button", { name: "New variant" }).click();
  await sheet.getByRole("button", { name: "One week later" }).click();
  await sheet.getByRole("combobox", { name: "Add a call" }).fill("Calvi");
  await expect.element(page.getByRole("option", { name: /^Calvi/ }).first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("columnheader", { name: /Variant B/ })).toHaveTextContent("+7 days");
  await expect.element(cell("Distance", 2)).toHaveTextContent("+");
});

it("variants follow a draft that changes, and say so", async () => {
  const { device } = await openVariant();
  const kept = async () => (await device.runtime.device.settings.get(variantsKey(PRICED)))?.value;
  await expect.poll(async () => readVariants(await kept()).seen).not.toBe("");
  const before = total(1);
  const changed = sheet.getByText("The draft has changed since you last looked.");
  await device.change("yachts", PRICED_YACHT, (body) => ({ ...body, cruis_spd_cons: 900, eco_spd_cons: 800 }));
  await expect.element(changed).toBeVisible();
  await expect.element(cell("Total", 1)).toHaveTextContent("no difference");
  expect(total(1)).toBeGreaterThan(before);
  await sheet.getByRole("button", { name: "Got it" }).click();
  await expect.element(changed).not.toBeInTheDocument();
});
