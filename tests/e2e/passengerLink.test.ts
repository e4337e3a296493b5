import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 412, height: 839 }, hasTouch: true });

test("a passenger answers a link on a phone, through a lost connection, for the captain's device", async ({
  page,
  context,
  browser,
}) => {
  const { id } = await pricedDraft(page.request, "Guests of the week");
  const [broker, captain] = [await rest(page.request, "broker"), await rest(page.request, "captain")];
  const email = `ada-${Date.now()}@example.test`;
  const guest = await broker.contact({ first_name: "Ada", last_name: "Okafor", email, send_invite: false });
  await broker.addParty(id, "passengers", guest);
  const { pathname, hash } = new URL(await captain.passengerLink(id, guest));

  const complaints = watchConsole(page);
  const sentTo: string[] = [];
  page.on("request", (request) => void sentTo.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await page.goto(pathname + hash);
  await page.getByLabel("Allergies").fill("Peanuts");
  await page.reload();
  await expect(page.getByLabel("Allergies")).toHaveValue("Peanuts");
  await page.getByLabel(/I agree that the captain and the carrier/).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your entries stay on this device")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. Your details have been sent.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Preferences were sent before.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Peanuts");
  expect(sentTo.filter((seen) => seen.includes(hash.slice(1)))).toEqual([]);
  expect(complaints.filter((line) => !/Network Error|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);

  const bridge = await (await browser.newContext()).newPage();
  await logIn(bridge, "captain", `/agreement/${id}/guests`);
  await expect(bridge.getByRole("region", { name: "Ada Okafor" })).toContainText("Peanuts");
  const download = bridge.waitForEvent("download");
  await bridge.getByRole("button", { name: "Galley sheet as PDF" }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
  await bridge.context().close();
});
