import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../sync-server/src/store/store.ts";
import { MIGRATIONS } from "../../sync-server/src/testing/migrations.ts";
import { verifyTrail } from "../../sync-server/src/verbs/audit/verify.ts";
import { uncut } from "../../sync-server/src/verbs/base/uncut.ts";
import { bundleServer } from "./support/killing/bundle.ts";
import { ServerProcess } from "./support/killing/serverProcess.ts";
import { pause } from "./support/pause.ts";
import { Random } from "./support/random.ts";

/** The moments at which the server is killed, and what it must have kept then. */
const KILLS = [
  { at: "once it was asked", keeps: ["nothing"] },
  { at: "with the first bytes that it writes", keeps: ["nothing", "whole"] },
  { at: "while it works", keeps: ["nothing", "whole"] },
  { at: "once it has answered", keeps: ["whole"] },
] as const;
const ROUNDS = 2;
const PORT = 4_391;
const LOGIN = { email: "broker@demo.passerelle.test", password: "passerelle-demo" };

it("keeps a whole version or nothing of one when the server is killed while it generates", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-generation-"));
  const server = new ServerProcess(await bundleServer("killed-generation"), folder, PORT);
  const random = new Random(7);
  const outcomes: ("nothing" | "whole")[] = [];
  try {
    await server.start();
    let broker = await logIn(server.url);
    // The first one is not killed: how long a generation takes is how late a kill may come.
    const from = performance.now();
    expect((await broker("POST", "/cruise/1/generate")).status).toBe(200);
    const whole = performance.now() - from;
    for (const { at, keeps } of Array.from({ length: ROUNDS }, () => KILLS).flat()) {
      const before = await keptVersions(folder);
      await broker("DELETE", "/cruise/1/lock");
      expect((await broker("PUT", "/cruise/1", { name: `Edit ${outcomes.length}` })).status).toBe(200);
      const answered = broker("POST", "/cruise/1/generate").catch(() => null);
      await Promise.race([answered, momentOf(at, answered)]);
      await server.kill();
      const kept = await keptVersions(folder);
      const outcome = kept > before ? "whole" : "nothing";
      expect(kept - before).toBe(outcome === "whole" ? 1 : 0);
      expect(keeps, at).toContain(outcome);
      if ((await answered)?.ok) expect(outcome).toBe("whole");
      outcomes.push(outcome);
      await server.start();
      broker = await logIn(server.url);
    }
    expect(await keptVersions(folder)).toBe(1 + outcomes.filter((outcome) => outcome === "whole").length);

    function momentOf(at: (typeof KILLS)[number]["at"], answered: Promise<unknown>): Promise<unknown> {
      if (at === "once it was asked") return pause(1);
      if (at === "once it has answered") return answered;
      return at === "while it works" ? pause(whole * (0.15 + random.next() * 0.6)) : written(folder);
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(outcomes).toHaveLength(ROUNDS * KILLS.length);
  console.log(`killed while it generated: ${outcomes.join(", ")}`);
}, 180_000);

/** Resolves as soon as the server writes to its database. */
async function written(folder: string): Promise<void> {
  const log = join(folder, "passerelle.db-wal");
  const before = statSync(log, { bigint: true }).mtimeNs;
  while (statSync(log, { bigint: true }).mtimeNs === before) await pause(1);
}

type Call = (method: string, path: string, body?: object) => Promise<Response>;

async function logIn(url: string): Promise<Call> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/user/login`, { method: "POST", headers, body: JSON.stringify(LOGIN) });
  const { access_token } = (await answer.json()) as { access_token: string };
  const authorization = `Bearer ${access_token}`;
  return (method, path, body) =>
    fetch(`${url}/api${path}`, {
      ...{ method, headers: { ...headers, authorization } },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** The number of versions in the file of a server that was killed, each of them with everything that belongs to it. */
async function keptVersions(folder: string): Promise<number> {
  const store = openStore({
    file: join(folder, "passerelle.db"),
    migrationsFolder: MIGRATIONS,
    newEpoch: () => "unused",
    newSalt: () => "unused",
  });
  try {
    const row = store.documents.get("agreements", "1");
    if (!row) throw new Error("The agreement is gone.");
    const { status, version, generated_versions_len } = uncut("agreements", row);
    const versions = store.contractVersions.of(1);
    expect(versions.map((each) => each.version)).toEqual(versions.map((_, index) => index));
    expect(generated_versions_len).toBe(versions.length);
    const isGenerated = status === "CONTRACT" || status === "ADDENDUM";
    expect(version).toBe(isGenerated ? versions.length - 1 : versions.length);
    expect(store.documents.get("snapshots", "1")?.deleted).toBe(isGenerated ? 0 : 1);
    // The requests to sign follow a minute later, so they may be missing.
    const announced = new Set(store.mails.newest(1_000).map(({ key }) => key.split("/").slice(0, 3).join("/")));
    const mailsOf = (kind: string) => versions.map((each) => `${kind}/1/${each.version}`);
    expect([...announced]).toEqual(expect.arrayContaining(mailsOf("generated")));
    expect([...mailsOf("generated"), ...mailsOf("signing")]).toEqual(expect.arrayContaining([...announced]));
    expect(await verifyTrail(store)).toMatchObject({ broken: null, contracts: versions.length });
    return versions.length;
  } finally {
    store.close();
  }
}
