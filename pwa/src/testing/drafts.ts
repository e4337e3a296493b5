import { newAgreement } from "shared-schema/agreement/create";
import { putParty } from "shared-schema/agreement/mutations/parties";
import { type NewWaypoint, placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Role } from "shared-schema/base/roles";
import type { Desk } from "./screen.tsx";

export const ANTIBES = { latitude: 43.5853, longitude: 7.1286, call_location_str: "Antibes" };
export const AJACCIO = { latitude: 41.92, longitude: 8.74, call_location_str: "Ajaccio" };

/** The id of a part of the draft, by a number. */
export function partId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** The number of the draft that `putDraft` makes: the demo has four agreements. */
export const DRAFT = 5;

interface Draft {
  /** Fields of the agreement that are not as in a new one. */
  fields?: Partial<AgreementBody>;
  /** Its waypoints, in their order: their ids are `partId` of 1, 2 and so on. */
  route?: readonly NewWaypoint[];
  /** The role of the account that is logged in; an administrator has none. */
  role?: Role;
}

/** Puts a new agreement on the device, with the account that is logged in as one of its brokers unless told otherwise. */
export async function putDraft(
  { user, device }: Desk,
  { fields = {}, route = [], role = "brokers" }: Draft = {},
): Promise<void> {
  const terms = { name: "A new draft", contract_type: "CRUISE" as const, currency: "EUR" };
  const creation = { created_by: user?.id ?? 0, created_at: "2027-01-15T09:00:00Z", bunkerId: partId(0) };
  const profile = user && !user.is_admin ? user.main_profile : null;
  const empty = newAgreement({ ...terms, ...creation });
  const ours = profile ? putParty(empty, role, profile.id) : empty;
  const routed = route.reduce((body, at, index) => placeWaypoint(body, partId(index + 1), at, null), ours);
  await device.put("agreements", DRAFT, { ...routed, ...fields });
}
