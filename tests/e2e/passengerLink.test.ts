import { readFile } from "node:fs/promises";
import { devices, expect } from "@playwright/test";
import { expectAccessibleInBoth } from "./support/axe.ts";
import { expectReadyOffline, logIn, watchConsole } from "./support/browser.ts";
import { guestOn } from "./support/guests.ts";
import { installed as test } from "./support/test.ts";

/** The specimen of ICAO Doc 9303 for a British passport that is valid until 2031. */
const LINES = `P<GBRERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36GBR7408122F3104150ZE184226B<<<<<16`;

test("a passenger fills in passport and preferences on a phone, through a lost connection, for the captain alone", async ({
  page,
  browser,
}) => {
  const { id, name } = await guestOn(page.request, "Guests of the week");
  await logIn(page, "captain", `/agreement/${id}/clients`);
  await page.getByRole("button", { name: `Create a link for ${name}` }).click();
  const { pathname, hash } = new URL(await page.getByRole("textbox", { name: `Link for ${name}` }).inputValue());

  const { viewport, userAgent } = devices["Pixel 7"];
  const context = await browser.newContext({
    viewport,
    userAgent,
    baseURL: new URL(page.url()).origin,
    hasTouch: true,
  });
  const phone = await context.newPage();
  const complaints = watchConsole(phone);
  const sentTo: string[] = [];
  phone.on("request", (request) => void sentTo.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await phone.goto(pathname + hash);
  await expect(phone.getByRole("heading", { name: "Your details for Guests of the week I" })).toBeVisible();
  await phone.getByLabel("The two lines at the foot of the passport").fill(LINES.replace("L898902C36", "L898902C46"));
  await expect(phone.getByText("A check digit does not match.")).toBeVisible();
  await phone.getByLabel("The two lines at the foot of the passport").fill(LINES);
  await expect(phone.getByLabel("Passport number")).toHaveValue("L898902C3");
  await expect(phone.getByLabel("Passport expiry")).toHaveValue("2031-04-15");
  await phone.getByLabel("Passport expiry").fill("2027-07-03");
  await expect(phone.getByText("The passport expires before you leave the yacht")).toBeVisible();
  await phone.getByLabel("Passport expiry").fill("2031-04-15");
  await phone.getByLabel("Allergies").fill("Peanuts");
  await expectAccessibleInBoth(phone);

  await phone.reload();
  await expect(phone.getByLabel("Allergies")).toHaveValue("Peanuts");
  await phone.getByRole("button", { name: "Send" }).click();
  await expect(phone.getByText("Needed to keep the preferences.")).toBeVisible();
  await phone.getByLabel(/I agree that the captain and the carrier/).check();
  await context.setOffline(true);
  await phone.getByRole("button", { name: "Send" }).click();
  await expect(phone.getByText("Your entries stay on this device")).toBeVisible();
  await context.setOffline(false);
  await phone.getByRole("button", { name: "Send" }).click();
  await expect(phone.getByText("Thank you. Your details have been sent.")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("has expired or was already used")).toBeVisible();
  expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toContain("Peanuts");
  expect(sentTo.filter((seen) => seen.includes(hash.slice(1)))).toEqual([]);
  expect(complaints.filter((line) => !/Network Error|ERR_INTERNET_DISCONNECTED|409/.test(line))).toEqual([]);
  await context.close();

  await page.getByRole("link", { name: "Galley sheet" }).click();
  await expect(page.getByRole("region", { name: "Anna Maria Eriksson" })).toContainText("Peanuts");
  await expectReadyOffline(page);
  await page.context().setOffline(true);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Galley sheet as PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expectAccessibleInBoth(page);
});
