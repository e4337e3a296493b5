import { expect, type Page } from "@playwright/test";
import { draftOfTwo } from "./support/approving.ts";
import { expectAccessible } from "./support/axe.ts";
import { logIn, watchConsole } from "./support/browser.ts";
import type { Account } from "./support/people.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PIN = "271829";

/**
 * Signs from the contract to the contract: the dialog, the log-in with a first key, and the PIN on the service's own page.
 * @param where the page for the PIN is opened: in the same tab, which leads back, or in another one
 */
async function sign(page: Page, account: Account, contract: string, where: "here" | "elsewhere"): Promise<void> {
  await logIn(page, account, contract);
  const signatures = page.getByRole("region", { name: "Signatures" });
  await signatures.getByRole("button", { name: "Sign", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Sign", exact: true })).toBeDisabled();
  await dialog.getByRole("checkbox").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Create your signing key" })).toBeVisible();
  await page.getByLabel("New PIN (6 to 12 digits)").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create key and continue" }).click();

  await expect(page.getByText("Please sign on your device").first()).toBeVisible();
  await expectAccessible(page);
  const here = page.getByRole("link", { name: "Confirm on this device" });
  const address = (await here.getAttribute("href")) ?? "";
  const device = where === "here" ? page : await page.context().newPage();
  if (where === "here") await here.click();
  else await device.goto(address);
  await device.getByLabel("Your PIN").fill(PIN);
  await device.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(device.getByRole("heading", { name: "You have signed" })).toBeVisible();
  if (where === "here") await device.getByRole("link", { name: "Back to the contract" }).click();
  else await device.close();
  await expect(page).toHaveURL(new RegExp(`${contract}$`), { timeout: 20_000 });
  await expect(signatures).toContainText("You signed on");
}

test("two signatories sign in turn, and each file is the beginning of the next", async ({ page, browser, request }) => {
  // Two people with two devices, a key each and a contract to print: on a busy machine that takes long.
  test.slow();
  const complaints = watchConsole(page);
  const id = await draftOfTwo(request, `Signed ${Date.now()}`);
  const admin = await rest(request, "admin");
  await admin.generate(id);
  const contract = `/agreement/${id}/contract/0`;
  await sign(page, "broker", contract, "elsewhere");
  const signatures = page.getByRole("region", { name: "Signatures" });
  await expect(signatures).toContainText("1 of 2 signed");
  const first = await signedPdf(page, signatures);

  const context = await browser.newContext({ serviceWorkers: "block" });
  const other = await context.newPage();
  await sign(other, "client", contract, "here");
  const theirs = other.getByRole("region", { name: "Signatures" });
  await expect(theirs).toContainText("Signed by all");
  // The server adds it by itself, and the page shows it by itself.
  await expect(theirs.getByRole("button", { name: "Download certificate" })).toBeVisible({ timeout: 30_000 });
  const second = await signedPdf(other, theirs);
  expect(second.length).toBeGreaterThan(first.length);
  expect(second.subarray(0, first.length).equals(first)).toBe(true);
  await context.close();
  // The browser notes the answer that leads to the log-in of the service.
  expect(complaints.filter((text) => !/status of 401 .*\/by_user\//.test(text))).toEqual([]);
});

async function signedPdf(page: Page, signatures: ReturnType<Page["getByRole"]>): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await signatures.getByRole("button", { name: "Download signed PDF" }).first().click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
