import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { takeDownload } from "../../testing/browser/files.ts";
import { enter, field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

/** Adds a contact in the dialog of the list. @returns the number of the new profile */
async function addContact({ go, path }: Awaited<ReturnType<typeof openScreen>>, lastName: string, email: string) {
  await go("/contacts");
  await page.getByRole("button", { name: "Add Contact" }).click();
  const dialog = page.getByRole("dialog");
  await field("First name", dialog).fill("Inês");
  await field("Last name", dialog).fill(lastName);
  await field("Email", dialog).fill(email);
  return {
    dialog,
    add: async () => {
      await dialog.getByRole("button", { name: "Add" }).click();
      await expect.element(page.getByRole("heading", { name: `Inês ${lastName}`, level: 1 })).toBeVisible();
      return Number(path().split("/").at(-1));
    },
  };
}

it("two contacts who are one person are found, merged and exported", async () => {
  const screen = await openScreen("/contacts");
  const first = await addContact(screen, "Costa Ribeiro", "ines.ribeiro@example.org");
  const kept = await first.add();
  await enter(field("Phone"), "+351 912 345 678");
  await enter(field("City"), "Porto");

  // The address is known: the second profile has the name alone.
  const second = await addContact(screen, "Ribeiro", "INES.ribeiro@example.org");
  const known = second.dialog.getByText("Inês Costa Ribeiro already has this email address.", { exact: false });
  await expect.element(known).toBeVisible();
  await expect.element(second.dialog.getByRole("checkbox")).not.toBeInTheDocument();
  const other = await second.add();
  await expect.element(field("Email")).toHaveValue("");
  await enter(field("City"), "Lisboa");
  await enter(field("Phone"), "912345678");
  const stored = async () => (await screen.device.body("profiles", other))?.main_phone;
  await expect.poll(stored).toBe("912345678");

  await screen.go("/contacts");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("listitem").filter({ hasText: "Inês Costa Ribeiro" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Merge" }).click();
  const merging = page.getByRole("dialog", { name: "Merge profiles" });
  await merging.getByRole("combobox", { name: "Merge with" }).click();
  await page.getByRole("option", { name: /^Inês Ribeiro/ }).click();
  await merging.getByRole("radiogroup", { name: "City" }).getByRole("radio", { name: "Lisboa" }).click();
  await expect.element(merging.getByRole("region", { name: "Merged profile" })).toHaveTextContent("Lisboa");
  screen.server.on("POST", `/api/user/profile/${kept}/merge_with/${other}`, { json: {} });
  await merging.getByRole("button", { name: "Merge" }).click();
  await expect.element(merging).not.toBeInTheDocument();
  expect(screen.server.written.at(-1)?.body).toMatchObject({ fields: { city: "other" } });
  await expect.element(page.getByRole("heading", { name: "Inês Costa Ribeiro", level: 1 })).toBeVisible();

  await screen.go("/contacts");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await takeDownload(() => page.getByRole("menuitem", { name: "Contacts (vCard)" }).click());
  expect(file.name).toBe("contacts.vcf");
  expect(await file.text()).toContain("FN:Inês Costa Ribeiro");
});
