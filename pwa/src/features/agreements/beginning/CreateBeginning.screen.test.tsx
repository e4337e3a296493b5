import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { putDraft } from "#testing/drafts.ts";
import { field } from "#testing/find.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";

const dialog = page.getByRole("dialog");

/** Opens the dialog as someone who may create agreements. */
async function openDialog(prepare: (desk: Desk) => Promise<void> | void, as: "admin" | "broker" = "admin") {
  const screen = await openScreen("/agreement", { as, prepare });
  await page.getByRole("button", { name: "Create new agreement" }).click();
  await expect.element(field("Name", dialog)).toBeVisible();
  return screen;
}

it("begins with the contract type of one's last own agreement, which can be changed", async () => {
  const last = { contract_type: "CHARTER" as const, created_at: "2028-01-15T09:00:00Z" };
  const screen = await openDialog((desk) => putDraft(desk, { fields: last }));
  await expect.element(field("Contract type", dialog)).toHaveValue("Charter (hire of the yacht)");
  await field("Name", dialog).fill("Another week");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(screen.path).toMatch(/^\/agreement\/1\d{3}$/);
  const made = await screen.device.body("agreements", Number(/\d+$/.exec(screen.path())?.[0]));
  expect(made).toMatchObject({ contract_type: "CHARTER" });

  await screen.go("/agreement");
  await page.getByRole("button", { name: "Create new agreement" }).click();
  await field("Contract type", dialog).click();
  await page.getByRole("option", { name: /^Cruise/ }).click();
  await expect.element(field("Contract type", dialog)).toHaveValue("Cruise (passenger transport)");
});
