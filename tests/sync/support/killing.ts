import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { opOf } from "shared-schema/sync/op";
import type { PullAnswer, PushAnswer, WireDocument } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { bundleServer } from "./bundle.ts";
import { pause } from "./pause.ts";
import { Random } from "./random.ts";

export interface KillResult {
  kills: number;
  acknowledged: number;
  /** Median time from a start to the first healthy answer. */
  startMs: number;
  failures: string[];
}

const DROPPED = 0.05;
const LOGIN = { email: "broker@demo.passerelle.test", password: "passerelle-demo" };
type Body = Record<string, unknown>;

/** Kills the real server's process again and again while it is written to, and looks at its file each time. */
export async function killRepeatedly(kills: number, seed: number, port: number): Promise<KillResult> {
  const random = new Random(seed);
  const folder = mkdtempSync(join(tmpdir(), "passerelle-kill-"));
  const failures: string[] = [];
  const starts: number[] = [];
  const script = await bundleServer("killed");
  let server = await start(script, folder, port);
  const writer = new Writer(`http://127.0.0.1:${port}`, new Random(seed + 1));
  await writer.logIn();
  const writing = writer.write();
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = writer.acknowledged.size + 1;
      while (writer.acknowledged.size < enough && writer.failures.length === 0) await pause(5);
      await pause(random.below(120));
      const known = new Map(writer.acknowledged);
      await end(server);
      failures.push(...damage(join(folder, "passerelle.db"), known));
      const from = performance.now();
      server = await start(script, folder, port);
      starts.push(performance.now() - from);
    }
  } finally {
    writer.stop();
    await writing;
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  }
  const startMs = starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  return { kills, acknowledged: writer.acknowledged.size, startMs, failures: [...failures, ...writer.failures] };
}

async function start(script: string, folder: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, NODE_ENV: "test", PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder };
  const child = spawn(process.execPath, [script], { env, stdio: "ignore" });
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return child;
    await pause(20);
  }
  throw new Error("The server did not start.");
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

/** What is wrong with the file of a server that was killed: it is opened as the server would open it. */
function damage(file: string, acknowledged: ReadonlyMap<string, string>): string[] {
  const sqlite = new Database(file);
  const failures: string[] = [];
  const integrity = sqlite.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") failures.push(`integrity_check: ${String(integrity)}`);
  const names = new Map<string, number>();
  const bodies = sqlite.prepare<[], string>("select body from history where collection = 'agreements'").pluck().all();
  for (const text of bodies) {
    const services: Record<string, { name: string | null }> = JSON.parse(text).special_conditions;
    for (const key of Object.keys(services)) names.set(key, (names.get(key) ?? 0) + 1);
  }
  for (const [key, token] of acknowledged) if (!names.has(key)) failures.push(`${token} was acknowledged and is lost`);
  const count = (what: string, sql: string) => {
    const found = sqlite.prepare<[], number>(sql).pluck().get() ?? 0;
    if (found > 0) failures.push(`${what}: ${found}`);
  };
  const ops = "select count(*) from history where length(op) = 32 group by collection, id, op having count(*) > 1";
  count("edits written twice", `select count(*) from (${ops})`);
  count(
    "documents whose revision is not the number of their revisions",
    `select count(*) from documents d where rev !=
       (select count(*) from history h where h.collection = d.collection and h.id = d.id)`,
  );
  count(
    "readers who are not told of a document",
    `select count(*) from acl a join documents d on d.collection = a.collection and d.id = a.id where d.deleted = 0 and
       not exists (select 1 from feed f where f.user_id = a.user_id and f.collection = a.collection and f.id = a.id)`,
  );
  count(
    "places in a feed taken twice",
    "select count(*) from (select 1 from feed group by user_id, seq having count(*) > 1)",
  );
  sqlite.close();
  return failures;
}

/** One device that adds services to an agreement, each sent until it is answered, on a line that loses answers. */
class Writer {
  /** Services that the server has acknowledged, by key. */
  readonly acknowledged = new Map<string, string>();
  readonly failures: string[] = [];
  private headers: Record<string, string> = { "content-type": "application/json" };
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly random: Random,
  ) {}

  async logIn(): Promise<void> {
    const answer = await this.call("POST", "/api/user/login", LOGIN);
    const { access_token } = (await answer.json()) as { access_token: string };
    this.headers = { ...this.headers, authorization: `Bearer ${access_token}` };
  }

  stop(): void {
    this.stopped = true;
  }

  async write(): Promise<void> {
    const page = (await (
      await this.call("GET", "/api/sync/pull?collection=agreements&seq=0&limit=10")
    ).json()) as PullAnswer;
    let master = page.documents.find((document): document is WireDocument => document.id === "1" && "body" in document);
    while (!this.stopped && master) {
      master = await this.add(master, newId());
    }
  }

  private async add(master: WireDocument, key: string): Promise<WireDocument> {
    const special = {
      ...(master.body.special_conditions as Body),
      [key]: { pos: "a0", name: key, price: null, product: null },
    };
    const next = { ...master, e: key, body: { ...master.body, special_conditions: special } };
    const change = { collection: "agreements", op: opOf("killed", "agreements", master, next), assumed: master, next };
    while (!this.stopped) {
      try {
        const answer = await this.call("POST", "/api/sync/push", { device: "killed", schema: 1, changes: [change] });
        const { results } = (await answer.json()) as PushAnswer;
        if (this.random.next() < DROPPED) continue;
        const [result] = results;
        if (result?.outcome !== "taken" || !result.master || !("body" in result.master)) {
          this.failures.push(`${key} was ${result?.outcome}: ${result?.message}`);
          this.stop();
          return master;
        }
        this.acknowledged.set(key, key);
        return result.master;
      } catch {
        // The server is down: the same edit is sent again once it is back.
        await pause(10);
      }
    }
    return master;
  }

  private call(method: string, path: string, body?: object): Promise<Response> {
    const signal = AbortSignal.timeout(5_000);
    return fetch(this.url + path, { method, headers: this.headers, body: body && JSON.stringify(body), signal });
  }
}
