import { setMaxListeners } from "node:events";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done } from "shared-schema/base/result";
import { apaSpent } from "shared-schema/payments/apa/account";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { badDays } from "./support/badDays.ts";
import type { TestDevice } from "./support/device.ts";
import { beginLife, endLife, type Life } from "./support/life.ts";
import { Random } from "./support/random.ts";
import { settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

const AT = "2027-01-15T09:00:00.000Z";

/** An expense, or the cancellation of an existing one. @returns the id of an expense that was entered */
async function enterOrCancel({ editor }: Life, device: TestDevice, id: string, random: Random): Promise<string | null> {
  const key = newId();
  const by = device.user.id;
  const made: Expense = {
    ...{ amount: 1 + random.below(400), other: null, category: "PROVISIONS", date: "2027-01-15", time: null },
    ...{ paid_by: "CARD", note: null, receipt_hash: null },
    ...{ recorded_by: by, recorded_at: AT, cancelled: null, document: null },
  };
  const cancels = random.below(4) === 0;
  let enters = false;
  const written = await editor.edit(device, id, (before) => {
    const standing = Object.entries(expensesOf(before)).filter(([, { cancelled }]) => cancelled === null);
    const [entered, previous] = random.pick(standing.sort()) ?? [];
    const cancelled = cancels && entered && previous ? { [entered]: { ...previous, cancelled: { by, at: AT } } } : null;
    enters = cancelled === null;
    return done({ ...before, expenses: { ...before.expenses, ...(cancelled ?? { [key]: made }) } });
  });
  return written.ok && enters ? key : null;
}

it.each([1, 2])("expenses are entered once, whatever the network does, and none is lost (%d)", (seed) =>
  inVirtualTime(async () => {
    const life = await beginLife(seed, {});
    const { server, broker, devices } = life;
    const random = new Random(seed);
    const [id = ""] = server.shown(broker, "agreements").keys();
    // As an agreement that was made before there was an APA account.
    server.changeAgreement(id, ({ expenses: _, ...body }) => body);
    await settle(devices);
    const entered: string[] = [];
    const act = async (device: TestDevice) => {
      const key = await enterOrCancel(life, device, id, random);
      if (key) entered.push(key);
    };
    expect(await badDays(devices, random, 30, act)).toBe(true);
    const body = server.committed("agreements", id)?.body as AgreementBody;
    expect(entered.length).toBeGreaterThan(3);
    expect(Object.keys(expensesOf(body)).sort()).toEqual([...entered].sort());
    expect(server.ledgerFaults()).toEqual([]);
    const standing = Object.values(expensesOf(body)).filter(({ cancelled }) => cancelled === null);
    expect(apaSpent(body)).toBe(standing.reduce((sum, { amount }) => sum + amount, 0));
    expect(await endLife(life)).toEqual([]);
  }),
);
