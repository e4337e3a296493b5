import { guestStay } from "../stay.ts";

const DAY_MS = 86_400_000;
/** While no one knows when the passenger embarks. */
const WITHOUT_DATE_MS = 14 * DAY_MS;
/** No link is open for longer, however late the cruise. */
export const LONGEST_LINK_MS = 365 * DAY_MS;

interface Link {
  profile_id: number;
  created_at: string;
}

/**
 * Says when a passenger's link ends, UTC: at embarkation, as the agreement has it now. Corrections are welcome until then, since
 * afterwards the lists are with the authorities.
 */
export function linkEnds(agreement: Parameters<typeof guestStay>[0], { profile_id, created_at }: Link): string {
  const { from } = guestStay(agreement, profile_id);
  const made = Date.parse(created_at);
  const latest = made + LONGEST_LINK_MS;
  const ends = from === null ? made + WITHOUT_DATE_MS : Math.min(Date.parse(from), latest);
  return new Date(ends).toISOString();
}
