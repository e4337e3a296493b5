import { expect, it } from "vitest";
import { commitAsServer } from "../../testing/commitAsServer.ts";
import { PERSON } from "../../testing/stripe/till.ts";
import { keptCopy } from "../agreement/moves/frozenCopy.ts";
import { reading } from "../base/context.ts";
import { expectAtRest } from "./atRest.test-support.ts";
import { billingServer } from "./billing.test-support.ts";

const BUYERS = 100;

it("charges a hundred buyers at once, each of them once, and numbers their invoices without a gap", async () => {
  const world = await billingServer();
  const { contractVersions } = world.store;
  const [row] = contractVersions.papers();
  const snapshot = keptCopy(reading(world.server.deps), "1", 0);
  if (!row || !snapshot) throw new Error("There is no contract");
  const agreements = [...Array(BUYERS).keys()].map((n) => 1_001 + n);
  for (const cruise_id of agreements) {
    contractVersions.add({ ...row, cruise_id, pdf_sha256: String(cruise_id).padStart(64, "0") });
    commitAsServer(world.server, { collection: "snapshots", id: String(cruise_id) }, { ...snapshot });
  }
  const client = await world.as("client");
  // Everybody clicks twice.
  const answers = await Promise.all(
    [...agreements, ...agreements].map((id) => client.post(`/billing/${id}/pay`, PERSON)),
  );
  expect(answers.map(({ body }) => body.status)).toEqual(answers.map(() => "paid"));
  expect(world.stripe.paid()).toHaveLength(BUYERS);
  expect(new Set(answers.map(({ body }) => body.invoice_number)).size).toBe(BUYERS);
  await expectAtRest(world);
});
