import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { newProfile } from "shared-schema/profile/schema";
import { DEMO_PASSWORD } from "../../sync-server/src/demo/login.ts";
import { anonymous, type TestClient } from "../../sync-server/src/testing/client.ts";
import { startTestServer } from "../../sync-server/src/testing/server.ts";
import { type Tx, transact } from "../../sync-server/src/verbs/base/context.ts";
import { commitDocument } from "../../sync-server/src/verbs/documents/commitDocument.ts";
import { nextId } from "../../sync-server/src/verbs/documents/ids.ts";
import { seedFleet } from "./fleet.ts";
import { printRows } from "./table.ts";

const PROFILES = 20_000;
const AGREEMENTS = 200;
const TOGETHER = 1_000;

/** The deletion of an account with very many profiles: how long it holds up everybody else, beside a rebuild of the whole file. */
export async function benchErasure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-bench-"));
  await seedFleet(dataDir, AGREEMENTS);
  const server = await startTestServer({ dataDir });
  const person = { first_name: "Zebulon", last_name: "Quartermaine", email: "zq@bench.example" };
  await anonymous(server.app).post("/user/", { ...person, password: DEMO_PASSWORD });
  const user = await server.login(person.email);
  for (let from = 0; from < PROFILES; from += TOGETHER) {
    transact(server.deps, (tx) => {
      for (let index = from; index < from + TOGETHER; index += 1) addProfile(tx, user.userId, index);
    });
  }
  const other = await server.login("broker");
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const asked = askingOf(other);
  loop.enable();
  const started = performance.now();
  const { status } = await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD });
  const whole = performance.now() - started;
  // A pause is noted once it is over.
  await setTimeout(50);
  loop.disable();
  const slowest = await asked();
  if (status !== 200) throw new Error(`The deletion answered ${status}`);
  await server.close();
  const file = join(dataDir, "passerelle.db");
  const rebuild = rebuildMs(file);
  const megabytes = statSync(file).size / 2 ** 20;
  rmSync(dataDir, { recursive: true, force: true });
  const peer = { name: "VACUUM", value: rebuild };
  printRows(`Deletion of an account: ${PROFILES} profiles, ${AGREEMENTS} agreements, ${megabytes.toFixed(0)} MB`, [
    { what: "the whole of it", ours: whole, unit: "ms", peer },
    { what: "longest pause of the event loop", ours: loop.max / 1e6, unit: "ms", peer },
    { what: "longest time between two answers to another account", ours: slowest, unit: "ms", peer },
  ]);
}

function addProfile(tx: Tx, user_id: number, index: number): void {
  const name = { first_name: `Zebulon ${index}`, last_name: "Quartermaine" };
  const body = newProfile({ user_id, created_by: user_id, created_at: tx.now, ...name });
  const written = { user_id, op: `erasure-${index}`, event: null };
  commitDocument(tx, { collection: "profiles", id: String(nextId(tx, "profile")), before: null, body, ...written });
}

/** Asks again and again in the name of another account. @returns ends it: the longest time between two answers, ms */
function askingOf(client: TestClient): () => Promise<number> {
  let isOver = false;
  const asking = (async () => {
    let slowest = 0;
    let answered = performance.now();
    while (!isOver) {
      await setTimeout(5);
      await client.get("/user/me");
      const now = performance.now();
      slowest = Math.max(slowest, now - answered);
      answered = now;
    }
    return slowest;
  })();
  return () => {
    isOver = true;
    return asking;
  };
}

function rebuildMs(file: string): number {
  const database = new Database(file);
  const from = performance.now();
  database.exec("VACUUM");
  const ms = performance.now() - from;
  database.close();
  return ms;
}
