import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, PRICED_YACHT, putPriced } from "../../../testing/agreement/priced.ts";
import { field } from "../../../testing/fields.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("two yachts of one name are told apart where one is chosen, and a third of that name is doubted", async () => {
  const screen = await openScreen(`/agreement/${PRICED}/yacht`, {
    as: "admin",
    prepare: async (desk) => {
      const { device } = desk;
      await putPriced(desk, { name: "Twin", yacht: { flag: "FR", imo_nb: "9074729" } });
      const first = await device.body("yachts", PRICED_YACHT);
      if (first) await device.put("yachts", PRICED_YACHT + 1, { ...first, flag: "MT", imo_nb: "9176187" });
    },
  });
  const picker = field(page, "Yacht of this agreement");
  await expect.element(picker).toHaveValue("Twin I · IMO 9074729 · France · Nice");
  await picker.click();
  await picker.fill("Twin I");
  await expect.element(page.getByRole("option", { name: "Twin I · IMO 9074729 · France · Nice" })).toBeVisible();
  const other = page.getByRole("option", { name: "Twin I · IMO 9176187 · Malta · Nice" });
  await expect.element(other).toBeVisible();
  expect(other.element().querySelector("svg, img")).not.toBeNull();
  await other.click();
  await expect.element(picker).toHaveValue("Twin I · IMO 9176187 · Malta · Nice");
  await expect.poll(async () => (await screen.device.body("agreements", PRICED))?.yacht_id).toBe(PRICED_YACHT + 1);
  await page.getByRole("button", { name: "Add new" }).first().click();
  await field(page.getByRole("dialog"), "Name").fill("twin i");
  await expect.element(page.getByText("There is a yacht of this name already:", { exact: false })).toBeVisible();
});
