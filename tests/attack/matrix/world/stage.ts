import { generateNKeysBetween } from "fractional-indexing";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey, type Role } from "shared-schema/base/roles";
import type { WireDocument } from "shared-schema/sync/wire";
import { systemIds } from "sync-server/ports/ids";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, pushOne } from "sync-server/testing/device";

/** An agreement with one of everything, and the keys of its parts. */
export interface Stage {
  id: number;
  /** The document as the server holds it. */
  state: WireDocument;
  waypoints: readonly [string, string];
  service: string;
  clause: string;
  /** A call for fund that may be paid. */
  call: string;
  bunkers: readonly [string, string];
}

export type Seats = readonly (readonly [role: Role, profileId: number])[];

const CALLS = [
  { latitude: 43.5847, longitude: 7.1264 },
  { latitude: 43.2699, longitude: 6.6389 },
] as const;
const DATES = ["2027-07-03T10:00:00Z", "2027-07-04T10:00:00Z"] as const;

/** Makes an agreement, as an administrator does. */
export async function makeStage(admin: TestClient, id: number, yachtId: number, seats: Seats): Promise<Stage> {
  const keys = generateNKeysBetween(null, null, Math.max(seats.length, 2));
  const pos = (index: number) => keys[index] ?? "a0";
  const ids = Array.from({ length: 8 }, systemIds.uuid);
  const [first = "", second = "", service = "", bunker = "", spare = "", stay = "", clause = "", call = ""] = ids;
  const draft = newAgreement({
    name: `Target ${id}`,
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: admin.userId,
    created_at: "2026-11-22T10:00:00Z",
    bunkerId: bunker,
  });
  const passenger = seats.find(([role]) => role === "passengers")?.[1];
  const tank = { price_per_litre: 1.2, quantity: 1_000, quantity_used: null };
  const body: AgreementBody = {
    ...draft,
    yacht_id: yachtId,
    parties: Object.fromEntries(
      seats.map(([role, profile_id], index) => [partyKey(role, profile_id), { role, profile_id, pos: pos(index) }]),
    ),
    waypoints: Object.fromEntries(
      CALLS.map((place, index) => [
        [first, second][index] ?? "",
        {
          ...place,
          pos: pos(index),
          is_call: true,
          is_routing: false,
          call_location_str: null,
          arr_date: DATES[index] ?? null,
          dep_date: DATES[index] ?? null,
          track: null,
          planned_speed: null,
        },
      ]),
    ),
    special_conditions: { [service]: { pos: pos(0), name: "Tender", price: 100, product: null } },
    clauses: { [clause]: { pos: pos(0), text_fr: "Sans chien.", text_en: "No dogs." } },
    payment_calls: {
      [call]: {
        ...{ pos: pos(0), call_type: "CRUISE", designation: "Down Payment 1", amount: 10_000, date_due: null },
        ...{ due_by_execution: true, contract_code: null, locked: false },
      },
    },
    fuel_bunkers: { [bunker]: { pos: pos(0), ...tank }, [spare]: { pos: pos(1), ...tank } },
    stays: passenger
      ? {
          [stay]: {
            profile_id: passenger,
            emb_waypoint: first,
            disemb_waypoint: second,
            emb_date: DATES[0],
            disemb_date: DATES[1],
          },
        }
      : {},
  };
  const result = await pushOne(admin, changeOf("agreements", null, { id: String(id), body }));
  const { master } = result;
  if (!master || !("body" in master)) throw new Error(`No agreement: ${JSON.stringify(result)}`);
  return {
    id,
    state: master,
    waypoints: [first, second],
    service,
    clause,
    call,
    bunkers: [bunker, spare],
  };
}

/** Generates the contract of a stage, once it has a total. */
export async function generated(admin: TestClient, stage: Stage): Promise<Stage> {
  const rate = { entered_vat_rate: 0.1, entered_vat_reason: "Ruling", entered_vat_country: "FR" };
  await admin.put(`/cruise/${stage.id}`, { base_price_cruising: 50_000, ...rate });
  const made = await admin.post(`/cruise/${stage.id}/generate`, { version: 0 });
  if (made.status !== 200) throw new Error(`No contract: ${JSON.stringify(made.body)}`);
  return stage;
}

/** Generates the contract of a stage, and opens the draft of an addendum. */
export async function amended(admin: TestClient, stage: Stage): Promise<Stage> {
  await generated(admin, stage);
  const unlocked = await admin.delete(`/cruise/${stage.id}/lock`);
  if (unlocked.status !== 200) throw new Error(`No addendum: ${JSON.stringify(unlocked.body)}`);
  return stage;
}
