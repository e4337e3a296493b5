import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { run } from "./run.mjs";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
/** The drivers that the journeys in WebKit and Firefox need, with their Debian packages. */
const ENGINES = [
  ["WebKitWebDriver", "webkit2gtk-driver"],
  ["Xvfb", "xvfb"],
  [process.env.PASSERELLE_FIREFOX ?? "firefox-esr", "firefox-esr"],
];

/**
 * A Chromium for the journeys: Playwright's own, else the system's, else one of the two is installed. Beside Debian's goes its
 * headless shell, which takes less time for the same pages.
 * @returns {Promise<Record<string, string>>} the variables that tell the journeys where they are
 */
export async function ensureChromium() {
  let chromium = findChromium();
  if (!chromium) {
    process.stdout.write("No Chromium found: trying Playwright's download\n");
    await run("npx", ["playwright", "install", "--with-deps", "chromium"], { quiet: true });
    chromium = findChromium();
  }
  if (!chromium) {
    process.stdout.write("That did not work: installing the system's package 'chromium'\n");
    await installPackages(["chromium"]);
    chromium = findChromium();
  }
  if (!chromium) {
    process.stderr.write("No Chromium could be installed; install one and set PASSERELLE_CHROMIUM to its path\n");
    process.exit(1);
  }
  if (chromium === CHROMIUM[0] && !runs(HEADLESS_SHELL)) await installPackages(["chromium-headless-shell"]);
  const shell = process.env.PASSERELLE_HEADLESS_SHELL ?? HEADLESS_SHELL;
  return { PASSERELLE_CHROMIUM: chromium, ...(runs(shell) ? { PASSERELLE_HEADLESS_SHELL: shell } : {}) };
}

/**
 * Installs the programs that the journeys in WebKit and Firefox need. A program that cannot be installed is named, and
 * those journeys fail.
 */
export async function ensureEngines() {
  const missing = () => ENGINES.filter(([command]) => !found(command));
  if (missing().length === 0) return;
  process.stdout.write("Installing WebKitGTK's driver and Firefox ESR\n");
  await installPackages(missing().map(([, name]) => name));
  const left = missing().map(([command, name]) => `${command} (package ${name})`);
  if (left.length > 0) process.stderr.write(`Could not be installed, so journeys will fail: ${left.join(", ")}\n`);
}

function findChromium() {
  const { chromium } = createRequire(import.meta.url)("playwright");
  return [process.env.PASSERELLE_CHROMIUM, chromium.executablePath(), ...CHROMIUM].find((path) => path && runs(path));
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ["--version"]).status === 0;
}

function found(command) {
  return spawnSync("sh", ["-c", `command -v "${command}"`]).status === 0;
}

/** Installs Debian packages, where that is possible. @param {string[]} names */
export async function installPackages(names) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ]) {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
    await run(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" }, quiet: true });
  }
}
