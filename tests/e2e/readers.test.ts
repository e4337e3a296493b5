import { expect, type Page } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

/** A text at the end of each section: with it the section stands. */
const SHOWN = {
  Route: "Porto Cervo",
  Price: "Payment plan",
  "APA account": "Left in the account",
  Contract: "Cruise agreement",
  Documents: "Yacht charter agreement",
  Overview: "History of changes",
};

const sections = (page: Page) => page.getByRole("navigation", { name: "Sections of the agreement" }).first();

test("a client has it all on one page: the voyage, the yacht, the price, the contract, and their own details", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "client", "/agreement/1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "For you" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Grand total/ })).toBeVisible();
  await expect(main.getByText("Spa therapist")).toBeVisible();
  await expect(main.getByText("Berths")).toBeVisible();
  await expect(main.getByRole("link", { name: "Read the contract" })).toBeVisible();
  await expect(sections(page).getByRole("link")).toHaveText([
    ...["Overview", "Route", "Price", "APA account", "Contract", "Documents"],
  ]);
  await main.getByRole("link", { name: /^Your details/ }).click();
  await expect(page).toHaveURL(/\/profile\/\d+$/);
  expect(complaints).toEqual([]);
});

test("a reader meets no editor that is switched off, and comes from a link to one to their page", async ({ page }) => {
  await logIn(page, "client", "/agreement/1");
  for (const name of ["Route", "Price", "APA account", "Contract", "Documents", "Overview"] as const) {
    await sections(page).getByRole("link", { name }).click();
    await expect(page.getByRole("main").locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
    await expect(page.getByRole("main").getByText(SHOWN[name]).first()).toBeVisible();
    await expect(page.getByRole("main").locator("input:disabled, input[readonly], textarea:disabled")).toHaveCount(0);
  }
  for (const path of ["yacht", "clients", "brokers", "services"]) {
    await page.goto(`/agreement/1/${path}`);
    await expect(page).toHaveURL(/\/agreement\/1$/);
  }
});

test("a passenger reads where they board and what the yacht is, and no rate of tax", async ({ page }) => {
  await logIn(page, "passenger", "/agreement/1");
  const main = page.getByRole("main");
  await expect(main.getByText(/^On board: /)).toBeVisible();
  await expect(main.getByText("Berths")).toBeVisible();
  await expect(main.getByText("Effective tax rate")).toHaveCount(0);
  await expect(sections(page).getByRole("link")).toHaveText(["Overview", "Route"]);
});
