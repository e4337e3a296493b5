import { expect, it, vi } from "vitest";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { uncutBody } from "../../base/uncut.ts";
import { alertKyc } from "../../notify/alerts/alertKyc.ts";

const DAY = 86_400_000;
const statements: string[] = [];
const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const broker = server.as("broker");
const client = server.as("client");

/** Copies a document under another number, as if its people had made one more like it. */
function copy(collection: "agreements" | "profiles", from: number, to: number): void {
  const row = server.deps.store.documents.get(collection, String(from));
  if (!row) throw new Error(`There is no ${from} among the ${collection}.`);
  commitAsServer(server, { collection, id: String(to) }, uncutBody(row));
}

const check = (agreement: number) =>
  broker.put(`/cruise/${agreement}/kyc/${client.profileId}/FUNDS`, {
    ...{ state: "DONE", expires_on: "2027-02-01", note: "", upon: 0 },
  });
const list = () => broker.get(`/user/${broker.userId}/kyc_alert/`);

/** @returns the statements of a list and the agreements in it */
async function costOf() {
  server.advance(60_000);
  statements.length = 0;
  const { status, body } = await list();
  expect(status).toBe(200);
  return {
    statements: statements.length,
    ids: body.map(({ agreement }: { agreement: { id: number } }) => agreement.id),
  };
}

it("lists the newest agreements first, with three statements for each, however many profiles the account has", async () => {
  await check(1);
  const one = await costOf();
  for (let id = 901; id <= 920; id++) copy("profiles", broker.profileId, id);
  expect(await costOf()).toEqual({ statements: one.statements, ids: [1] });
  for (const id of [901, 902]) {
    copy("agreements", 1, id);
    await check(id);
  }
  expect(await costOf()).toEqual({ statements: one.statements + 6, ids: [902, 901, 1] });
});

it("reads the profiles of each account once a day to tell of evidence, and not for news that was told", async () => {
  for (const id of [1, 901, 902]) {
    if (id !== 1) copy("agreements", 1, id);
    await check(id);
  }
  await alertKyc(server.deps);
  server.advance(DAY);
  const read = vi.spyOn(server.deps.store.documents, "idsOwnedBy");
  await alertKyc(server.deps);
  const accounts = read.mock.calls.map(([, user]) => user);
  expect(accounts).toContain(broker.userId);
  expect(accounts).toEqual([...new Set(accounts)]);
});
