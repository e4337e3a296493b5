import { specimen } from "shared-schema/guest/mrz/specimen.test-support";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { field } from "#testing/fields.ts";
import { openScreen } from "#testing/screen.tsx";

const ANNA = {
  ...{ surname: "ERIKSSON", given: "ANNA<MARIA", state: "GBR", nationality: "GBR", number: "L898902C3" },
  ...{ born: "740812", sex: "F", expires: "320415", personal: "" },
};

function textIn(label: string): string | null {
  const input = field(page, label).element();
  return input instanceof HTMLInputElement ? input.value : null;
}

it("fills in a profile from the document's lines, once the user agrees, and leaves the names", async () => {
  await openScreen("/profile", { as: "passenger" });
  await expect.element(field(page, "Passport number")).toBeVisible();
  const [number, lastName] = [textIn("Passport number"), textIn("Last name")];
  await page.getByRole("button", { name: "Read from the document" }).click();
  await page.getByLabelText("The two lines at the foot of the passport").fill(specimen("PASSPORT", ANNA).join("\n"));
  await expect.element(page.getByText("The document is that of Anna Maria Eriksson", { exact: false })).toBeVisible();
  expect(textIn("Passport number")).toBe(number);
  await expectNoBarriers();
  await page.getByRole("button", { name: "Fill in the passport" }).click();
  await expect.element(page.getByText("Filled in and saved.")).toBeVisible();
  await expect.element(field(page, "Passport number")).toHaveValue("L898902C3");
  expect(textIn("Last name")).toBe(lastName);
});
