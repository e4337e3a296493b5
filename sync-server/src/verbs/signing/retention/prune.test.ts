import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { signingServer } from "../signing.test-support.ts";
import { pruneAuthorisations, pruneFailed } from "./prune.ts";

const DAY_MS = 86_400_000;
const LOG_IN_MS = 600_000;

async function generated() {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  return signing;
}

/** The rows of a table of the embedded service. */
function rowsIn({ world }: Awaited<ReturnType<typeof generated>>, table: string): number {
  const sqlite = new Database(join(world.folder, "trust.db"), { readonly: true });
  try {
    return Number(sqlite.prepare(`select count(*) from ${table}`).pluck().get());
  } finally {
    sqlite.close();
  }
}

it("lets a return count for ten minutes, and forgets it a day later", async () => {
  const signing = await generated();
  const { location } = (await signing.begin("client")).body;
  const back = await signing.logIn("client", location);
  signing.clock.advance(LOG_IN_MS);
  expect(await signing.post("client", back)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is too old") },
  });
  signing.clock.advance(DAY_MS);
  expect(pruneAuthorisations(signing.server.deps)).toBe(0);
  signing.clock.advance(1);
  expect([pruneAuthorisations(signing.server.deps), pruneAuthorisations(signing.server.deps)]).toEqual([1, 0]);
});

it("forgets what failed half a year ago once its token is revoked, and no signature", async () => {
  const signing = await generated();
  await signing.upTo("client");
  await signing.refuse("client");
  await signing.look();
  await signing.sign("broker");
  const { signatures } = signing.server.deps.store.signing;
  const statuses = () => signatures.of(1, 0).map(({ status }) => status);
  expect(statuses().toSorted()).toEqual(["FAILED", "SIGNED"]);
  signing.clock.advance(180 * DAY_MS - 1_000);
  expect([pruneFailed(signing.server.deps), statuses().length]).toEqual([0, 2]);
  signing.clock.advance(2_000);
  const failed = signatures.of(1, 0).find(({ status }) => status === "FAILED");
  if (!failed) throw new Error("One has failed.");
  // Its token was not revoked yet.
  signatures.change(failed, { ...failed, token: "sealed" });
  expect(pruneFailed(signing.server.deps)).toBe(0);
  signatures.forgetToken(failed.id);
  expect([pruneFailed(signing.server.deps), statuses()]).toEqual([1, ["SIGNED"]]);
  expect(await signing.sign("client")).toMatchObject({ status: "SIGNED" });
});

it("has the embedded service forget a day after their end all that opens something, and no key, certificate or event", async () => {
  const signing = await generated();
  await signing.sign("client");
  await signing.upTo("broker");
  const open = ["used_tickets", "sessions", "codes", "tokens", "requests"];
  const lasting = ["people", "credentials", "certificates", "events", "authorities"];
  const counted = (tables: string[]) => tables.map((table) => rowsIn(signing, table));
  const before = counted(lasting);
  expect(Math.min(...counted(open), ...before)).toBeGreaterThan(0);
  signing.clock.advance(DAY_MS - 1_000);
  signing.world.trust.prune();
  expect(Math.min(...counted(open))).toBeGreaterThan(0);
  // Sessions last longest.
  signing.clock.advance(2 * DAY_MS);
  signing.world.trust.prune();
  expect([counted(open), counted(lasting)]).toEqual([open.map(() => 0), before]);
});
