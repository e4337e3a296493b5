import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("administrators read how long data is kept", async () => {
  await openScreen("/admin/retention", { as: "admin" });
  await expect.element(page.getByText("60 days after the last disembarkation")).toBeVisible();
});
