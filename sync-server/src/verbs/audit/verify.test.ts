import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import fc from "fast-check";
import { checkTrail } from "shared-schema/verification/trail";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBody } from "../../store/storedBody.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { auditHead } from "../base/audit/head.ts";
import { exportTrail } from "./exportTrail.ts";
import { verifyTrail } from "./verify.ts";

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-trail-"));
  server = await startTestServer({ dataDir: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const verify = () => verifyTrail(server.deps.store);

/** Writes to the database as the server's operator can: the triggers stop no one who drops them. */
function tamper(sql: string): void {
  const database = new Database(join(folder, "passerelle.db"));
  for (const trigger of ["stay", "are_fixed", "are_added"])
    database.exec(`DROP TRIGGER IF EXISTS audit_events_${trigger}`);
  for (const trigger of ["stay", "are_fixed"]) database.exec(`DROP TRIGGER contract_versions_${trigger}`);
  database.exec(sql);
  database.close();
}

async function work(): Promise<void> {
  const captain = await server.login("captain");
  await captain.put("/cruise/1", { name: "Riviera" });
  await captain.post("/cruise/1/service/", { name: "Band", price: 900 });
  await captain.post("/cruise/1/lock");
  await captain.post("/contact_form", {
    ...{ name: "Ann", company: "", email: "ann@example.org", reply: true, news: false },
    ...{ other: null, message: "Hello", website: "" },
  });
}

it("holds after every verb, over every revision", async () => {
  await work();
  const { entries, revisions, broken } = await verify();
  expect(broken).toBeNull();
  expect(entries).toBeGreaterThan(5);
  expect(revisions).toBe(server.deps.store.history.count());
});

it("names its newest entry as the head, which moves with each verb", async () => {
  const before = auditHead(server.deps);
  await work();
  expect(auditHead(server.deps)).toEqual((await verify()).head);
  expect(auditHead(server.deps).number).toBeGreaterThan(before.number);
});

it("refuses to change, delete or replace an entry", async () => {
  const database = new Database(join(folder, "passerelle.db"));
  for (const sql of [
    "UPDATE audit_events SET user_id = 9 WHERE number = 1",
    "UPDATE audit_events SET hash = NULL WHERE number = 1",
    "UPDATE audit_events SET details = '{}' WHERE number = 1",
    "DELETE FROM audit_events WHERE number = 1",
    "INSERT OR REPLACE INTO audit_events (id, at, verb) SELECT id, at, verb FROM audit_events WHERE number = 1",
  ]) {
    expect(() => database.exec(sql), sql).toThrow("An entry of the audit trail is never");
  }
  database.close();
  expect((await verify()).broken).toBeNull();
});

it.each([
  [
    "UPDATE audit_events SET user_id = 9 WHERE number = 3",
    { entry: 3, reason: "the hash does not cover what the entry says" },
  ],
  ["UPDATE audit_events SET at = '2020-01-01T00:00:00.000Z' WHERE number = 4", { entry: 4 }],
  [
    'UPDATE audit_events SET details = \'{"from":"DRAFT","to":"SETTLED"}\' WHERE verb = \'agreement.lock\'',
    {
      reason: "the details are not those that were written",
    },
  ],
  ["DELETE FROM audit_events WHERE number = 3", { entry: 4, reason: "a number is missing or comes twice" }],
  [
    "UPDATE history SET body = replace(body, 'Riviera', 'Corsica') WHERE body LIKE '%Riviera%'",
    {
      reason: "the revision is not the one that was written",
    },
  ],
  [
    "UPDATE history SET user_id = 1 WHERE collection = 'agreements' AND rev = 2 AND id = '1'",
    {
      reason: "the revision is not the one that was written",
    },
  ],
  ["DELETE FROM history WHERE revision = 2", { revision: 2, reason: "the revision is missing" }],
  [
    "INSERT INTO history SELECT revision + 100000, collection, id, rev + 90, user_id, op, schema, deleted, at, body, salt FROM history WHERE revision = 3",
    {
      entry: null,
      revision: 100_003,
      reason: "no entry covers the revision",
    },
  ],
])("finds the first break after: %s", async (sql, broken) => {
  await work();
  expect((await verify()).broken).toBeNull();
  tamper(sql);
  expect((await verify()).broken).toMatchObject(broken);
});

it("finds any change of any column of any entry", async () => {
  await work();
  const columns = [
    "at",
    "user_id",
    "verb",
    "collection",
    "document_id",
    "from_rev",
    "to_rev",
    "revisions",
    "said",
    "number",
  ];
  const { entries } = await verify();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...columns), fc.integer({ min: 1, max: entries }), async (column, number) => {
      const database = new Database(join(folder, "passerelle.db"));
      database.exec("DROP TRIGGER IF EXISTS audit_events_are_fixed");
      const row = database.prepare(`SELECT id, ${column} AS value FROM audit_events WHERE number = ?`).get(number) as {
        id: number;
        value: unknown;
      };
      const set = database.prepare(`UPDATE audit_events SET ${column} = ? WHERE id = ?`);
      set.run(column === "revisions" ? '{"1":"00"}' : 4711, row.id);
      const { broken } = await verify();
      set.run(row.value, row.id);
      database.close();
      expect(broken?.entry).not.toBeUndefined();
      expect((await verify()).broken).toBeNull();
    }),
    { numRuns: 40 },
  );
});

