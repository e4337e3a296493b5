import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

for (const account of ["captain", "passenger"] as const) {
  it(`a ${account} is offered no money page, and finds no calls for fund on it`, async () => {
    const { go } = await openScreen("/agreement", { as: account });
    await page.getByRole("button", { name: /, account menu$/ }).click();
    await expect.element(page.getByRole("link", { name: "Help" }).first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Money" })).not.toBeInTheDocument();
    await go("/money");
    await expect.element(page.getByText("No calls for fund yet")).toBeVisible();
  });
}
