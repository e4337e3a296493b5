import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { patience } from "../support/patience.ts";
import {
  expectReadyOffline,
  expectSaved,
  field,
  fillLogin,
  logInByForm,
  pressLogOut,
  watchConsole,
} from "./support/browser.ts";
import { emptyInbox } from "./support/inboxes.ts";
import { firstPage, killBrowser, openBrowser } from "./support/installed.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, endOnServer, headingOf, openDraft, openSync, write } from "./support/trust.ts";

/** `npm run soak -- browser 10` kills as often as wanted. */
const KILLS = Number(process.env["BROWSER_KILLS"] ?? 10);

/** The text of all journals of unsent edits on the device. */
async function journalled(): Promise<string> {
  const textsIn = async (folder: FileSystemDirectoryHandle): Promise<string[]> => {
    const texts: string[] = [];
    for await (const entry of folder.values()) {
      if (entry instanceof FileSystemDirectoryHandle) texts.push(...(await textsIn(entry)));
      else if (entry instanceof FileSystemFileHandle) texts.push(await (await entry.getFile()).text());
    }
    return texts;
  };
  return (await textsIn(await navigator.storage.getDirectory())).join("");
}

/** Renames the agreement again and again until the browser is gone. */
class Renaming {
  /** The last name that the page showed as kept. */
  shown: number;
  readonly ended: Promise<void>;

  constructor(page: Page, from: number) {
    this.shown = from;
    // Only the end of the browser ends it: whatever else goes wrong shows as a name that does not come.
    this.ended = this.rename(page).catch(() => undefined);
  }

  private async rename(page: Page): Promise<void> {
    const name = field(page.getByRole("main"), "Name");
    for (;;) {
      const next = this.shown + 1;
      await name.fill(`Name ${next}`);
      await name.blur();
      await expect(headingOf(page)).toHaveText(`Name ${next}`);
      this.shown = next;
    }
  }
}

test(`killed ${KILLS} times in the middle of edits, the browser still has each one that it showed as kept`, {
  tag: "@nightly",
}, async ({ baseURL, request }) => {
  // Each time a whole browser starts.
  test.setTimeout(patience(60_000 + KILLS * 30_000));
  const profile = mkdtempSync(join(tmpdir(), "passerelle-killed-"));
  const { id, admin } = await brokersDraft(request, "Name 0");
  let browser = await openBrowser(profile, baseURL);
  let page = await firstPage(browser);
  await brokerAt(page, id);
  await expectReadyOffline(page);
  let [edits, processes] = [0, 0];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Every other time at sea; in between, while the edits are being sent.
    const atSea = kill % 2 === 1;
    await browser.setOffline(atSea);
    const renaming = new Renaming(page, edits);
    await expect.poll(() => renaming.shown, { intervals: [7] }).toBeGreaterThan(edits + 1 + (kill % 3));
    processes += await killBrowser(browser, profile);
    await renaming.ended;

    browser = await openBrowser(profile, baseURL);
    await browser.setOffline(atSea);
    page = await firstPage(browser);
    const complaints = watchConsole(page);
    await openDraft(page, id);
    await expect(headingOf(page)).toHaveText(/^Name \d+$/);
    if (atSea) {
      const here = Number((await headingOf(page).innerText()).slice("Name ".length));
      expect(here).toBeGreaterThanOrEqual(renaming.shown);
      await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    }
    await browser.setOffline(false);
    await expectSaved(page);
    // A kill can take the answer to an edit that was sent: no one conflicts with himself for that.
    expect(await emptyInbox(request, "broker")).toEqual([]);
    const kept = Number(String((await admin.cruise(id)).name).slice("Name ".length));
    expect(kept).toBeGreaterThanOrEqual(renaming.shown);
    expect(complaints).toEqual([]);
    edits = kept;
  }
  console.log(`${KILLS} kills of ${processes} processes, ${edits} edits kept`);
  expect(processes).toBeGreaterThan(KILLS);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

test("an edit that was not sent outlives the browser’s databases, at sea too", { tag: "@nightly" }, async ({
  baseURL,
  request,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-damaged-"));
  const { id, admin } = await brokersDraft(request, "Kept twice");
  let browser = await openBrowser(profile, baseURL);
  let page = await firstPage(browser);
  await brokerAt(page, id);
  await expectReadyOffline(page);
  await write(page, "Sent");
  await expectSaved(page);
  await browser.setOffline(true);
  await write(page, "Not sent");
  await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
  // An edit waits for its second copy for two seconds at most: on a busy machine the copy may come after it is shown.
  await expect.poll(() => page.evaluate(journalled)).toContain("Not sent");
  await killBrowser(browser, profile);
  // Chromium does this itself when it finds one of them damaged.
  rmSync(join(profile, "Default/IndexedDB"), { recursive: true });

  browser = await openBrowser(profile, baseURL);
  await browser.setOffline(true);
  page = await firstPage(browser);
  await openDraft(page, id);
  await expect(areas(page)).toHaveValue("Not sent");
  const drawer = await openSync(page);
  await drawer.getByText("Details", { exact: true }).last().click();
  await expect(
    drawer.getByText(/^Recovered after the browser lost its data: Agreement \d{5} · Kept twice$/),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await browser.setOffline(false);
  await expectSaved(page);
  expect(await emptyInbox(request, "broker")).toEqual([]);
  expect((await admin.cruise(id)).cruise_areas).toBe("Not sent");
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

test("killed right after a log-in, the browser comes back logged in, at sea too; right after a log-out, to no one", {
  tag: "@nightly",
}, async ({ baseURL, request }) => {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-killed-"));
  let browser = await openBrowser(profile, baseURL);
  let page = await firstPage(browser);
  const agreements = () => page.getByRole("heading", { name: "Agreements", level: 1 });
  const comeBack = async ({ atSea }: { atSea: boolean }) => {
    await killBrowser(browser, profile);
    browser = await openBrowser(profile, baseURL);
    await browser.setOffline(atSea);
    page = await firstPage(browser);
    await page.goto("/agreement");
  };
  await logInByForm(page, "captain");
  await expectReadyOffline(page);
  await expectSaved(page);
  await comeBack({ atSea: true });
  await expect(agreements()).toBeVisible();
  await comeBack({ atSea: false });
  await expectSaved(page);
  await browser.setOffline(true);
  await endOnServer(page, request);
  const expired = page.waitForEvent("load");
  await browser.setOffline(false);
  await expired;
  await fillLogin(page, "captain");
  await expect(agreements()).toBeVisible();
  await comeBack({ atSea: true });
  await expect(agreements()).toBeVisible();
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/$/);
  await comeBack({ atSea: true });
  await expect(page).toHaveURL(/\/authentication\/login/);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});
