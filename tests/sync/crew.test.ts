import { setMaxListeners } from "node:events";
import { done } from "shared-schema/base/result";
import { type CrewListBody, NO_CREW, withCrewMember, withNewCrew, withoutCrewMember } from "shared-schema/crew/schema";
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

it.each([1, 2, 3])("members of a crew are entered once, whatever the network does, and none is lost (%d)", (seed) =>
  inVirtualTime(async () => {
    const life = await beginLife(seed, {}, COLLECTIONS);
    const { server, broker, devices } = life;
    const random = new Random(seed);
    const [id = ""] = server.shown(broker, "agreements").keys();
    const entered = new Set<string>();
    let made = 0;
    const edit = (device: TestDevice, change: (before: CrewListBody) => CrewListBody) => {
      const { collections } = device.open;
      const now = () => Date.now();
      return editRecordIn({ collections, viewer: () => device.viewer(), now }, "crew_lists", Number(id), (before) =>
        done(change(before)),
      );
    };
    const act = async (device: TestDevice) => {
      const chance = random.below(6);
      if (chance > 2) {
        const key = newId();
        const written = await edit(device, (before) => withNewCrew(before, [[key, { family_name: `Reed ${key}` }]]));
        if (written.ok) {
          entered.add(key);
          made += 1;
        }
        return;
      }
      await edit(device, (before) => {
        const [key] = random.pick(Object.entries(before.members).sort()) ?? [];
        if (!key) return before;
        if (chance > 0) return withCrewMember(before, key, { rank: `Rank ${random.below(1_000)}` }) ?? before;
        entered.delete(key);
        return withoutCrewMember(before, key);
      });
    };
    expect(await badDays(devices, random, 30, act)).toBe(true);
    const body = (server.committed("crew_lists", id)?.body ?? NO_CREW) as CrewListBody;
    const refused = (await Promise.all(devices.map(inInbox))).join("\n");
    expect(made).toBeGreaterThan(5);
    expect([...entered].filter((key) => !Object.hasOwn(body.members, key) && !refused.includes(key))).toEqual([]);
    expect(await endLife(life)).toEqual([]);
  }),
);
