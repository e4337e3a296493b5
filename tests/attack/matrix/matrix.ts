import type { Answer, TestClient } from "sync-server/testing/client";
import { addressOf, type Target } from "../support/target.ts";
import { ACTORS, type ActorName } from "./actors.ts";
import type { Call, Row, Scene } from "./cells.ts";
import { nameOf, type Operation, operationsOf } from "./operations.ts";
import { ROWS } from "./rows.ts";
import { buildWorld, type World } from "./world.ts";

type Stages = Pick<Scene, "own" | "foreign">;

export interface MatrixResult {
  cells: number;
  findings: string[];
}

/**
 * Tries every operation that the server describes, by every actor and on own and foreign documents. A call that may change an
 * agreement gets one of its own.
 */
export async function tryMatrix(target: Target): Promise<MatrixResult> {
  const operations = await operationsOf(target.url);
  const names = new Set(operations.map(nameOf));
  const findings = [...names].filter((name) => !ROWS[name]).map((name) => `${name}: no row in the matrix`);
  findings.push(
    ...Object.keys(ROWS).flatMap((name) => (names.has(name) ? [] : [`${name}: the server has no such call`])),
  );
  const world = await buildWorld(target);
  const shared = { own: await world.ownStage(), foreign: await world.foreignStage() };
  let cells = 0;
  for (const operation of operations) {
    for (const actor of ACTORS) {
      const tried = await tryRow(world, shared, operation, ROWS[nameOf(operation)] ?? [], actor);
      cells += tried.cells;
      findings.push(...tried.findings);
    }
  }
  return { cells, findings };
}

async function tryRow(world: World, shared: Stages, operation: Operation, row: Row, name: ActorName) {
  const actor = world.actors[name];
  const findings: string[] = [];
  let cells = 0;
  for (const { at, expected, call } of row) {
    const statuses = expected[name];
    if (!statuses) continue;
    cells += 1;
    const allowed = statuses.some((status) => status < 300);
    const stages = allowed && operation.method !== "GET" ? await freshStages(world, shared, at) : shared;
    const answer = await sent(actor, operation, await call({ world, actor, ...stages }));
    const cell = `${nameOf(operation)} by ${name}${at && ` on ${at}`}`;
    if (!statuses.includes(answer.status)) {
      findings.push(`${cell}: ${answer.status} instead of ${statuses.join(" or ")} ${said(answer)}`);
    }
    if (answer.headers.get("cache-control") !== "no-store") findings.push(`${cell}: an answer that may be cached`);
  }
  return { cells, findings };
}

async function freshStages(world: World, shared: Stages, at: string): Promise<Stages> {
  if (at === "own agreement") return { ...shared, own: await world.ownStage() };
  return at === "foreign agreement" ? { ...shared, foreign: await world.foreignStage() } : shared;
}

let sender = 0;

/** The longest that a cell waits for its account to be let in again. */
const LONGEST_WAIT_SECONDS = 60;

/** An account that has called too often waits as it is told to: how often it may call is another attack's question. */
async function sent(actor: TestClient, operation: Operation, call: Call): Promise<Answer> {
  const answer = await sentOnce(actor, operation, call);
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status !== 429 || seconds > LONGEST_WAIT_SECONDS) return answer;
  await new Promise((done) => setTimeout(done, seconds * 1_000));
  return sentOnce(actor, operation, call);
}

function sentOnce(actor: TestClient, { method, path }: Operation, call: Call): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(call.params?.[name] ?? name));
  const address = `${filled}${call.query ? `?${call.query}` : ""}`;
  // Each call from an address of its own: how often one address may try is another attack's question.
  const headers = { "x-forwarded-for": addressOf(++sender) };
  if (call.form) return actor.send(method, address, call.form, headers);
  return actor.call(method, address, call.body, headers);
}

function said({ body }: Answer): string {
  return JSON.stringify(body).slice(0, 200);
}
