import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

const line = page.getByText("You are on", { exact: false });

it("whoever has just claimed a profile is shown the way to the agreements, and no one else is", async () => {
  const screen = await openScreen("/profile", { as: "client" });
  await expect.element(page.getByRole("heading", { name: "Profiles", level: 1 })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  // As the page of an invitation does once the profile is claimed.
  await screen.go("/profile", { claimed: true });
  await expect.element(line).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^\d{5}|Riviera/ })
    .first()
    .click();
  await expect.poll(screen.path).toMatch(/^\/agreement\/\d+/);
});
