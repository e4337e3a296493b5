import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import { boxOf, isUncovered, overflowOf } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

const sections = page.getByRole("navigation", { name: "Sections of the agreement" });
const price = sections.getByRole("link", { name: "Price" }).first();
const list = page.getByRole("dialog", { name: /^(Yacht|Price): missing items$/ });

/** Opens a draft that lacks nearly everything; its sections count what is missing. */
async function openIncomplete() {
  const screen = await openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk) });
  await expect.element(price).toHaveAttribute("aria-haspopup", "dialog");
  return screen;
}

it("the list of what is missing closes when one of its items or its section is opened", async () => {
  const screen = await openIncomplete();
  await sections.getByRole("link", { name: "Yacht" }).first().hover();
  await expect.element(list).toBeVisible();
  await list.getByRole("link").first().click();
  await expect.poll(screen.path).toMatch(/\/yacht#/);
  await expect.element(list).not.toBeInTheDocument();
  await price.hover();
  await expect.element(list).toBeVisible();
  await price.click();
  await expect.element(list).not.toBeInTheDocument();
});

it("the keyboard reaches the list of what is missing, and Escape leads back to its section", async () => {
  const screen = await openIncomplete();
  await userEvent.tab();
  const link = price.element();
  if (link instanceof HTMLElement) link.focus();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  const first = list.getByRole("link").first();
  await expect.element(first).toHaveFocus();
  expect(isUncovered(first.element())).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(price).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(screen.path).toMatch(/\/[a-z]+#/);
  await expect.element(list).not.toBeInTheDocument();
});

it("on a phone the open section is in sight, also after the counts have come", async () => {
  await page.viewport(390, 844);
  await openScreen("/agreement/1/price");
  const open = sections.getByRole("link", { name: "Price" }).and(page.getBySelector("[aria-current=page]"));
  await expect.element(open.getByRole("img")).toBeVisible();
  await expect
    .poll(() => {
      const { left, right } = boxOf(open);
      return left >= 0 && right <= 390;
    })
    .toBe(true);
});

it("on a phone the table of the journey ends at the edge", async () => {
  await page.viewport(390, 844);
  await openScreen("/agreement/1/price");
  await page.getByRole("button", { name: "Show the calculation" }).click();
  const table = page.getByRole("table", { name: "The journey, leg by leg" });
  await expect.element(table).toBeVisible();
  expect(boxOf(table).right).toBeLessThanOrEqual(390);
  expect(overflowOf(document.documentElement)).toBe(0);
});
