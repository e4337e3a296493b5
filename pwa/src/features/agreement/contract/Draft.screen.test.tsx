import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "../../../testing/agreement/priced.ts";
import { takeDownload } from "../../../testing/browser/files.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("a draft with an Arabic name is saved, and says which letters the contract cannot print", async () => {
  await openScreen(`/agreement/${PRICED}/contract`, { prepare: (desk) => putPriced(desk, { name: "رحلة" }) });
  const notice = page.getByRole("status").filter({ hasText: "The contract cannot print" });
  const button = page.getByRole("button", { name: "Download PDF" });
  await expect.element(button).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  const pdf = await takeDownload(() => button.click());
  expect(await pdf.text()).toMatch(/^%PDF-/);
  await expect.element(notice).toHaveTextContent("Write it in Latin, Greek or Cyrillic letters.");
  await expect.element(notice).toHaveTextContent("رحلة");
});
