import { setMaxListeners } from "node:events";
import { done } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { type CommissionBody, NO_COMMISSION, withInstalment } from "shared-schema/commission/schema";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { editRecordIn } from "../../pwa/src/store/commands/agreement/records/editRecord.ts";
import { badDays, inInbox } from "./support/badDays.ts";
import type { TestDevice } from "./support/device.ts";
import { beginLife, endLife } from "./support/life.ts";
import { Random } from "./support/random.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

const COLLECTIONS = ["profiles", "agreements", "agreement_records", "inbox"] as const;

it.each([1, 2, 3])(
  "instalments of a commission are entered once, whatever the network does, and none is lost (%d)",
  (seed) =>
    inVirtualTime(async () => {
      const life = await beginLife(seed, {}, COLLECTIONS);
      const { server, broker, devices } = life;
      const random = new Random(seed);
      const [id = ""] = server.shown(broker, "agreements").keys();
      const party = partyKey("brokers", broker.profile);
      const entered: string[] = [];
      const edit = (device: TestDevice, change: (before: CommissionBody) => CommissionBody) => {
        const { collections } = device.open;
        const desk = { collections, viewer: () => device.viewer(), now: () => Date.now() };
        return editRecordIn(desk, "commissions", Number(id), (before) => done(change(before)));
      };
      const act = async (device: TestDevice) => {
        if (random.below(4) === 0) {
          const share = random.below(2_000) / 10_000;
          await edit(device, (before) => ({ ...before, brokers: share }));
          return;
        }
        if (random.below(3) === 0) {
          await edit(device, (before) => {
            const [key] = random.pick(Object.entries(before.instalments).sort()) ?? [];
            return key ? withInstalment(before, key, { date_paid: "2027-01-15" }) : before;
          });
          return;
        }
        const key = newId();
        const amount = 1 + random.below(400);
        const written = await edit(device, (before) => withInstalment(before, key, { party, amount }));
        if (written.ok) entered.push(key);
      };
      expect(await badDays(devices, random, 30, act)).toBe(true);
      const body = (server.committed("commissions", id)?.body ?? NO_COMMISSION) as CommissionBody;
      const refused = (await Promise.all(devices.map(inInbox))).join("\n");
      expect(entered.length).toBeGreaterThan(3);
      expect(entered.filter((key) => !Object.hasOwn(body.instalments, key) && !refused.includes(key))).toEqual([]);
      expect(Object.values(body.instalments).every((each) => each.party === party && each.amount !== null)).toBe(true);
      expect(await endLife(life)).toEqual([]);
    }),
);
