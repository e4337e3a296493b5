import { byPos } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { type Birthday, birthdayOnBoard } from "../../guest/birthday.ts";
import { type GuestPreferencesBody, type Wishes, wishesOf } from "../../guest/schema.ts";
import { type GuestStay, guestStay } from "../../guest/stay.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { fullName, type ProfileBody } from "../../profile/schema.ts";

/** One guest on the galley sheet. */
export interface GalleyGuest {
  profile_id: number;
  name: string;
  stay: GuestStay;
  birthday: Birthday | null;
  /** Null where the guest has entered none. */
  wishes: Wishes | null;
}

/** The preferences of all guests of a voyage, for the crew. */
export interface GalleySheet {
  voyage: string;
  yacht: string | null;
  guests: GalleyGuest[];
}

interface GalleyInput {
  /** Number of the agreement. */
  id: number;
  agreement: AgreementBody;
  yacht: string | null;
  profiles: Readonly<Record<number, Pick<ProfileBody, "first_name" | "last_name"> & { date_of_birth?: string | null }>>;
  preferences: GuestPreferencesBody;
}

/** Lists the passengers of an agreement in order, each with the stay, a birthday on board, and the wishes. */
export function galleySheet({ id, agreement, yacht, profiles, preferences }: GalleyInput): GalleySheet {
  const guests = byPos(agreement.parties).flatMap(([, { role, profile_id }]): GalleyGuest[] => {
    const profile = profiles[profile_id];
    if (role !== "passengers" || !profile) return [];
    const stay = guestStay(agreement, profile_id);
    const entry = preferences.guests[profile_id];
    return [
      {
        ...{ profile_id, name: fullName(profile), stay },
        birthday: birthdayOnBoard(profile.date_of_birth, stay),
        wishes: entry ? wishesOf(entry) : null,
      },
    ];
  });
  return { voyage: formatAgreementId(id), yacht, guests };
}
