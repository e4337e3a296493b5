import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("an administrator sees the health of the server, and how it is backed up", async () => {
  await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("Free disk space")).toBeVisible();
  await expect.element(page.getByText("npm run admin -- backup")).toBeVisible();
});
