import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { patience } from "../../support/patience.ts";
import { processTarget, type Target } from "../support/target.ts";
import { hammer } from "./hammer.ts";
import { judge, type Seen, share } from "./judge.ts";
import type { Siege } from "./siege.ts";
import { SIEGES } from "./sieges.ts";

const SIEGE_MS = 4_000;
const QUIET_MS = 2_000;

/**
 * Attacks a server, each attack on one of its own, while someone else edits a profile, and prints what that person noticed. It is compared with
 * the quiet right before and right after, so that another load of the machine counts on both sides; an attack that is not held is tried a
 * second time.
 * @param words choose attacks by their names
 * @returns the number of attacks without the verdict that they are held
 */
export async function starve(port: number, words: string): Promise<number> {
  const factor = patience(10) / 10;
  if (factor !== 1) console.log(`Waits may be ${factor} times as long as on the reference machine.\n`);
  const chosen = SIEGES.filter(({ name }) => name.toLowerCase().includes(words));
  console.log("| attack | quiet p95, longest | p95 | longest | edits | answers | memory | verdict |");
  console.log("|---|---|---|---|---|---|---|---|");
  let failed = 0;
  for (const siege of chosen) {
    const isHeld = (await besiege(port, siege, factor)) || (await besiege(port, siege, factor));
    failed += isHeld ? 0 : 1;
  }
  console.log(`${chosen.length} attacks, ${failed} not held`);
  return failed;
}

/** Attacks once, and prints it. @returns whether it was held */
async function besiege(port: number, siege: Siege, factor: number): Promise<boolean> {
  const target = await processTarget(port);
  try {
    const seen = await attacked(target, siege);
    const verdict = judge(seen, factor);
    console.log(rowOf(siege.name, seen, verdict));
    return verdict === "held";
  } catch (error) {
    console.log(`| ${siege.name} | | | | | | | no verdict: ${error} |`);
    return false;
  } finally {
    await target.close();
  }
}

async function attacked(target: Target, siege: Siege): Promise<Seen> {
  const send = await siege.begin(target);
  const bystander = await bystanderAt(target.url);
  const quietly = async () => {
    await waitsOf(bystander);
    await new Promise((done) => setTimeout(done, QUIET_MS));
    return await waitsOf(bystander);
  };
  try {
    // The first edits warm the server up.
    await quietly();
    const before = await quietly();
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, target.process?.memory() ?? 0);
    }, 200);
    const statuses = await hammer(siege.connections, SIEGE_MS, send);
    clearInterval(watch);
    const during = await waitsOf(bystander);
    // Requests that were begun are answered first.
    await quietly();
    const after = await quietly();
    return { quiet: [...before.waits, ...after.waits], ...during, statuses, memory, isHollow: siege.isHollow ?? false };
  } finally {
    if (bystander.exitCode === null && bystander.send("end")) await new Promise((done) => bystander.once("exit", done));
  }
}

function rowOf(name: string, { quiet, waits, statuses, memory }: Seen, verdict: string): string {
  const answers = [...statuses].map(([status, count]) => `${status} × ${count}`).join(", ");
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const calm = `${ms(share(quiet, 0.95))}, ${ms(share(quiet, 1))}`;
  const mb = `${Math.round(memory / 1024 ** 2)} MB`;
  const cells = [name, calm, ms(share(waits, 0.95)), ms(share(waits, 1)), waits.length, answers, mb, verdict];
  return `| ${cells.join(" | ")} |`;
}

async function bystanderAt(url: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("./bystander.ts", import.meta.url)), [url], {
    execArgv: ["--import", "tsx"],
  });
  await heard(child);
  return child;
}

/** The next word of the bystander. @throws when it has ended instead: it would be waited for without end */
function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error("the bystander could not go on"));
    if (child.exitCode !== null) return ended();
    child.once("exit", ended);
    child.once("message", (word) => {
      child.off("exit", ended);
      done(word);
    });
  });
}

/** The waits of the bystander since it was asked last. */
async function waitsOf(child: ChildProcess): Promise<{ waits: number[]; failed: number }> {
  const told = heard(child);
  child.send("tell");
  // The bystander says nothing else.
  return (await told) as { waits: number[]; failed: number };
}
