import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { field as fieldOf, fillLogin } from "../e2e/support/browser.ts";
import type { Account } from "../e2e/support/people.ts";
import { startProcess } from "./process.ts";
import { printRows } from "./table.ts";

const RUNS = 10;

/** Needs the built app: `npm run build`. */
export async function benchScreens(): Promise<void> {
  const server = await startProcess("sync-server/dist/main.js", 4327);
  try {
    await benchTwoUsers(server.url);
  } finally {
    await server.stop();
  }
}

/** From a keystroke, and from coming back after an edit without a network, to the other user's open screen; both in Chromium. */
async function benchTwoUsers(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const bridge = await browser.newContext({ baseURL: url });
  const writer = await open(bridge, "broker");
  const reader = await open(await browser.newContext({ baseURL: url }), "captain");
  await writer.getByRole("button", { name: "Edit name, type and dates" }).click();
  const field = fieldOf(writer, "Name");
  const enter = async (name: string) => {
    await field.fill(name);
    await field.press("Enter");
  };
  const seen = (name: string) => reader.getByRole("heading", { level: 1, name }).waitFor();

  const online = await median(async (run) => {
    const name = `Riviera, seen ${run}`;
    const started = performance.now();
    await enter(name);
    await seen(name);
    return performance.now() - started;
  });
  const reconnected = await median(async (run) => {
    const name = `Riviera, from the sea ${run}`;
    await bridge.setOffline(true);
    await enter(name);
    await writer
      .getByText(/^Offline: \d+ changes? waits?/)
      .first()
      .waitFor({ state: "attached" });
    await bridge.setOffline(false);
    const started = performance.now();
    await seen(name);
    return performance.now() - started;
  });
  printRows("sync: two users in Chromium (aim: under 2,000 ms)", [
    { what: "edit on one screen seen on the other", ours: online, unit: "ms" },
    { what: "reconnected after an edit at sea, seen on the other", ours: reconnected, unit: "ms" },
  ]);
  await browser.close();
}

async function median(measure: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await measure(run));
  times.sort((a, b) => a - b);
  return times[RUNS / 2] ?? 0;
}

async function open(context: BrowserContext, account: Account): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/authentication/login?nextUrl=/agreement/1");
  await fillLogin(page, account);
  await page.getByRole("heading", { level: 1, name: /Riviera/ }).waitFor();
  return page;
}
