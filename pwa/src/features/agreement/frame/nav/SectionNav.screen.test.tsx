import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import { boxOf, isUncovered, overflowOf } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

const parts = page.getByRole("navigation", { name: /^(Sections of the agreement|Rubriques du contrat)$/ });
const money = parts.getByRole("link", { name: /^(Money|Finances)/ });
const list = page.getByRole("dialog", { name: /^(Yacht|Money|Price): missing items$/ });

/** Opens a draft that lacks nearly everything; its parts count what is missing. */
async function openIncomplete() {
  const screen = await openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk) });
  await expect.element(money).toHaveAttribute("aria-haspopup", "dialog");
  return screen;
}

it("the list of what is missing closes when one of its items or its part is opened", async () => {
  const screen = await openIncomplete();
  await parts.getByRole("link", { name: "Yacht" }).hover();
  await expect.element(list).toBeVisible();
  await list.getByRole("link").first().click();
  await expect.poll(screen.path).toMatch(/\/yacht#/);
  await expect.element(list).not.toBeInTheDocument();
  // The page is scrolled to the field, and its parts move under the pointer meanwhile.
  await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
  await page.getByRole("heading", { level: 1 }).hover();
  await money.hover();
  await expect.element(list).toBeVisible();
  await money.click();
  await expect.element(list).not.toBeInTheDocument();
});

it("the keyboard reaches the list of what is missing, and Escape leads back to its part", async () => {
  const screen = await openIncomplete();
  await userEvent.tab();
  const link = money.element();
  if (link instanceof HTMLElement) link.focus();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  const first = list.getByRole("link").first();
  await expect.element(first).toHaveFocus();
  expect(isUncovered(first.element())).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(money).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(screen.path).toMatch(/\/[a-z]+#/);
  await expect.element(list).not.toBeInTheDocument();
});

it("beside the chart an icon stands for each part, and its word comes with the pointer and with the focus", async () => {
  await openScreen("/agreement/1/mapping");
  const people = parts.getByRole("link", { name: "People" });
  const word = people.getByText("People");
  const isSeen = () => getComputedStyle(word.element()).clipPath === "none";
  await expect.element(people.getBySelector("svg").first()).toBeVisible();
  expect(boxOf(people).width).toBeLessThanOrEqual(56);
  expect(boxOf(people).height).toBeGreaterThanOrEqual(44);
  expect(isSeen()).toBe(false);
  await people.hover();
  expect(isSeen()).toBe(true);
  expect(boxOf(word).left).toBeGreaterThanOrEqual(56);
  await page.getByRole("heading", { level: 1 }).hover();
  expect(isSeen()).toBe(false);
  await userEvent.tab();
  const element = people.element();
  if (element instanceof HTMLElement) element.focus();
  expect(isSeen()).toBe(true);
  await page.viewport(1440, 900);
  expect(boxOf(people).width).toBeGreaterThan(100);
  expect(isSeen()).toBe(true);
});

it("each tab of a part says whether it is complete, and lists what it lacks", async () => {
  await openScreen(`/agreement/${DRAFT}/services`, { prepare: (desk) => putDraft(desk) });
  const tabs = page.getByRole("navigation", { name: "Money" });
  await expect.element(tabs.getByRole("link", { name: "Services Complete" })).toHaveAttribute("aria-current", "page");
  await expect.element(money).toHaveAttribute("aria-current", "true");
  const price = tabs.getByRole("link", { name: /^Price \d+ to do$/ });
  await price.hover();
  await expect.element(list).toBeVisible();
  expect(isUncovered(list.getByRole("link").first().element())).toBe(true);
  await price.click();
  await expect.element(price).toHaveAttribute("aria-current", "page");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(tabs.getByRole("link", { name: "APA account" }).getByRole("img")).not.toBeInTheDocument();
});

it("a part without tabs is complete at its own link, which has no mark while another is open", async () => {
  await openScreen("/agreement/1/yacht");
  const yacht = parts.getByRole("link", { name: "Yacht" });
  await expect.element(yacht.getByRole("img", { name: "Complete" })).toBeVisible();
  await parts.getByRole("link", { name: "Overview" }).click();
  await expect.element(yacht.getByRole("img")).not.toBeInTheDocument();
});

it.each([
  [390, "en"],
  [390, "fr"],
  [360, "en"],
  [360, "fr"],
] as const)(
  "on a phone %i px wide all parts are in one row (%s), and the open tab is in sight",
  async (width, language) => {
    await page.viewport(width, 844);
    setLanguage(language);
    await openScreen(`/agreement/${DRAFT}/brokers`, { prepare: (desk) => putDraft(desk) });
    const links = parts.getByRole("link");
    await expect.element(links).toHaveLength(6);
    await expect.element(money.getByRole("img")).toBeVisible();
    const tops = new Set(links.elements().map((link) => link.getBoundingClientRect().top));
    expect(tops.size).toBe(1);
    for (const link of links.all()) {
      expect(boxOf(link).left).toBeGreaterThanOrEqual(0);
      expect(boxOf(link).right).toBeLessThanOrEqual(width);
      expect(boxOf(link).height).toBeGreaterThanOrEqual(44);
    }
    const tabs = page.getByRole("navigation", { name: /^(People|Personnes)$/ });
    const open = tabs.getByRole("link", { name: /^(Brokers|Courtiers)/ });
    await expect.element(open.getByRole("img")).toBeVisible();
    await expect
      .poll(() => {
        const { left, right } = boxOf(open);
        return left >= 0 && right <= width;
      })
      .toBe(true);
    expect(overflowOf(document.documentElement)).toBe(0);
  },
);

it("on a phone the table of the journey ends at the edge", async () => {
  await page.viewport(390, 844);
  await openScreen("/agreement/1/price");
  await page.getByRole("button", { name: /^Why \d/ }).click();
  await page.getByRole("button", { name: "Show the calculation" }).click();
  const table = page.getByRole("table", { name: "The journey, leg by leg" });
  await expect.element(table).toBeVisible();
  expect(boxOf(table).right).toBeLessThanOrEqual(390);
  expect(overflowOf(document.documentElement)).toBe(0);
});
