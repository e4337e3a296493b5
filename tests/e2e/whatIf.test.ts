import { expect, type Page } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { installed as test } from "./support/test.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "What if…" });
const open = async (page: Page) => {
  const fold = page.getByRole("button", { name: /what if$/ });
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  await page.getByRole("button", { name: "What if…" }).click();
};
const cell = (page: Page, figure: string, column: number) =>
  sheet(page)
    .getByRole("row", { name: new RegExp(`^${figure}`) })
    .getByRole("cell")
    .nth(column);
const amount = async (page: Page, column: number) =>
  Number(((await cell(page, "Total", column).innerText()).match(/[\d,]+\.\d\d/)?.[0] ?? "").replaceAll(",", ""));

test("a variant is tried at sea, survives a reload, and becomes the draft in one edit that is undone as one", async ({
  page,
  context,
  request,
}) => {
  const { id, total } = await pricedDraft(request, "What if");
  await logIn(page, "broker", `/agreement/${id}/price`);
  const before = await total();
  await open(page);
  await sheet(page).getByRole("button", { name: "New variant" }).click();
  await expect(cell(page, "Total", 1)).toContainText("no difference");
  expect(await amount(page, 0)).toBe(before);
  await expectReadyOffline(page);
  await context.setOffline(true);
  const slider = sheet(page).getByRole("slider", { name: "Speed on every leg" });
  await slider.focus();
  await slider.press("End");
  await expect(cell(page, "Fuel", 1)).toContainText("+");
  const fast = await amount(page, 1);
  await sheet(page)
    .getByRole("button", { name: /^Sail at/ })
    .click();
  // The cell is empty for a moment, while the price is calculated.
  let cheapest = 0;
  const isCheaper = async () => {
    cheapest = await amount(page, 1);
    return cheapest > 0 && cheapest < fast;
  };
  await expect.poll(isCheaper).toBe(true);
  await context.setOffline(false);

  await page.reload();
  await open(page);
  await expect.poll(() => amount(page, 1)).toBe(cheapest);
  await sheet(page).getByRole("button", { name: "Take over variant A" }).click();
  await expect(sheet(page).getByText("The draft now reads as variant A.")).toBeVisible();
  await expect.poll(total).toBe(cheapest);
  await sheet(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(total).toBe(before);
});
