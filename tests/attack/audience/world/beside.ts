import { systemIds } from "sync-server/ports/ids";
import { commitAsServer } from "sync-server/testing/commitAsServer";
import { plantedBody, plantedPart } from "../marks/plant.ts";
import type { KnownProfile, Tools } from "./people.ts";

type Values = Record<string, unknown>;

/** Writes the records of an agreement. */
export function writeBeside(
  tools: Tools,
  id: number,
  { guests, carrier, broker }: { guests: readonly number[]; carrier: number; broker: number },
): void {
  const plot = { ...tools, age: "CURRENT", id: String(id) } as const;
  type Kind = "commissions" | "crew_lists" | "guest_preferences" | "payee_accounts" | "awaited_signatures";
  const write = (collection: Kind, given: Values) => {
    const body = plantedBody({ ...plot, collection }, given);
    commitAsServer(tools.server, { collection, id: String(id) }, body);
  };
  const one = (collection: "commissions" | "crew_lists", map: string, given: Values) => {
    const key = systemIds.uuid();
    return { [map]: { [key]: plantedPart({ ...plot, collection }, map, key, given) } };
  };
  const instalments = one("commissions", "instalments", { party: `brokers:${broker}` });
  write("commissions", { ...instalments, shares: sharesOf(plot, `brokers:${broker}`) });
  write("crew_lists", one("crew_lists", "members", { pos: "a0" }));
  const consent = { at: "2026-11-22T10:00:00.000Z", edition: "2026-11", given: "GUEST", medical: true };
  write("guest_preferences", {
    guests: Object.fromEntries(
      guests.map((guest) => {
        const own = { ...plot, collection: "guest_preferences" } as const;
        return [String(guest), plantedPart(own, "guests", String(guest), { consent })];
      }),
    ),
  });
  const signatures = { ...plot, collection: "awaited_signatures" } as const;
  write("awaited_signatures", { awaited: { [broker]: plantedPart(signatures, "awaited", String(broker), {}) } });
  const details = { ...plot, collection: "payee_accounts" } as const;
  write("payee_accounts", {
    payee: carrier,
    in_force: { [carrier]: plantedPart(details, "in_force", String(carrier), { approved: null }) },
    proposals: { [carrier]: plantedPart(details, "proposals", String(carrier), { proposed_by: 1 }) },
  });
}

function sharesOf(plot: Omit<Parameters<typeof plantedPart>[0], "collection">, party: string): Values {
  return { [party]: plantedPart({ ...plot, collection: "commissions" }, "shares", party, {}) };
}

/** A contact of an account. */
export function writeContact(tools: Tools, user_id: number, from_profile_id: number, profile_id: number): string {
  const id = `${from_profile_id}-${profile_id}`;
  const plot = { ...tools, collection: "contacts", id, age: "CURRENT" } as const;
  const given = { user_id, from_profile_id, profile_id, send_invite: true, created_at: "2026-11-22T10:00:00.000Z" };
  commitAsServer(tools.server, { collection: "contacts", id }, plantedBody(plot, given));
  return id;
}

/** A yacht with the speeds that a price is made of. */
export function writeYacht(tools: Tools, id: number, created_by: number): void {
  const plot = { ...tools, collection: "yachts", id: String(id), age: "CURRENT" } as const;
  const body = plantedBody(plot, {
    ...{ created_by, created_at: "2020-01-01T10:00:00.000Z", pictures: [], version: 0, locked: false },
    ...{ max_spd: 20, max_spd_cons: 400, cruis_spd: 12, cruis_spd_cons: 150, eco_spd: 9, eco_spd_cons: 80 },
    ...{ avg_generators_cons: 5, speed_consumption_table: null, max_nb_passengers: 12, nb_berth: 12, year_built: 2011 },
    ...{ status: "COMMERCIAL", type: "MOTOR", engine_quantity: 2 },
  });
  commitAsServer(tools.server, { collection: "yachts", id: String(id) }, body);
}

export type Known = Map<number, KnownProfile>;
