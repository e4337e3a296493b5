import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { installed, test } from "./support/test.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "What if…" });
const open = (page: Page) => page.getByRole("button", { name: "What if…" }).first().click();
const cell = (page: Page, figure: string, column: number) =>
  sheet(page)
    .getByRole("row", { name: new RegExp(`^${figure}`) })
    .getByRole("cell")
    .nth(column);
const amount = async (page: Page, column: number) =>
  Number(((await cell(page, "Total", column).innerText()).match(/[\d,]+\.\d\d/)?.[0] ?? "").replaceAll(",", ""));

installed(
  "a variant is tried at sea, survives a reload, and becomes the draft in one edit that is undone as one",
  async ({ page, context, request }) => {
    const { id, total } = await pricedDraft(request, "What if");
    await logIn(page, "broker", `/agreement/${id}/price`);
    const before = await total();
    await open(page);
    await sheet(page).getByRole("button", { name: "New variant" }).click();
    await expect(cell(page, "Total", 1)).toContainText("no difference");
    expect(await amount(page, 0)).toBe(before);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);

    await expectReadyOffline(page);
    await context.setOffline(true);
    const slider = sheet(page).getByRole("slider", { name: "Speed on every leg" });
    await slider.focus();
    await slider.press("End");
    await expect(sheet(page).getByRole("status").first()).toBeVisible();
    await expect(cell(page, "Fuel", 1)).toContainText("+");
    const fast = await amount(page, 1);
    expect(fast).toBeGreaterThan(before ?? 0);
    await sheet(page)
      .getByRole("button", { name: /^Sail at/ })
      .click();
    await expect.poll(() => amount(page, 1)).toBeLessThan(fast);
    const cheapest = await amount(page, 1);
    // The draft sails as slowly as its times allow; a speed is named in tenths of a knot.
    expect(cheapest).toBeLessThan((before ?? 0) * 1.001);

    // Another variant beside it: a week later, and a call more.
    await sheet(page).getByRole("button", { name: "New variant" }).click();
    await sheet(page).getByRole("button", { name: "One week later" }).click();
    const place = sheet(page).getByRole("combobox", { name: "Add a call" });
    await place.fill("Calvi");
    await expect(page.getByRole("option", { name: /^Calvi/ }).first()).toBeVisible();
    await place.press("Enter");
    await expect(sheet(page).getByRole("columnheader", { name: /Variant B/ })).toContainText("+7 days");
    await expect(cell(page, "Distance", 2)).toContainText("+");
    await context.setOffline(false);

    await page.reload();
    await open(page);
    await expect.poll(() => amount(page, 1)).toBe(cheapest);
    await sheet(page).getByRole("button", { name: "Variant A" }).click();
    await sheet(page).getByRole("button", { name: "Take over variant A" }).click();
    await expect(sheet(page).getByText("The draft now reads as variant A.")).toBeVisible();
    await expect.poll(total).toBe(cheapest);
    await sheet(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(total).toBe(before);
  },
);

test("variants follow a draft that changes, and say so", async ({ page, request }) => {
  const { id, changeYacht } = await pricedDraft(request, "What if it changes");
  await logIn(page, "broker", `/agreement/${id}/price`);
  await open(page);
  await sheet(page).getByRole("button", { name: "New variant" }).click();
  await expect(cell(page, "Total", 1)).toContainText("no difference");
  const before = await amount(page, 1);
  await changeYacht({ cruis_spd_cons: 900, eco_spd_cons: 800 });
  await expect(sheet(page).getByText("The draft has changed since you last looked.")).toBeVisible();
  await expect(cell(page, "Total", 1)).toContainText("no difference");
  expect(await amount(page, 1)).toBeGreaterThan(before);
  await sheet(page).getByRole("button", { name: "Got it" }).click();
  await expect(sheet(page).getByText("The draft has changed since you last looked.")).toHaveCount(0);
});
