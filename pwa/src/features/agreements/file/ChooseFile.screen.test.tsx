import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { chooseFile, takeDownload } from "#testing/browser/files.ts";
import { field } from "#testing/find.ts";
import { type OpenedScreen, openScreen } from "#testing/screen.tsx";

const dialog = page.getByRole("dialog");
const create = dialog.getByRole("button", { name: "Create", exact: true });

/** The number of the draft that has just been created. */
async function created(screen: OpenedScreen): Promise<number> {
  await expect.poll(screen.path).toMatch(/^\/agreement\/1\d{3}$/);
  return Number(/\d+$/.exec(screen.path())?.[0]);
}

it("a contract is downloaded as data, and makes a draft without a server, which says what it leaves out", async () => {
  const screen = await openScreen("/agreement/1/documents", { as: "admin" });
  const { device } = screen;
  await page.getByRole("main").getByText("Advanced").click();
  const file = await takeDownload(() => page.getByRole("button", { name: "Download data" }).click());
  expect(file.name).toMatch(/^agreement-0001-v0-\w+\.json$/);
  const data = JSON.parse(await file.text());

  await screen.go("/agreement");
  await page.getByRole("button", { name: "Create new agreement" }).click();
  await dialog.getByText("Advanced").click();
  const choose = (content: object) =>
    chooseFile(
      () => dialog.getByRole("button", { name: "Create from a file" }).click(),
      new File([JSON.stringify(content)], "copy.json", { type: "application/json" }),
    );
  const refused = dialog.getByText("copy.json was not taken.");
  await choose({ ...data, owner: "Grace" });
  await expect.element(refused).toHaveTextContent("owner");
  const stranger = { role: "clients", profile_id: 999_999, particulars: { first_name: "Not", last_name: "Here" } };
  await choose({ ...data, parties: [...data.parties, stranger] });
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(dialog.getByText(`Yacht: ${data.yacht.name}`)).toBeVisible();
  await expect.element(dialog.getByText("Client Not Here: not among the people and yachts you can add")).toBeVisible();
  await expectNoBarriers();
  await field("Name", dialog).fill("Riviera, copied");
  await create.click();
  const copy = await device.body("agreements", await created(screen));
  const { yacht_id, delivery_date } = (await device.body("agreements", 1)) ?? {};
  expect(copy).toMatchObject({ name: "Riviera, copied", status: "DRAFT", yacht_id, delivery_date });
  expect(screen.server.written).toEqual([]);
});

it("a draft like another agreement takes its name, its yacht and no dates", async () => {
  const screen = await openScreen("/agreement", { as: "admin" });
  const { name = "", yacht_id } = (await screen.device.body("agreements", 1)) ?? {};
  await page.getByRole("button", { name: "Create new agreement" }).click();
  await field("Copy from", dialog).fill(name);
  await page.getByRole("option", { name: new RegExp(`${name}$`) }).click();
  await expect.element(field("Name", dialog)).toHaveValue(name);
  await create.click();
  const like = await screen.device.body("agreements", await created(screen));
  expect(like).toMatchObject({ name, status: "DRAFT", yacht_id, delivery_date: null });
});
