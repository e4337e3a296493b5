import { setMaxListeners } from "node:events";
import type { AgreementBody, Payment } from "shared-schema/agreement/schema";
import { isSettlement } from "shared-schema/agreement/settlement/amounts";
import { done } from "shared-schema/base/result";
import { callsOf } from "shared-schema/payments/callsOf";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { badDays, inInbox } from "./support/badDays.ts";
import type { TestDevice } from "./support/device.ts";
import { beginLife, endLife, type Life } from "./support/life.ts";
import { Random } from "./support/random.ts";
import { settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

const AT = "2027-01-15T09:00:00.000Z";
const OPEN = ["POST", "settling"] as const;
const MOVES = [OPEN, OPEN, OPEN, ["DELETE", "settling"], ["POST", "settled"], ["DELETE", "settled"]] as const;

const settlementCalls = (body: AgreementBody) =>
  Object.entries(body.payment_calls).filter(([, call]) => isSettlement(call));

/** A move of the settlement over REST, now and then asked twice because its answer was lost. @returns the statuses of the answers */
async function move(
  { server, admin }: Life,
  id: string,
  random: Random,
  [method, name]: (typeof MOVES)[number] = random.pick(MOVES) ?? OPEN,
): Promise<number[]> {
  const ask = async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await server.fetch(`/api/cruise/${id}/${name}`, { method, headers });
    await answer.body?.cancel();
    return answer.status;
  };
  const first = await ask();
  return random.below(3) === 0 ? [first, await ask()] : [first];
}

/** Enters what was spent, or pays what is left of a call that the settlement has opened. @returns the id of a payment */
async function enter({ editor }: Life, device: TestDevice, id: string, random: Random): Promise<string | null> {
  const key = newId();
  const pays = random.below(4) > 0;
  let paid = false;
  const written = await editor.edit(device, id, (before) => {
    if (!pays) return done({ ...before, actual_client_expenses: 100 + random.below(300) });
    const open = callsOf(before, { write: true, can_post_payments: "ALL" }).filter(({ balance }) => balance !== 0);
    const call = random.pick(open.filter((each) => isSettlement(each.call)).sort((a, b) => (a.id < b.id ? -1 : 1)));
    if (!call) return done(before);
    const made: Payment = {
      ...{ call_id: call.id, call_type: call.call.call_type, amount: call.balance, date_paid: "2027-01-15" },
      ...{ payer_profile_id: null, recorded_by: device.user.id, recorded_at: AT, cancelled: null, document: null },
    };
    paid = true;
    return done({ ...before, payments: { ...before.payments, [key]: made } });
  });
  return written.ok && paid ? key : null;
}

it.each([1, 2, 3])("a settlement keeps its books, whatever the network does and whoever moves it (%d)", (seed) =>
  inVirtualTime(async () => {
    const life = await beginLife(seed, {});
    const { server, broker, devices } = life;
    const random = new Random(seed);
    const [id = ""] = server.shown(broker, "agreements").keys();
    const prices = { base_price_cruising: 1_000, base_price_routing: 0 };
    server.changeAgreement(id, (body) => ({ ...body, ...prices, status: "CONTRACT", generated_versions_len: 1 }));
    const statuses = await move(life, id, random, OPEN);
    expect(await settle(devices)).toBe(true);
    const recorded: string[] = [];
    const act = async (device: TestDevice) => {
      if (random.below(6) === 0) statuses.push(...(await move(life, id, random)));
      const key = await enter(life, device, id, random);
      if (key) recorded.push(key);
    };
    expect(await badDays(devices, random, 40, act)).toBe(true);
    const body = server.committed("agreements", id)?.body as AgreementBody;
    const isSettling = body.status === "SETTLING" || body.status === "SETTLED";
    expect(["CONTRACT", "SETTLING", "SETTLED"]).toContain(body.status);
    expect(settlementCalls(body)).toHaveLength(isSettling ? 3 : 0);
    expect(body.settlement !== null && body.settlement !== undefined).toBe(isSettling);
    const calls = new Set<string | null>(Object.keys(body.payment_calls));
    expect(Object.values(body.payments).filter(({ call_id }) => !calls.has(call_id))).toEqual([]);
    expect(server.ledgerFaults()).toEqual([]);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
    // A payment is committed, waits for its author to decide, or was discarded with its settlement, of which the ledger tells.
    const refused = (await Promise.all(devices.map(inInbox))).join("\n");
    const posted = new Set(server.read((db) => db.prepare("SELECT payment_id FROM ledger_entries").pluck().all()));
    expect(recorded.length).toBeGreaterThan(1);
    const isKnown = (key: string) => posted.has(key) || refused.includes(key);
    expect(recorded.filter((key) => !isKnown(key))).toEqual([]);
    expect(await endLife(life)).toEqual([]);
  }),
);
