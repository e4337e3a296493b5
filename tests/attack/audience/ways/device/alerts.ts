import { alertsOf } from "shared-schema/alerts/alerts";
import { PEOPLE } from "../../world/cast.ts";
import type { Way } from "../way.ts";
import { type Device, deviceOf } from "./held.ts";

/** A day on which calls for fund are due. */
const TODAY = "2027-01-18";

/** The alerts that a device derives from what it has pulled. */
export const alerts: Way = {
  name: "alerts of a device",
  async *walk(world) {
    for (const name of PEOPLE) {
      const device = await deviceOf(world, name);
      yield { to: name, what: "the alerts", text: JSON.stringify(await alertsOn(device)) };
    }
  },
};

async function alertsOn({ viewer, agreements, held }: Device) {
  const numbered = <Body>(bodies: ReadonlyMap<string, Body>) =>
    new Map([...bodies].map(([key, body]): [number, Body] => [Number(key), body]));
  const all = {
    agreements: agreements.map(({ id, agreement: body }) => ({ id, body })),
    approvals: numbered(await held("approvals")),
    signatures: numbered(await held("awaited_signatures")),
    profiles: numbered(await held("profiles")),
    fingerprints: new Map<number, string>(),
  };
  return alertsOf(all, viewer, TODAY);
}
