import { spawn } from "node:child_process";
import { QUICK, SUITES } from "./suites.ts";

/**
 * `npm run bench [-- NAME…]`: figures of this machine, and ratios against peers in the same run; the names are those of
 * `suites.ts`. `npm run bench -- app starts editing` measures parts of `app`; `npm run bench -- quick` takes three minutes and adds its
 * ratios to `docs/bench.tsv`.
 *
 * Each suite has a process and a deadline of its own, so one that fails or hangs does not stop the others.
 */
const wanted = process.argv.slice(2);
const parts = wanted.includes("app") ? wanted.slice(wanted.indexOf("app") + 1) : [];
const named = wanted.filter((name) => !parts.includes(name));
const unknown = named.filter((name) => name !== "quick" && !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no suite «${unknown.join("», «")}»: quick, ${Object.keys(SUITES).join(", ")}`);
  process.exit(2);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const failures: string[] = [];
for (const name of named.length > 0 ? named : Object.keys(SUITES)) {
  const started = performance.now();
  const failure = await runSuite(name);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${failure ? "FAILED" : "ok    "} ${name} (${seconds} s)${failure ? `: ${failure}` : ""}`);
  if (failure) failures.push(name);
}
if (failures.length > 0) console.error(`\nFailed: ${failures.join(", ")}`);
process.exit(failures.length > 0 ? 1 : 0);

/** @returns why it failed; null when it did not */
function runSuite(name: string): Promise<string | null> {
  const minutes = (name === "quick" ? QUICK : SUITES[name])?.minutes ?? 0;
  const suite = new URL("suite.ts", import.meta.url).pathname;
  // A group of its own: whatever the suite has started ends with it.
  const child = spawn(process.execPath, ["--import", "tsx", suite, name, ...(name === "app" ? parts : [])], {
    stdio: "inherit",
    detached: true,
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", end);
  return new Promise((resolve) => {
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      end();
    }, minutes * 60_000);
    child.once("exit", (code) => {
      clearTimeout(deadline);
      process.off("exit", end);
      if (isLate) resolve(`not done after ${minutes} minutes`);
      else resolve(code === 0 ? null : `exit ${code}`);
    });
  });
}
