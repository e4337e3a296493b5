import { expect, test } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { areas, brokerAt, brokersDraft, write } from "./support/trust.ts";

test("Ctrl-Z takes a field of an agreement back and Ctrl-Y makes it again, here and on the server", async ({
  page,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Taken back");
  await brokerAt(page, id);
  await write(page, "Corsica");
  await write(page, "Sardinia");
  await expectSaved(page);
  await page.keyboard.press("Control+z");
  await expect(areas(page)).toHaveValue("Corsica");
  await page.keyboard.press("Control+z");
  await expect(areas(page)).toHaveValue("");
  await page.keyboard.press("Control+y");
  await expect(areas(page)).toHaveValue("Corsica");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Corsica");
});
