import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "#testing/screen.tsx";

it("a stop in Monaco is named by its own country, and by the one whose tax applies", async () => {
  await openScreen("/agreement/1/price");
  await page.getByRole("button", { name: /^Why \d/ }).click();
  await page.getByRole("button", { name: "Show the calculation" }).click();
  const table = page.getByRole("table", { name: "The journey, leg by leg" });
  const stop = (place: string) => table.getByRole("row", { name: new RegExp(`^At ${place} `) });
  await expect.element(stop("Monaco")).toHaveTextContent("Monaco (taxed as France)");
  await expect.element(stop("Calvi")).toHaveTextContent(/At Calvi\s*France/);
});
