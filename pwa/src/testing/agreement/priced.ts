import { newAgreement } from "shared-schema/agreement/create";
import { putParty } from "shared-schema/agreement/mutations/parties";
import { placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import type { Role } from "shared-schema/base/roles";
import { newYacht, type YachtBody } from "shared-schema/yacht/schema";
import type { Desk } from "../screen.tsx";

/** The numbers of the agreement that `putPriced` makes and of its yacht. */
export const PRICED = 900;
export const PRICED_YACHT = 901;

const CREATION = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const SPEEDS = { max_spd: 20, max_spd_cons: 900, cruis_spd: 14, cruis_spd_cons: 400, eco_spd: 10, eco_spd_cons: 200 };
const STOPS: readonly Partial<Waypoint>[] = [
  { call_location_str: "Antibes", arr_date: "2027-07-03T10:00:00Z", dep_date: "2027-07-03T12:00:00Z" },
  { call_location_str: "Ajaccio", arr_date: "2027-07-04T10:00:00Z", dep_date: "2027-07-04T12:00:00Z" },
];
const PLACES = [
  { latitude: 43.5853, longitude: 7.1286 },
  { latitude: 41.92, longitude: 8.74 },
];

/** The id of a part of that agreement, by its number. */
export const partId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** The demo's first profile in a role. */
export async function profileIn({ device }: Pick<Desk, "device">, role: Role): Promise<number> {
  const demo = await device.body("agreements", 1);
  const [first] = Object.values(demo?.parties ?? {})
    .filter((party) => party.role === role)
    .sort((one, other) => (one.pos < other.pos ? -1 : 1));
  if (!first) throw new Error(`The demo has no one in ${role}.`);
  return first.profile_id;
}

interface Priced {
  name?: string;
  /** The roles whose first demo person is on it: a broker and a captain unless told otherwise. */
  roles?: readonly Role[];
  yacht?: Partial<YachtBody>;
  change?: (body: AgreementBody) => AgreementBody;
}

/** Puts an agreement with a total on the device: from Antibes to Ajaccio, on a yacht of its own. */
export async function putPriced(
  desk: Pick<Desk, "device">,
  { name = "Priced", roles = ["brokers", "captains"], yacht = {}, change = (body) => body }: Priced = {},
): Promise<void> {
  const { device } = desk;
  const registered = { port_of_registry: "Nice", type: "MOTOR" as const, status: "COMMERCIAL" as const };
  const vessel = { ...newYacht({ name: `${name} I`, ...registered, ...CREATION }), status: registered.status };
  await device.put("yachts", PRICED_YACHT, { ...vessel, ...SPEEDS, ...yacht });
  let body: AgreementBody = {
    ...newAgreement({ name, contract_type: "CRUISE", currency: "EUR", bunkerId: partId(90), ...CREATION }),
    ...{ yacht_id: PRICED_YACHT, base_price_cruising: 100_000, base_price_routing: 0 },
  };
  for (const [index, place] of PLACES.entries()) {
    const id = partId(index + 1);
    body = placeWaypoint(body, id, place, null);
    const placed = body.waypoints[id];
    if (placed) body.waypoints[id] = { ...placed, ...STOPS[index], is_call: true };
  }
  const bunker = body.fuel_bunkers[partId(90)];
  if (bunker) body.fuel_bunkers[partId(90)] = { ...bunker, price_per_litre: 2, quantity: 50_000 };
  for (const role of roles) body = putParty(body, role, await profileIn(desk, role));
  await device.put("agreements", PRICED, change(body));
}
