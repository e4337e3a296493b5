import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page } from "@playwright/test";
import { count, has, outputOf } from "../judges/judges.ts";
import { patience } from "../support/patience.ts";
import { approve, card, draftOfTwo, generateAnyway, open } from "./support/approving.ts";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PIN = "271829";

const signaturesOn = (page: Page) => page.getByRole("region", { name: "Signatures" });

/**
 * Signs from the contract to the contract: the dialog, the log-in with a first key, and the PIN on the service's own page.
 * @param where the page for the PIN is opened: in the same tab, which leads back, or in another one
 */
async function sign(page: Page, contract: string, where: "here" | "elsewhere"): Promise<void> {
  const signatures = signaturesOn(page);
  await signatures.getByRole("button", { name: "Sign", exact: true }).click();
  const dialog = page.getByRole("dialog");
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
  await expect(page).toHaveURL(new RegExp(`${contract}$`), { timeout: patience(20_000) });
  await expect(signatures).toContainText("You signed on");
}

/** Presses a button of the agreement's next step, and agrees to what it asks. */
async function move(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

async function signedPdf(page: Page): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await signaturesOn(page).getByRole("button", { name: "Download signed PDF" }).first().click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const startsWith = (file: Buffer, start: Buffer) => file.subarray(0, start.length).equals(start);

/** Poppler finds the signatures of two people valid, where it is installed. */
function expectAccepted(file: Buffer, path: string): void {
  if (!has("pdfsig")) return;
  writeFileSync(path, file);
  const verdict = outputOf(dirname(path), "pdfsig", "-nocert", path);
  expect(count(verdict, /Signature is Valid/g), verdict).toBe(2);
  expect(verdict).not.toMatch(/Invalid|mismatch|Syntax Error/i);
}

test("lives from the draft to the archive: approved, generated, signed in turn, settled", async ({
  page,
  browser,
  request,
}, info) => {
  // Two people with two devices, a key each and a contract to print: on a busy machine that takes long.
  test.slow();
  const complaints = watchConsole(page);
  const id = await draftOfTwo(request, `Signed ${Date.now()}`);
  const contract = `/agreement/${id}/contract/0`;
  const broker = await rest(request, "broker");

  const context = await browser.newContext({ serviceWorkers: "block" });
  const client = await context.newPage();
  await open(client, "client", id);
  await approve(client);
  await open(page, "broker", id);
  await expect(card(page, "Client")).toContainText("Approved");
  await approve(page);

  // The last approval locks it.
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  await generateAnyway(page);
  // The thread that prints yields to everything else.
  const toContract = page.getByRole("link", { name: "Read and sign the contract" });
  await expect(toContract).toBeVisible({ timeout: patience(30_000) });
  await toContract.click();
  await expect(page).toHaveURL(new RegExp(`${contract}$`));
  await sign(page, contract, "elsewhere");
  await expect(signaturesOn(page)).toContainText("1 of 2 signed");
  const first = await signedPdf(page);

  await client.getByRole("link", { name: "Read and sign the contract" }).click();
  await sign(client, contract, "here");
  await expect(signaturesOn(client)).toContainText("Signed by all");
  // The server adds it by itself, and the page shows it by itself.
  await expect(signaturesOn(client).getByRole("button", { name: "Download certificate" })).toBeVisible({
    timeout: 30_000,
  });
  const second = await signedPdf(client);
  expect(second.length).toBeGreaterThan(first.length);
  expect(startsWith(second, first)).toBe(true);
  await context.close();

  await page.goto(`/agreement/${id}`);
  await move(page, "Start settling");
  await broker.payCalls(id);
  const next = page.getByRole("region", { name: "Next", exact: true }).getByRole("link", { name: "Open", exact: true });
  await expect(next).toHaveAccessibleDescription(/^Close the settlement/);
  await next.click();
  await move(page, "Close settlement");
  await move(page, "Archive");
  await expect(page.getByText("You have archived the agreement.")).toBeVisible();
  expect((await broker.cruise(id)).status).toBe("ARCHIVED");

  await page.goto(contract);
  const kept = await signedPdf(page);
  expect(startsWith(kept, second)).toBe(true);
  expectAccepted(kept, info.outputPath("archived.pdf"));
  await expect(signaturesOn(page).getByRole("button", { name: "Sign", exact: true })).toHaveCount(0);
  // The browser notes the answer that leads to the log-in of the service.
  expect(complaints.filter((text) => !/status of 401 .*\/by_user\//.test(text))).toEqual([]);
});
