import type { Answer, TestClient } from "sync-server/testing/client";
import { addressOf, type Target } from "../support/target.ts";
import { ACTORS, type ActorName } from "./actors.ts";
import type { Call, Cell, Scene } from "./cells.ts";
import { missingKinds } from "./kinds.ts";
import { nameOf, type Operation, operationsOf } from "./operations.ts";
import { ROWS } from "./rows/rows.ts";
import { buildWorld, type World } from "./world/world.ts";

type Stages = Pick<Scene, "shared" | "foreign">;

export interface MatrixResult {
  cells: number;
  findings: string[];
}

/** One of so many parts of the operations, counted from 0. */
export interface Part {
  index: number;
  of: number;
}

/**
 * Tries every operation that the server describes, by every actor and on own, shared and foreign documents. A call that may change
 * an agreement gets one of its own: with each of them a further one takes longer, so parts on servers of their own are quicker.
 */
export async function tryMatrix(target: Target, part: Part = { index: 0, of: 1 }): Promise<MatrixResult> {
  const described = await operationsOf(target.url);
  // Some calls on a path need those before them.
  const paths = [...new Set(described.map(({ path }) => path))];
  const operations = described.filter(({ path }) => paths.indexOf(path) % part.of === part.index);
  const names = described.map(nameOf);
  const findings = names.filter((name) => !ROWS[name]).map((name) => `${name}: no row in the matrix`);
  for (const [name, row] of Object.entries(ROWS)) {
    if (!names.includes(name)) findings.push(`${name}: the server has no such call`);
    findings.push(...missingKinds(name, row).map((kind) => `${name}: no cell for ${kind} documents`));
  }
  const world = await buildWorld(target);
  const stages = { shared: await world.sharedStage(), foreign: await world.foreignStage() };
  let cells = 0;
  for (const operation of operations) {
    for (const cell of ROWS[nameOf(operation)] ?? []) {
      for (const actor of ACTORS) {
        const tried = await tryCell(world, stages, { operation, cell, name: actor });
        cells += tried === null ? 0 : 1;
        findings.push(...(tried ?? []));
      }
    }
  }
  return { cells, findings };
}

interface Try {
  operation: Operation;
  cell: Cell;
  name: ActorName;
}

/** @returns what was wrong with the answer; null for an actor who does not try */
async function tryCell(world: World, stages: Stages, { operation, cell, name }: Try): Promise<string[] | null> {
  const statuses = cell.expected[name];
  if (!statuses) return null;
  const actor = world.actors[name];
  const isWrite = statuses.some((status) => status < 300) && operation.method !== "GET";
  const scene: Scene = { world, actor, name, ...(isWrite ? await freshStages(world, stages, cell) : stages) };
  const answer = await sent(actor, operation, await cell.call(scene));
  const at = `${nameOf(operation)} by ${name}${cell.at && ` on ${cell.at}`}`;
  const findings: string[] = [];
  if (!statuses.includes(answer.status)) {
    findings.push(`${at}: ${answer.status} instead of ${statuses.join(" or ")} ${worded(answer)}`);
  } else {
    const fault = answer.status < 300 ? (cell.fault?.(answer, scene) ?? null) : null;
    if (fault !== null) findings.push(`${at}: ${fault}`);
  }
  if (answer.headers.get("cache-control") !== "no-store") findings.push(`${at}: an answer that may be cached`);
  return findings;
}

async function freshStages(world: World, stages: Stages, { kind }: Cell): Promise<Stages> {
  if (kind === "foreign") return { ...stages, foreign: await world.foreignStage() };
  return kind === "shared" ? { ...stages, shared: await world.sharedStage() } : stages;
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

function worded({ body }: Answer): string {
  return JSON.stringify(body).slice(0, 200);
}
