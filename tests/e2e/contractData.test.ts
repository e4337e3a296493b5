import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, field, logIn } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

test("a contract is downloaded as data, a draft is created like it, and at sea another one from the file", async ({
  page,
  context,
  request,
}, info) => {
  const name = `As data ${Date.now()}`;
  const { id } = await pricedDraft(request, name);
  await logIn(page, "admin", `/agreement/${id}/documents`);
  await page.getByRole("main").getByText("Advanced").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).click();
  const file = info.outputPath("contract.json");
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toBe(`agreement-${String(id).padStart(4, "0")}-v0-draft.json`);
  const data = JSON.parse(readFileSync(file, "utf8"));
  const admin = await rest(request, "admin");
  expect(data.version.status).toBe("DRAFT");

  await page.goto("/agreement");
  await page.getByRole("button", { name: "Create new agreement" }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Like").fill(name);
  await page.getByRole("option", { name: new RegExp(`${name}$`) }).click();
  await expect(field(dialog, "Name")).toHaveValue(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/agreement\/\d+$/);
  const like = Number(/\d+$/.exec(page.url())?.[0]);
  await expectSaved(page);

  // The first one brought numbers for further ones.
  await page.goto("/agreement");
  await expectReadyOffline(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create new agreement" }).click();
  await dialog.getByText("Advanced").click();
  const choose = async (button: string, content: object) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: button }).click();
    const buffer = Buffer.from(JSON.stringify(content));
    await (await chooser).setFiles({ name: "copy.json", mimeType: "application/json", buffer });
  };
  await choose("Create from a file", { ...data, owner: "Someone" });
  await expect(dialog.getByText("copy.json was not taken.")).toContainText("owner");
  const noOne = { role: "clients", profile_id: 999_999, particulars: { first_name: "No one", last_name: "Here" } };
  await choose("Create from a file", { ...data, parties: [...data.parties, noOne] });
  await expect(dialog.getByText("copy.json was not taken.")).toHaveCount(0);
  await expect(dialog.getByText(`Yacht: ${data.yacht.name}`)).toBeVisible();
  await expect(dialog.getByText("Client No one Here: not among the people and yachts you can add")).toBeVisible();
  await expectAccessible(page);
  await field(dialog, "Name").fill(`${name}, copied`);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/agreement\/\d+$/);
  const copied = Number(/\d+$/.exec(page.url())?.[0]);

  await context.setOffline(false);
  await expectSaved(page);

  const [before, copy, alike] = [await admin.cruise(id), await admin.cruise(copied), await admin.cruise(like)];
  expect(copy).toMatchObject({ name: `${name}, copied`, status: "DRAFT", yacht: { id: before.yacht?.id } });
  expect(copy.delivery_date).toBe(before.delivery_date);
  expect(alike).toMatchObject({ name, status: "DRAFT", yacht: { id: before.yacht?.id } });
});
