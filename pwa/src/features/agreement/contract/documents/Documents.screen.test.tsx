import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { contractText } from "#testing/agreement/contract.ts";
import { patience } from "#testing/browser/patience.ts";
import { openScreen } from "#testing/screen.tsx";

it("the documents section shows the charter contract of a cruise, the contract section its own", async () => {
  const screen = await openScreen("/agreement/1/contract");
  await expect.poll(contractText, { timeout: patience(15_000) }).toMatch(/cruise agreement/i);
  await screen.go("/agreement/1/documents");
  await expect.element(page.getByText("This is the charter form, for comparison.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open the cruise contract" })).toBeVisible();
  await expect.poll(contractText, { timeout: patience(15_000) }).toMatch(/yacht charter agreement/i);
});
