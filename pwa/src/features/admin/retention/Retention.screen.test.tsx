import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { overflowOf } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("administrators read how long data is kept", async () => {
  await openScreen("/admin/retention", { as: "admin" });
  await expect.element(page.getByText("60 days after the last disembarkation")).toBeVisible();
});

it("dates find room on a phone", async () => {
  await page.viewport(390, 844);
  await openScreen("/admin/retention", { as: "admin" });
  const date = page.getByRole("cell", { name: /^\d{4}\/\d{2}\/\d{2}$/ }).first();
  await expect.element(date).toBeVisible();
  expect(overflowOf(date.element())).toBe(0);
});
