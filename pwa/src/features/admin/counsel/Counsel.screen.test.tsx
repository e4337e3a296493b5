import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("administrators read what an attorney should settle", async () => {
  await openScreen("/admin/counsel", { as: "admin" });
  await expect.element(page.getByText("The standard terms, edition 2026-2, are our own wording.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Tax exhibit", level: 2 }).first()).toBeVisible();
  await expect.element(page.getByText("Classification as a contract of passage")).toBeVisible();
});