it("covers what a savepoint has left, and nothing of what was taken back in it", async () => {
  const { store } = server.deps;
  const current = store.documents.get("agreements", "1");
  if (!current) throw new Error("The demo has an agreement.");
  const write = { ...current, rev: current.rev + 1, owner_id: null, op: "test", upon: current.rev };
  store.transaction(() => {
    expect(() =>
      store.transaction(() => {
        store.documents.put(write);
        throw new Error("taken back");
      }),
    ).toThrow("taken back");
  });
  expect((await verify()).broken).toBeNull();
  store.transaction(() => store.transaction(() => store.documents.put(write)));
  expect((await verify()).broken).toBeNull();
  expect(store.audit.all().at(-1)?.verb).toBe("revisions.keep");
});

it("forgets failures, which anybody can add, without breaking", async () => {
  const wrong = { email: "captain@demo.passerelle.test", password: "wrong" };
  await server.app.request("/api/user/login", {
    method: "POST",
    body: JSON.stringify(wrong),
    headers: { "content-type": "application/json" },
  });
  await work();
  expect(server.deps.store.audit.all().some(({ hash }) => hash === null)).toBe(true);
  server.deps.store.audit.forgetFailures("2099-01-01T00:00:00.000Z");
  expect(server.deps.store.audit.all().some(({ hash }) => hash === null)).toBe(false);
  expect((await verify()).broken).toBeNull();
});

describe("generated contracts", () => {
  const generate = async () => {
    const broker = await server.login("broker");
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  };

  it.each([
    ["UPDATE contract_versions SET pdf = x'25504446'", "the contract is not the one that was generated"],
    ...["text = x'00'", "text = NULL", "terms = '{}'", "agreement = '{}'", "parties = '[]'", "html = x'00'"].map(
      (change) => [
        `UPDATE contract_versions SET ${change}`,
        "the contract’s text or terms are not those that were generated",
      ],
    ),
    ...[
      `pdf_sha256 = '${"0".repeat(64)}'`,
      "version = 1",
      "generated_at = '2020-01-01T00:00:00.000Z'",
      "generated_by = generated_by + 1",
      "file_name = 'x.pdf'",
    ].map((change) => [
      `UPDATE contract_versions SET ${change}`,
      "the contract’s particulars are not those that were generated",
    ]),
    ["DELETE FROM contract_versions", "the contract is missing"],
    [
      "INSERT INTO contract_versions SELECT 2, version, generated_at, generated_by, fingerprint, agreement, terms, parties, 'x', file_name, html, pdf, text FROM contract_versions",
      "no entry covers the contract",
    ],
  ])("are missed or doubted after: %s", async (sql, reason) => {
    await generate();
    expect(await verify()).toMatchObject({ broken: null, contracts: 1 });
    tamper(sql);
    expect((await verify()).broken).toMatchObject({ revision: null, reason });
  });

  it("are found by their hash in the trail that the offline page reads", async () => {
    await generate();
    const [row] = server.deps.store.contractVersions.of(1);
    const trail = exportTrail(server.deps.store, 1);
    const { issued, isWhole } = await checkTrail(trail, []);
    expect([isWhole, [...issued.keys()]]).toEqual([true, [row?.pdf_sha256]]);
    expect((await checkTrail(exportTrail(server.deps.store, 2), [])).issued.size).toBe(0);
    const [said] = trail.said;
    const details = said?.details?.replace(/"pdf_sha256":"./, '"pdf_sha256":"x') ?? null;
    const forged = { ...trail, said: trail.said.map((each) => ({ ...each, details })) };
    expect((await checkTrail(forged, [])).issued.size).toBe(0);
  });

  it("are never changed, deleted or replaced", async () => {
    await generate();
    const database = new Database(join(folder, "passerelle.db"));
    for (const sql of [
      "UPDATE contract_versions SET file_name = 'x'",
      "DELETE FROM contract_versions",
      "INSERT OR REPLACE INTO contract_versions SELECT * FROM contract_versions",
    ]) {
      expect(() => database.exec(sql), sql).toThrow("A generated contract is never");
    }
    database.close();
    expect((await verify()).broken).toBeNull();
  });
});

it("takes a second digest of a revision from a purge alone", async () => {
  const { store } = server.deps;
  const rewrite = () => {
    const [row] = store.erasure.revisions();
    if (!row) throw new Error("The demo has revisions.");
    store.erasure.rewrite(row, JSON.stringify({ ...JSON.parse(openBody(row.body)), first_name: "Rewritten" }));
  };
  const event = { at: "2027-01-15T09:00:00.000Z", user_id: null, collection: null, document_id: null };
  const nothing = { from_rev: null, to_rev: null, details: null, address: null };
  const noteAs = (verb: string) =>
    store.transaction(() => {
      rewrite();
      store.audit.add({ ...event, ...nothing, verb });
    });
  noteAs("profile.purge");
  expect(await verify()).toMatchObject({ broken: null, replaced: 1 });
  noteAs("profile.edit");
  expect((await verify()).broken).toMatchObject({ reason: "another verb than a purge covers the revision again" });
});
