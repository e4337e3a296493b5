import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

/** A text at the end of each section: with it the section is complete. */
const SHOWN = {
  Route: "Porto Cervo",
  Price: "Payment plan",
  "APA account": "Left in the account",
  Contract: "Cruise agreement",
  Documents: "Yacht charter agreement",
  Overview: "History of changes",
};

const main = page.getByRole("main");
const sections = page.getByRole("navigation", { name: "Sections of the agreement" }).first();
const sectionNames = () =>
  sections
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);

it("a client has it all on one page: the voyage, the yacht, the price, the contract, and their own details", async () => {
  const screen = await openScreen("/agreement/1", { as: "client" });
  await expect.element(main.getByRole("heading", { name: "For you" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expect.element(main.getByRole("row", { name: /^Grand total/ })).toBeVisible();
  await expect.element(main.getByText("Spa therapist")).toBeVisible();
  await expect.element(main.getByText("Berths")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Read the contract" })).toBeVisible();
  expect(sectionNames()).toEqual(["Overview", "Route", "Price", "APA account", "Contract", "Documents"]);
  await main.getByRole("link", { name: /^Your details/ }).click();
  await expect.poll(screen.path).toMatch(/\/profile\/\d+$/);
});

it("a reader meets no editor that is switched off, and comes from a link to one to their page", async () => {
  const screen = await openScreen("/agreement/1", { as: "client" });
  for (const [name, shown] of Object.entries(SHOWN)) {
    await sections.getByRole("link", { name }).click();
    await expect.element(main.getBySelector("[aria-busy=true], .mantine-Skeleton-root")).toHaveLength(0);
    await expect.element(main.getByText(shown).first()).toBeVisible();
    expect(main.getBySelector("input:disabled, input[readonly], textarea:disabled").elements()).toEqual([]);
  }
  for (const section of ["yacht", "clients", "brokers", "services"]) {
    await screen.go("/agreement");
    await screen.go(`/agreement/1/${section}`);
    await expect.poll(screen.path).toBe("/agreement/1");
  }
});

it("a passenger reads where they board and what the yacht is, and no rate of tax", async () => {
  await openScreen("/agreement/1", { as: "passenger" });
  await expect.element(main.getByText(/^On board: /)).toBeVisible();
  await expect.element(main.getByText("Berths")).toBeVisible();
  await expect.element(main.getByText("Effective tax rate")).not.toBeInTheDocument();
  expect(sectionNames()).toEqual(["Overview", "Route"]);
});
