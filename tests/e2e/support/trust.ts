import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectSaved, field, logIn } from "./browser.ts";
import { rest } from "./server.ts";

/** A draft of the administrator's on which the demo broker is a broker. */
export async function brokersDraft(request: APIRequestContext, name: string) {
  const admin = await rest(request, "admin");
  const broker = await rest(request, "broker");
  const brokerProfile = (await broker.me()).profiles[0]?.id ?? 0;
  const id = await admin.draft(name, "brokers", brokerProfile, (await admin.me()).id);
  return { id, admin, brokerProfile };
}

/** Opens an agreement's overview and waits until its fields can be used. */
export async function openDraft(page: Page, id: number): Promise<void> {
  await page.goto(`/agreement/${id}`);
  await openHead(page);
}

/** Opens the draft as the demo broker, with everything pulled. */
export async function brokerAt(page: Page, id: number): Promise<void> {
  await logIn(page, "broker", `/agreement/${id}`);
  await openHead(page);
  await expectSaved(page);
}

/** Opens the fields of the agreement's head, which stand open by themselves while there are no dates. */
async function openHead(page: Page): Promise<void> {
  const edit = page.getByRole("button", { name: "Edit name, type and dates" });
  await expect(areas(page).or(edit)).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await expect(areas(page)).toBeVisible();
}

/** The field that these journeys edit. */
export function areas(page: Page): Locator {
  return field(page.getByRole("main"), "Cruising areas");
}

/** The agreement's name, drawn from what IndexedDB has, not from what is being typed. */
export function headingOf(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

export async function write(page: Page, text: string): Promise<void> {
  await areas(page).fill(text);
  await areas(page).blur();
}

/** Opens the list behind the sync indicator. */
export async function openSync(page: Page): Promise<Locator> {
  await page.locator("header button[data-state]").click();
  const drawer = page.getByRole("dialog", { name: "Your changes" });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The text of the file that a button hands out. */
export async function downloaded(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent("download");
  await button.click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

/** Ends on the server the session that a page has, as thirty days do: the device is told at its next exchange. */
export async function endOnServer(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("passerelle.token"));
  const ended = await request.post("/api/user/logout", { headers: { authorization: `Bearer ${token}` } });
  expect(ended.ok()).toBe(true);
}
