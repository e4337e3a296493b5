import { fullName } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { profileIn } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
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

it("proposes those who came with the yacht last, and adds the ticked ones without a server", async () => {
  const screen = await openDialog(() => undefined);
  const { device, server } = screen;
  const last = await device.body("agreements", 1);
  const yacht = await device.body("yachts", last?.yacht_id ?? 0);
  const [carrier, captain] = await Promise.all(
    (["carriers", "captains"] as const).map(async (role) => {
      const profile_id = await profileIn({ device }, role);
      const profile = await device.body("profiles", profile_id);
      return { profile_id, name: profile ? fullName(profile) : "" };
    }),
  );
  const box = (name: string) => dialog.getByRole("checkbox", { name });
  await field("Name", dialog).fill("Another week");
  await expect.element(dialog.getByRole("group", { name: "As on her last agreement" })).not.toBeInTheDocument();
  await field("Yacht", dialog).fill(yacht?.name ?? "");
  await page.getByRole("option", { name: new RegExp(yacht?.name ?? "") }).click();
  await expect.element(box(`Carrier: ${carrier?.name}`)).toBeChecked();
  await expect.element(box(`Captain: ${captain?.name}`)).toBeChecked();
  await expectNoBarriers();
  await box(`Captain: ${captain?.name}`).click();
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(screen.path).toMatch(/^\/agreement\/1\d{3}$/);
  const number = Number(/\d+$/.exec(screen.path())?.[0]);
  const made = await device.body("agreements", number);
  expect(made?.yacht_id).toBe(last?.yacht_id);
  const parties = Object.values(made?.parties ?? {}).map(({ role, profile_id }) => ({ role, profile_id }));
  expect(parties).toContainEqual({ role: "carriers", profile_id: carrier?.profile_id });
  expect(parties.filter(({ role }) => role === "captains")).not.toContainEqual(
    expect.objectContaining({ profile_id: captain?.profile_id }),
  );
  expect(server.written).toEqual([]);
});
