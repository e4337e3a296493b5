import { setMaxListeners } from "node:events";
import type { AgreementBody, Payment } from "shared-schema/agreement/schema";
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

const CALL = "0190f3a0-0000-7000-8000-0000000ca110";
const AT = "2027-01-15T09:00:00.000Z";

/** A payment of up to 40 on the one call, or the cancellation of an existing one. @returns the id of a payment that was recorded */
async function payOrCancel({ editor }: Life, device: TestDevice, id: string, random: Random): Promise<string | null> {
  const key = newId();
  const by = device.user.id;
  const made: Payment = {
    ...{ call_id: CALL, call_type: "CRUISE", amount: 1 + random.below(40), date_paid: "2027-01-15" },
    ...{ payer_profile_id: null, recorded_by: by, recorded_at: AT, cancelled: null, document: null },
  };
  const cancels = random.below(4) === 0;
  const written = await editor.edit(device, id, (before) => {
    const standing = Object.entries(before.payments).filter(([, { cancelled }]) => cancelled === null);
    const [paid, previous] = random.pick(standing.sort()) ?? [];
    const changed =
      cancels && paid && previous ? { [paid]: { ...previous, cancelled: { by, at: AT } } } : { [key]: made };
    return done({ ...before, payments: { ...before.payments, ...changed } });
  });
  return written.ok && !cancels ? key : null;
}

it.each([1, 2, 3])("payments are recorded once, whatever the network does, and never beyond the balance (%d)", (seed) =>
  inVirtualTime(async () => {
    const life = await beginLife(seed, {});
    const { server, broker, devices } = life;
    const random = new Random(seed);
    const [id = ""] = server.shown(broker, "agreements").keys();
    server.changeAgreement(id, (body) => ({ ...body, payment_calls: { [CALL]: call } }));
    await settle(devices);
    const recorded: string[] = [];
    const act = async (device: TestDevice) => {
      const key = await payOrCancel(life, device, id, random);
      if (key) recorded.push(key);
    };
    expect(await badDays(devices, random, 30, act)).toBe(true);
    const body = server.committed("agreements", id)?.body as AgreementBody;
    const [shown] = callsOf(body, { write: true, can_post_payments: "ALL" });
    expect(shown?.balance).toBeGreaterThanOrEqual(0);
    expect(server.ledgerFaults()).toEqual([]);
    const refused = (await Promise.all(devices.map(inInbox))).join("\n");
    expect(recorded.length).toBeGreaterThan(3);
    expect(recorded.filter((key) => !Object.hasOwn(body.payments, key) && !refused.includes(key))).toEqual([]);
    expect(await endLife(life)).toEqual([]);
  }),
);

const call = {
  ...{ pos: "a0", call_type: "CRUISE" as const, designation: "Down Payment 1", amount: 100, date_due: null },
  ...{ due_by_execution: true, contract_code: null, locked: false },
};
