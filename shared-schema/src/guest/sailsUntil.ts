import type { AgreementBody } from "../agreement/schema.ts";
import type { Role } from "../base/roles.ts";
import { guestStay } from "./stay.ts";

/** The roles of people who are on board. */
export const ON_BOARD: readonly Role[] = ["passengers", "captains"];

type Voyage = Pick<AgreementBody, "parties" | "stays" | "waypoints" | "delivery_date" | "redelivery_date">;

/** Returns the moment at which a person leaves the yacht, UTC; null for people who are not on board, or while no date is entered. */
export function sailsUntil(agreement: Voyage, profileId: number): string | null {
  const isOnBoard = Object.values(agreement.parties).some(
    (party) => party.profile_id === profileId && ON_BOARD.includes(party.role),
  );
  return isOnBoard ? guestStay(agreement, profileId).to : null;
}
