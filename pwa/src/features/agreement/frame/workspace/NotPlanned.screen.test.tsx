import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { loseWorkers } from "#testing/browser/lost.ts";
import { openScreen } from "#testing/screen.tsx";

it("says that the figures could not be calculated, and calculates them when asked again", async () => {
  await openScreen("/agreement/1/price", { prepare: () => loseWorkers(/planWorker/) });
  const message = page.getByText(/^The figures of this agreement could not be calculated/);
  await expect.element(message).toBeVisible();
  loseWorkers(null);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByText("€318,633.73").first()).toBeInTheDocument();
});

it("says why a contract cannot be generated while its terms are not known, and can once they are", async () => {
  await openScreen("/agreement/1", { prepare: () => loseWorkers(/planWorker/) });
  const generate = page.getByRole("main").getByRole("button", { name: "Generate", exact: true });
  await expect.element(generate).toBeDisabled();
  await expect
    .element(generate)
    .toHaveAccessibleDescription(expect.stringMatching(/^The terms of this agreement could not be calculated/));
  loseWorkers(null);
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect.element(generate).toBeEnabled();
  await expect.element(page.getByText(/could not be calculated/)).not.toBeInTheDocument();
});
