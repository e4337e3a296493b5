import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { editOf, held, inboxOf, pushOne } from "../../testing/device.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { bodyOf } from "../../verbs/bodies.ts";
import { commitDocument } from "../commitDocument.ts";
import { transact } from "../context.ts";

let server: TestServer;
let broker: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  broker = await server.login("broker");
  transact(server.deps, (tx) => {
    const row = tx.store.documents.get("agreements", "1");
    if (!row) throw new Error("The demo has an agreement.");
    const body = { ...bodyOf("agreements", row), status: "LOCKED" };
    commitDocument(tx, { collection: "agreements", id: "1", body, user_id: null, op: "lock" });
  });
});
afterEach(() => server.close());

it("refuses an edit of a locked agreement, keeps it in its author's inbox and answers what stands", async () => {
  const base = await held(broker, "agreements", 1);
  const result = await pushOne(broker, editOf("agreements", base, { name: "Too late" }));
  expect(result).toMatchObject({ outcome: "refused", code: "status", master: { rev: base.rev, body: base.body } });
  expect(await held(broker, "agreements", 1)).toEqual(base);
  expect(await inboxOf(broker)).toMatchObject([{ kind: "refused", code: "status", mine: { name: "Too late" } }]);
});

it("refuses the edit of somebody who has not heard of the lock yet", async () => {
  const base = await held(broker, "agreements", 1);
  const open = { ...base, rev: base.rev - 1, body: { ...base.body, status: "DRAFT" } };
  const result = await pushOne(broker, editOf("agreements", open, { name: "Too late" }));
  expect(result).toMatchObject({ outcome: "refused", code: "status" });
  expect((await held(broker, "agreements", 1)).rev).toBe(base.rev);
});
