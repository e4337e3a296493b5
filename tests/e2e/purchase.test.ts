import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { patience } from "../support/patience.ts";
import { logIn } from "./support/browser.ts";
import { freePort, type OwnServer, startServer } from "./support/ownServer.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PIN = "271829";
const CONTRACT = "/agreement/1/contract/0";

let server: OwnServer;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), "passerelle-purchase-"));
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir, BILLING: "demo" });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.use({ baseURL: ({ baseURL: _ }, use) => use(origin) });

test("a client who owes the fee pays it by card, signs with the same click, and finds the invoice", async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  await (await rest(request, "broker")).generate(1);
  await request.dispose();
  /** Calls of the signature and the purchase, with their answers. */
  const calls: string[] = [];
  page.on("response", (answer) => {
    const { pathname, search } = new URL(answer.url());
    const isOurs = /^\/api\/(sign\/1\/0\/by_user|billing\/1\/pay)/.test(pathname);
    if (isOurs) calls.push(`${pathname.replace(/by_user\/\d+/, "by_user")}${search} ${answer.status()}`);
  });

  await logIn(page, "client", CONTRACT);
  const signatures = page.getByRole("region", { name: "Signatures" });
  await signatures.getByRole("button", { name: "Sign", exact: true }).click();
  const sign = page.getByRole("dialog");
  await expect(sign).toContainText(/You pay the contract fee first, by card: €[\d,.]+ plus VAT/);
  await sign.getByRole("checkbox").check();
  await sign.getByRole("button", { name: "Sign", exact: true }).click();

  const purchase = page.getByRole("dialog", { name: "Pay the contract fee" });
  await purchase.getByRole("textbox", { name: "Card" }).fill("4242424242424242");
  await purchase.getByRole("combobox", { name: "VAT", exact: true }).selectOption("PERSON");
  await purchase.getByRole("checkbox", { name: /^I accept the terms/ }).check();
  await purchase.getByRole("button", { name: /^Pay €/ }).click();

  await expect(page.getByRole("heading", { name: "Create your signing key" })).toBeVisible();
  const paid = ["/api/sign/1/0/by_user 402", "/api/billing/1/pay 200", "/api/sign/1/0/by_user?retry=true 401"];
  expect(calls).toEqual(paid);
  await page.getByLabel("New PIN (6 to 12 digits)").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create key and continue" }).click();
  await page.getByRole("link", { name: "Confirm on this device" }).click();
  await page.getByLabel("Your PIN").fill(PIN);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByRole("link", { name: "Back to the contract" }).click();
  await expect(signatures).toContainText("You signed on", { timeout: patience(20_000) });
  // The signature goes on without another offer.
  expect(calls.filter((call) => / (402|200)$/.test(call) && !call.includes("by_user"))).toEqual([paid[1]]);
  expect(calls.filter((call) => call.endsWith(" 402"))).toHaveLength(1);

  await page.goto("/orders");
  const order = page.getByRole("list", { name: "Orders" }).getByRole("listitem");
  await expect(order).toContainText(/Fee of the contract.*Paid.*of which VAT/);
  const download = page.waitForEvent("download");
  await order.getByRole("button", { name: "Invoice F1-00001" }).click();
  expect((await download).suggestedFilename()).toBe("F1-00001.pdf");
});
