import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DRAFT, putDraft } from "../../testing/drafts.ts";
import { boxOf, overflowOf } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";
import { compareNames } from "../../ui/table/names.ts";
import { holdPlans } from "./figures/heldPlans.test-support.ts";

const HEADS = ["#", "Name", "Yacht", "Departure date", "Arrival date", "Status", "Total", "Next", "Action"];
const riviera = page.getByRole("row", { name: /Riviera, Corsica and Sardinia, nine days/ }).first();
const cellOf = (name: RegExp, column: number) => page.getByRole("row", { name }).getByRole("cell").nth(column);

it("the list shows total and next step, is narrowed by status and season, and opens by any part of a row", async () => {
  const screen = await openScreen("/agreement", {
    as: "admin",
    prepare: (desk) => putDraft(desk, { fields: { name: "Winter", delivery_date: "2031-12-20T10:00:00Z" } }),
  });
  await expect.element(cellOf(/Winter/, 7)).toHaveTextContent(/^Fill in \d+ items$/);
  await expect.element(cellOf(/00001/, 6)).toHaveTextContent("€318,633.73");
  const heads = page.getByRole("columnheader").elements();
  expect(heads.map(({ textContent }) => textContent?.trim())).toEqual(HEADS);
  await page.getByRole("button", { name: "Status and season" }).click();
  await page.getByRole("combobox", { name: "Season" }).selectOptions("Winter 2031/32");
  await expect.element(page.getByRole("row")).toHaveLength(2);
  await page.getByRole("combobox", { name: "Status" }).selectOptions("Draft");
  await expect.element(page.getByText(/^1 agreement of \d+$/)).toBeVisible();
  await cellOf(/Winter/, 3).click();
  await expect.poll(screen.path).toBe(`/agreement/${DRAFT}`);
  await screen.go("/agreement");
  await page.getByRole("searchbox").fill("no such agreement");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.element(page.getByRole("row", { name: /Winter/ })).toBeVisible();
});

it("each head sorts by its column and reverses it, and an agreement without a total comes last either way", async () => {
  await openScreen("/agreement", {
    as: "admin",
    prepare: (desk) => putDraft(desk, { fields: { name: "Éole", yacht_id: null } }),
  });
  const names = () =>
    [...document.querySelectorAll('tbody [data-column="name"]')].map(({ textContent }) => textContent ?? "");
  const sortBy = (name: string) => page.getByRole("columnheader", { name }).getByRole("button").click();
  await expect.poll(() => names()[0]).toBe("Éole");
  await sortBy("Name");
  await expect.poll(names).toEqual(names().toSorted(compareNames));
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  const ascending = names();
  await sortBy("Name");
  await expect.poll(names).toEqual(ascending.toReversed());
  for (const sort of ["descending", "ascending"]) {
    await sortBy("Total");
    await expect.element(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", sort);
    await expect.element(cellOf(/00001/, 6)).toHaveTextContent("€318,633.73");
    await expect.poll(() => names().at(-1)).toBe("Éole");
  }
});

it("an administrator has a button for a new agreement, and a pencil in each row", async () => {
  await openScreen("/agreement", { as: "admin" });
  await expect.element(riviera).toHaveTextContent(/00001.*2027\/07\/03.*Draft/);
  await expect.element(riviera.getByRole("link", { name: /^Edit/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create new agreement" })).toBeVisible();
});

it("a client reads what to do for a new agreement, and has an eye in each row", async () => {
  await openScreen("/agreement", { as: "client" });
  await expect.element(page.getByText("Please contact us to create a new agreement")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^View Riviera/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create new agreement" })).not.toBeInTheDocument();
});

it("a tablet shows the names", async () => {
  await page.viewport(1024, 768);
  await openScreen("/agreement");
  await expect.element(riviera).toBeVisible();
  const name = riviera.getByRole("cell").and(page.getBySelector('[data-column="name"]'));
  expect(boxOf(name).width).toBeGreaterThan(150);
  const text = name.element().querySelector("span");
  expect(text && overflowOf(text)).toBe(0);
});

it("a tablet that is held upright shows the same facts in cards", async () => {
  await page.viewport(768, 1024);
  const screen = await openScreen("/agreement");
  await page.getByRole("searchbox").fill("00001");
  const card = page.getByRole("listitem").filter({ hasText: /nine days\s*00001/ });
  await expect.element(card).toHaveTextContent(/€\d/);
  await card.getByRole("link", { name: /^Edit/ }).click();
  await expect.poll(screen.path).toBe("/agreement/1");
});

it("a phone shows at once whose turn it can be, so that no card moves when it is known, and a card is called as it reads", async () => {
  await page.viewport(390, 844);
  holdPlans();
  await openScreen("/agreement");
  await expect.element(page.getByRole("button", { name: "For me", exact: true })).toBeDisabled();
  await expect
    .element(page.getByRole("link", { name: /^Edit Riviera, Corsica and Sardinia, nine days 00001 · Azurite Draft/ }))
    .toBeVisible();
});
