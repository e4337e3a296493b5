import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { run } from "./run.mjs";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A Chromium for the browser tests: Playwright's own, else the system's, else one of the two is installed.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write("No Chromium found: trying Playwright's download\n");
  await run("npx", ["playwright", "install", "--with-deps", "chromium"], { quiet: true });
  if (!findBrowser()) {
    process.stdout.write("That did not work: installing the system's package 'chromium'\n");
    const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "chromium"],
    ]) {
      const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
      await run(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" }, quiet: true });
    }
  }
  const installed = findBrowser();
  if (!installed) {
    process.stderr.write("No Chromium could be installed; install one and set PASSERELLE_CHROMIUM to its path\n");
    process.exit(1);
  }
  return installed;
}

function findBrowser() {
  const { chromium } = createRequire(import.meta.url)("playwright");
  const candidates = [process.env.PASSERELLE_CHROMIUM, chromium.executablePath(), ...SYSTEM];
  return candidates.find((path) => path && existsSync(path) && spawnSync(path, ["--version"]).status === 0);
}
