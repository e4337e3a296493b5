import { execFileSync } from "node:child_process";
import { type BrowserContext, chromium, type Page, test } from "@playwright/test";
import { defined } from "shared-schema/base/defined";

/** A whole Chromium with a profile on disk, as an installed app has: it can be closed, or killed, and opened again. */
export function openBrowser(profile: string, baseURL: string | undefined): Promise<BrowserContext> {
  const { launchOptions, viewport } = test.info().project.use;
  const executablePath = process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium";
  const options = {
    ...launchOptions,
    executablePath,
    ...defined({ baseURL, viewport }),
    serviceWorkers: "allow" as const,
  };
  return chromium.launchPersistentContext(profile, options);
}

/** The page with which a browser opens. */
export async function firstPage(browser: BrowserContext): Promise<Page> {
  return browser.pages()[0] ?? (await browser.newPage());
}

/**
 * Ends a browser and everything that it has started at once, as a device does whose battery is empty: no one gets to finish
 * anything. Resolves when it is gone.
 * @returns the number of those processes
 */
export async function killBrowser(browser: BrowserContext, profile: string): Promise<number> {
  const gone = browser.waitForEvent("close");
  const tree = processesOf(profile);
  for (const pid of tree) kill(pid);
  await gone;
  return tree.length;
}

/** The browser's own process, known by its folder, and all that descend from it. */
function processesOf(profile: string): number[] {
  const rows = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((found) => ({ pid: Number(found?.[1]), parent: Number(found?.[2]), args: found?.[3] ?? "" }));
  const tree = rows.filter(({ args }) => args.includes(`--user-data-dir=${profile}`)).map(({ pid }) => pid);
  // It grows while it is walked: the children of each come after it.
  for (const pid of tree) {
    tree.push(...rows.filter((row) => row.parent === pid && !tree.includes(row.pid)).map((row) => row.pid));
  }
  return tree;
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (cause) {
    // It went with its parent.
    if (!(cause instanceof Error && "code" in cause && cause.code === "ESRCH")) throw cause;
  }
}
