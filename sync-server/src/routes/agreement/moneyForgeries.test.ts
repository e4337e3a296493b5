import type { AgreementBody, Status } from "shared-schema/agreement/schema";
import { beforeEach, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const [admin, broker, captain, client] = [
  server.as("admin"),
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
];
const EXPENSE = "0190f3a0-0000-7000-8000-0000000e0001";
const FORGED = "0190f3a0-0000-7000-8000-0000000e0002";
const spent = {
  ...{
    amount: 40,
    other: null,
    category: "PROVISIONS" as const,
    date: "2027-01-10",
    time: null,
    paid_by: "CARD" as const,
  },
  ...{ note: null, receipt_hash: null, recorded_by: 1, recorded_at: "2027-01-10T09:00:00.000Z", document: null },
};
const CANCELLED = { by: 1, at: "2027-01-11T09:00:00.000Z" };

const set = (change: Partial<AgreementBody>) => setAgreement(server, 1, (body) => ({ ...body, ...change }));
const inStatus = (status: Status) => set({ status, generated_versions_len: 1 });
const now = async () => (await held(admin, "agreements", 1)).body as unknown as AgreementBody;

/** A push that says something of the agreement as its author holds it. @returns the outcome */
async function forge(who: TestClient, change: (body: AgreementBody) => Partial<AgreementBody>): Promise<string> {
  const previous = await held(who, "agreements", 1);
  const { outcome } = await pushOne(
    who,
    editOf("agreements", previous, change(previous.body as unknown as AgreementBody)),
  );
  return outcome;
}

beforeEach(() => {
  set({ expenses: { [EXPENSE]: { ...spent, cancelled: CANCELLED } } });
  inStatus("CONTRACT");
});

it("actual amounts are entered while settling, and by no one before", async () => {
  for (const who of [admin, broker, captain]) {
    expect(await forge(who, () => ({ actual_client_expenses: 5 }))).toBe("refused");
    expect(await forge(who, () => ({ actual_deposit_deduction: 5 }))).toBe("refused");
  }
  expect(await now()).toMatchObject({ actual_client_expenses: null, actual_deposit_deduction: null });
  expect((await captain.post("/cruise/1/settling")).status).toBe(200);
  expect(await forge(client, () => ({ actual_client_expenses: 5 }))).toBe("refused");
  expect(await forge(captain, () => ({ actual_client_expenses: 5 }))).toBe("taken");
});

it("a deduction is confirmed by those who approve, in their own names and at the server's time", async () => {
  expect((await captain.post("/cruise/1/settling")).status).toBe(200);
  expect(await forge(captain, () => ({ actual_deposit_deduction: 9_999_999 }))).toBe("taken");
  const confirm = (who: TestClient, amount: number, by = who.userId) =>
    forge(who, () => ({ deposit_deduction_confirmed: { amount, by, at: CANCELLED.at } }));
  expect(await confirm(captain, 9_999_999)).toBe("refused");
  expect(await confirm(client, 9_999_999)).toBe("refused");
  expect(await confirm(broker, 9_999_999, captain.userId)).toBe("refused");
  expect(await confirm(broker, 5)).toBe("refused");
  expect((await now()).deposit_deduction_confirmed ?? null).toBeNull();
  expect(await confirm(broker, 9_999_999)).toBe("taken");
  const { deposit_deduction_confirmed: kept } = await now();
  expect(kept).toMatchObject({ amount: 9_999_999, by: broker.userId });
  expect(kept?.at).not.toBe(CANCELLED.at);
});

it("a cancelled expense stays cancelled, and one that was entered stays as it was", async () => {
  for (const who of [admin, broker, captain]) {
    for (const next of [
      { ...spent, cancelled: null },
      { ...spent, amount: 4, cancelled: CANCELLED },
    ]) {
      expect(await forge(who, () => ({ expenses: { [EXPENSE]: next } }))).toBe("refused");
    }
    expect(await forge(who, () => ({ expenses: {} }))).toBe("refused");
  }
  const forged = { ...spent, amount: -40, cancelled: null };
  expect(await forge(captain, ({ expenses }) => ({ expenses: { ...expenses, [FORGED]: forged } }))).toBe("refused");
  expect((await now()).expenses).toEqual({ [EXPENSE]: { ...spent, cancelled: CANCELLED } });
});

it("the calls of a settlement, and what it compares with, are the server's", async () => {
  expect((await captain.post("/cruise/1/settling")).status).toBe(200);
  const before = await now();
  const [id = ""] = Object.entries(before.payment_calls).find(([, call]) => call.contract_code === "SETTLEMENT") ?? [];
  for (const who of [admin, broker, captain]) {
    const changed = (fields: object) => (body: AgreementBody) => {
      const call = body.payment_calls[id];
      if (!call) throw new Error("There is a call of the settlement.");
      return { payment_calls: { ...body.payment_calls, [id]: { ...call, ...fields } } };
    };
    expect(await forge(who, changed({ amount: 1 }))).toBe("refused");
    expect(await forge(who, changed({ contract_code: null }))).toBe("refused");
    expect(await forge(who, ({ payment_calls: { [id]: _, ...others } }) => ({ payment_calls: others }))).toBe(
      "refused",
    );
    expect(
      await forge(who, ({ payment_calls }) => {
        const call = payment_calls[id];
        return { payment_calls: { ...payment_calls, ...(call && { [FORGED]: call }) } };
      }),
    ).toBe("refused");
    const settlement = before.settlement && { ...before.settlement, rate: "0" };
    expect(await forge(who, () => ({ settlement }) as unknown as Partial<AgreementBody>)).not.toBe("taken");
  }
  const after = await now();
  expect([after.payment_calls, after.settlement]).toEqual([before.payment_calls, before.settlement]);
});
