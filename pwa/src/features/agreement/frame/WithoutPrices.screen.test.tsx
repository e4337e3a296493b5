import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("a passenger reads the route of a cruise and finds no price, by its address neither", async () => {
  const screen = await openScreen("/agreement/1", { as: "passenger" });
  const summary = page.getByRole("region", { name: "Summary" });
  await expect.element(summary.getByText("Distance")).toBeVisible();
  await expect.element(summary.getByText("Total")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /^Route/ }).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^(Money|Price|Contract)/ })).not.toBeInTheDocument();
  await screen.go("/agreement/1/price");
  await expect.element(page.getByText("Prices are visible only to parties who can read the contract.")).toBeVisible();
  const body = await screen.device.body("agreements", 1);
  for (const field of ["base_price_cruising", "hirer_days_last_12_months", "special_conditions"]) {
    expect(body).not.toHaveProperty(field);
  }
});
