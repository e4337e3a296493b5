import { beforeEach, expect, it } from "vitest";
import { editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");

beforeEach(() => setAgreement(server, 1, (body) => ({ ...body, status: "LOCKED" })));

it("refuses an edit of a locked agreement, keeps it in its author's inbox and answers the current state", async () => {
  const base = await held(broker, "agreements", 1);
  const result = await pushOne(broker, editOf("agreements", base, { name: "Too late" }));
  expect(result).toMatchObject({
    outcome: "refused",
    code: "agreement.field-closed",
    master: { rev: base.rev, body: base.body },
  });
  expect(await held(broker, "agreements", 1)).toEqual(base);
  expect(await inboxOf(broker)).toMatchObject([
    { kind: "refused", code: "agreement.field-closed", mine: { name: "Too late" } },
  ]);
});

it("refuses the edit of someone who has not heard of the lock yet", async () => {
  const base = await held(broker, "agreements", 1);
  const open = { ...base, rev: base.rev - 1, body: { ...base.body, status: "DRAFT" } };
  const result = await pushOne(broker, editOf("agreements", open, { name: "Too late" }));
  expect(result).toMatchObject({ outcome: "refused", code: "agreement.field-closed" });
  expect((await held(broker, "agreements", 1)).rev).toBe(base.rev);
});
