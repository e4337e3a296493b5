import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { processTarget, type Target } from "../support/target.ts";
import { hammer } from "./hammer.ts";
import { SIEGES, type Siege } from "./sieges.ts";

const SIEGE_MS = 4_000;
const QUIET_MS = 2_000;
/** Someone else's edits take this many times as long as in quiet at most, or this long, whichever is more. */
const MOST_TIMES_QUIET = 3;
const ALWAYS_QUICK_MS = 100;
const LONGEST_MS = 500;
const MOST_MEMORY = 1024 ** 3;

/**
 * Attacks a server, each attack on one of its own, while someone else edits a profile, and prints what that person noticed. A measurement:
 * its figures are those of the machine and of what else it does.
 * @param words choose attacks by their names
 * @returns the number of attacks that the editor noticed too much of
 */
export async function starve(port: number, words: string): Promise<number> {
  const chosen = SIEGES.filter(({ name }) => name.toLowerCase().includes(words));
  console.log("| attack | quiet p95 | p95 | longest | edits | answers | memory | |\n|---|---|---|---|---|---|---|---|");
  let failed = 0;
  for (const siege of chosen) {
    const target = await processTarget(port);
    try {
      failed += (await isHeld(target, siege)) ? 0 : 1;
    } finally {
      await target.close();
    }
  }
  return failed;
}

async function isHeld(target: Target, siege: Siege): Promise<boolean> {
  const send = await siege.begin(target);
  const bystander = await bystanderAt(target.url);
  try {
    await new Promise((done) => setTimeout(done, QUIET_MS));
    // The first edits warm the server up.
    await waitsOf(bystander);
    await new Promise((done) => setTimeout(done, QUIET_MS));
    const quiet = at((await waitsOf(bystander)).waits, 0.95);
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, target.process?.memory() ?? 0);
    }, 200);
    const statuses = await hammer(siege.connections, SIEGE_MS, send);
    clearInterval(watch);
    const { waits, failed } = await waitsOf(bystander);
    const [p95, longest] = [at(waits, 0.95), Math.max(...waits, 0)];
    const isGood =
      waits.length > 0 &&
      failed === 0 &&
      p95 <= Math.max(MOST_TIMES_QUIET * quiet, ALWAYS_QUICK_MS) &&
      longest <= LONGEST_MS &&
      memory <= MOST_MEMORY;
    const answers = [...statuses].map(([status, count]) => `${status} × ${count}`).join(", ");
    const figures = [quiet, p95, longest].map((ms) => `${ms.toFixed(0)} ms`).join(" | ");
    const mb = Math.round(memory / 1024 ** 2);
    console.log(
      `| ${siege.name} | ${figures} | ${waits.length} | ${answers} | ${mb} MB | ${isGood ? "held" : "FAILED"} |`,
    );
    return isGood;
  } finally {
    bystander.send("end");
    await new Promise((done) => bystander.once("exit", done));
  }
}

async function bystanderAt(url: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("./bystander.ts", import.meta.url)), [url], {
    execArgv: ["--import", "tsx"],
  });
  await new Promise((done) => child.once("message", done));
  return child;
}

/** The waits of the bystander since it was asked last. */
function waitsOf(child: ChildProcess): Promise<{ waits: number[]; failed: number }> {
  return new Promise((done) => {
    // The bystander says nothing else.
    child.once("message", (told) => done(told as { waits: number[]; failed: number }));
    child.send("tell");
  });
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}
