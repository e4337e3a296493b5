import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

/** The parts of an agreement with their tabs, and a text at the end of each: with it the tab is complete. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Route: { "": "Porto Cervo" },
  Money: { Price: "Payment plan", "APA account": "Left in the account" },
  Contract: { Contract: "Cruise agreement", Documents: "Yacht charter agreement" },
  Overview: { "": "History of changes" },
};

const main = page.getByRole("main");
const parts = page.getByRole("navigation", { name: "Sections of the agreement" });
const partNames = () =>
  parts
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);

it("a client has it all on one page: the voyage, the yacht, the price, the contract, and their own details; the ledger is under Money", async () => {
  const screen = await openScreen("/agreement/1", { as: "client" });
  await expect.element(main.getByRole("heading", { name: "For you" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Day by day" })).toBeVisible();
  const summary = main.getByRole("complementary", { name: "Summary" });
  await expect.element(summary.getByRole("button", { name: /^Grand total/ })).toBeVisible();
  await summary.getByText("Particulars").click();
  await expect.element(summary.getByText("Berths")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Read the contract" })).toBeVisible();
  expect(partNames()).toEqual(["Overview", "Route", "Money", "Contract"]);
  await main.getByRole("link", { name: /^Your details/ }).click();
  await expect.poll(screen.path).toMatch(/\/profile\/\d+$/);
  await screen.go("/agreement/1/price");
  await expect.element(main.getByRole("row", { name: /^Grand total/ })).toBeVisible();
  await expect.element(main.getByText("Spa therapist")).toBeVisible();
});

it("a reader meets no editor that is switched off, and comes from a link to one to their page", async () => {
  const screen = await openScreen("/agreement/1", { as: "client" });
  for (const [part, tabs] of Object.entries(SHOWN)) {
    await parts.getByRole("link", { name: part }).click();
    for (const [tab, shown] of Object.entries(tabs)) {
      const row = page.getByRole("navigation", { name: part, exact: true });
      if (tab !== "") await row.getByRole("link", { name: tab }).click();
      await expect.element(main.getBySelector("[aria-busy=true], .mantine-Skeleton-root")).toHaveLength(0);
      // In narrow windows alone a link by the same name leads there.
      const found = tab === "Price" ? main.getByRole("heading", { name: shown }) : main.getByText(shown).first();
      await expect.element(found).toBeVisible();
      expect(main.getBySelector("input:disabled, input[readonly], textarea:disabled").elements()).toEqual([]);
    }
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
  await main.getByText("Particulars").click();
  await expect.element(main.getByText("Berths")).toBeVisible();
  await expect.element(main.getByText("Effective tax rate")).not.toBeInTheDocument();
  expect(partNames()).toEqual(["Overview", "Route"]);
});
