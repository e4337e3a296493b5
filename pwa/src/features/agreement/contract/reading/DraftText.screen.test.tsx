import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { takeDownload } from "#testing/browser/files.ts";
import { loseWorkers, NOT_LOADED } from "#testing/browser/lost.ts";
import { openScreen } from "#testing/screen.tsx";

it("says that the draft could not be made, and makes it when asked again", async () => {
  await openScreen("/agreement/1/contract", { prepare: () => loseWorkers(/documentWorker/) });
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible();
  loseWorkers(null);
  const pdf = await takeDownload(() => page.getByRole("button", { name: "Download PDF" }).click());
  expect(await pdf.text()).toMatch(/^%PDF-/);
});

it("names what the PDF of the draft cannot print, and makes it all the same", async () => {
  await openScreen(`/agreement/${PRICED}/contract`, {
    prepare: (desk) => putPriced(desk, { name: "Le ponton 王" }),
  });
  const pdf = await takeDownload(() => page.getByRole("button", { name: "Download PDF" }).click());
  expect(await pdf.text()).toMatch(/^%PDF-/);
  await expect.element(page.getByText(/王.*Le ponton 王/).first()).toBeVisible();
});
