import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { storeSession } from "../e2e/support/browser.ts";
import { emailOf, PASSWORD } from "../e2e/support/people.ts";
import { openAt } from "./inBrowser.ts";
import { type Running, startProcess } from "./process.ts";
import { printRows, timed } from "./table.ts";

const PEOPLE = 2_000;
const LONGEST_MS = 300_000;
/** Until a page that was opened again offers to go on. */
const LONGEST_OFFER_MS = 30_000;
/** When the browser is killed, ms after «Import» was pressed: while numbers are fetched, while it writes, and while it sends. */
const CUTS = [150, 1_000, 3_000, 8_000];

/**
 * 2,000 people of a file become contacts on the device and on the server, and again by a browser that is killed several times on the
 * way. No one may be lost or come twice. Needs the built app: `npm run build`.
 */
export async function benchImporting(): Promise<void> {
  const whole = await inBrowser(async (server, open) => {
    const page = await open();
    await press(page);
    const written = await timed(() => allWritten(page));
    const sent = written + (await timed(() => allSent(page)));
    return { written, sent, counts: await countsOn(server) };
  });
  const cut = await inBrowser(async (server, open) => {
    let page = await open();
    await press(page);
    for (const cutAt of CUTS) {
      await page.waitForTimeout(cutAt);
      page = await open();
      await goOn(page);
    }
    await page.getByRole("progressbar").waitFor({ state: "hidden", timeout: LONGEST_MS });
    await allSent(page);
    return countsOn(server);
  });
  const load = loadavg().map((each) => each.toFixed(1));
  printRows(`${PEOPLE} contacts imported in Chromium, load average ${load.join(", ")}`, [
    { what: "pressed to all written on the device (aim 30,000)", ours: whole.written, unit: "ms" },
    { what: "pressed to all on the server", ours: whole.sent, unit: "ms" },
    { what: "contacts on the server", ours: whole.counts.contacts, unit: "" },
    { what: "different people among them", ours: whole.counts.people, unit: "" },
    { what: `contacts after ${CUTS.length} cuts`, ours: cut.contacts, unit: "" },
    { what: "different people among them", ours: cut.people, unit: "" },
  ]);
  for (const { contacts, people } of [whole.counts, cut]) {
    if (contacts !== PEOPLE || people !== PEOPLE) throw new Error(`${contacts} contacts of ${people} people arrived`);
  }
}

type Open = () => Promise<Page>;

/** Works with a server of its own and one browser profile, whose browser is killed and opened again by each `open`. */
async function inBrowser<T>(work: (server: Running, open: Open) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-importing-"));
  const server = await startProcess("sync-server/dist/main.js", 4329);
  let browser: BrowserContext | undefined;
  const open = async () => {
    const isFirst = browser === undefined;
    await browser?.close();
    browser = await openAt(profile, server.url);
    const page = await browser.newPage();
    if (isFirst) await storeSession(page, "carrier", server.url);
    await page.goto(`${server.url}/contacts?import`);
    return page;
  };
  try {
    return await work(server, open);
  } finally {
    await browser?.close();
    await server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Chooses the file and presses the button once everybody in it has been judged. */
async function press(page: Page): Promise<void> {
  const rows = Array.from({ length: PEOPLE }, (_, index) => `Ann${index},Lee${index},ann${index}@import.test`);
  const buffer = Buffer.from(["First name,Last name,Email", ...rows].join("\n"));
  await page.locator('input[type="file"]').setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Import 2,000 contacts" }).click({ timeout: LONGEST_MS });
}

/** Goes on where people are left. An import that was complete before the cut offers nothing. */
async function goOn(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Continue" });
  await button.waitFor({ timeout: LONGEST_OFFER_MS }).catch(() => undefined);
  if (!(await button.isVisible())) return;
  await button.click();
  await button.waitFor({ state: "hidden", timeout: LONGEST_MS });
}

async function allWritten(page: Page): Promise<void> {
  await page.getByText("2,000 contacts were imported.").first().waitFor({ timeout: LONGEST_MS });
}

async function allSent(page: Page): Promise<void> {
  await page.getByText("All changes saved").first().waitFor({ timeout: LONGEST_MS });
}

/** The imported contacts that the server has, and how many people they are. */
async function countsOn({ url }: Running): Promise<{ contacts: number; people: number }> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: emailOf("carrier"), password: PASSWORD });
  const login = await (await fetch(`${url}/api/user/login`, { method: "POST", headers, body })).json();
  const authorization = `Bearer ${login.access_token}`;
  const addresses: string[] = [];
  // A page has 1,000 at most, and its header names the next one.
  for (let path: string | undefined = `/api/user/${login.user.id}/contact/`; path !== undefined; ) {
    const answer: Response = await fetch(new URL(path, url), { headers: { authorization } });
    addresses.push(...((await answer.text()).match(/"email":"ann\d+@import\.test"/g) ?? []));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return { contacts: addresses.length, people: new Set(addresses).size };
}
