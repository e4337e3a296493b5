import { byPos } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result } from "../base/result.ts";
import type { Itinerary } from "../itinerary/itinerary.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { filled } from "./filled.ts";
import { notInLatin } from "./latin.ts";
import { type PortCall, portCallOf } from "./portCall.ts";
import type { Stop } from "./stops.ts";

/** The profile fields that a passenger list needs. Fields hidden from its reader are absent. */
export type ManifestProfile = Pick<ProfileBody, "first_name" | "last_name"> &
  Partial<
    Pick<ProfileBody, "date_of_birth" | "place_of_birth" | "passport_num" | "passport_country" | "passport_expiration">
  > & { [K in "nationality" | "gender" | "visa_num"]?: string | null | undefined };

/** One passenger on the list, with the fields of IMO FAL form 6; null where no one entered the value. */
export interface ManifestRow {
  profile_id: number;
  family_name: string | null;
  given_names: string | null;
  nationality: string | null;
  gender: string | null;
  date_of_birth: string | null;
  place_of_birth: string | null;
  document_type: "PASSPORT" | null;
  document_number: string | null;
  document_issuer: string | null;
  document_expiry: string | null;
  port_of_embarkation: string | null;
  port_of_disembarkation: string | null;
  visa_num: string | null;
  embarks: boolean;
  disembarks: boolean;
  /** Stays on board: neither embarks nor disembarks at this call. */
  transit: boolean;
}

/** The passengers on board at a call. */
export interface Manifest extends PortCall {
  rows: ManifestRow[];
  /** Fields of the form that no one has entered, by passenger. */
  missing: { profile_id: number; fields: (keyof ManifestRow)[] }[];
  /** Passengers whose details this reader may not see, so that their fields are empty here and perhaps not elsewhere. */
  hidden: number[];
  /** Passengers of the agreement of whom no one entered where they embark or disembark. */
  unplaced: number[];
}

interface ManifestInput {
  /** Number of the agreement. */
  id: number;
  agreement: Pick<AgreementBody, "parties" | "stays">;
  yacht: Pick<YachtBody, "name" | "imo_nb" | "call_sign" | "flag"> | null;
  profiles: Readonly<Record<number, ManifestProfile>>;
  plan: Itinerary;
  waypointId: string;
}

const NEEDED = [
  "family_name",
  "given_names",
  "nationality",
  "gender",
  "date_of_birth",
  "place_of_birth",
  "document_number",
  "document_issuer",
  "document_expiry",
  "port_of_embarkation",
  "port_of_disembarkation",
] as const satisfies readonly (keyof ManifestRow)[];

/** Lists everybody on board at a call: those who sail on, those who embark there and those who disembark there. */
export function passengerManifest(input: ManifestInput): Result<Manifest> {
  const { id, agreement, yacht, profiles, plan, waypointId } = input;
  const found = portCallOf({ id, yacht, plan, waypointId });
  if (!found.ok) return found;
  const { call, stops, here } = found.value;
  const passengers = byPos(agreement.parties).flatMap(([, party]) =>
    party.role === "passengers" ? [{ id: party.profile_id, stays: staysOf(agreement, party.profile_id, stops) }] : [],
  );
  const rows = passengers.flatMap((passenger) => {
    const stays = passenger.stays.filter(({ from, to }) => from <= here && here <= to);
    return stays.length === 0 ? [] : [rowOf(passenger.id, profiles[passenger.id], stays, here)];
  });
  return done({
    ...call,
    rows,
    missing: rows.flatMap((row) => {
      const profile = profiles[row.profile_id];
      const fields = NEEDED.filter((field) => row[field] === null && !isHidden(profile, field));
      return fields.length === 0 ? [] : [{ profile_id: row.profile_id, fields }];
    }),
    hidden: rows.flatMap(({ profile_id }) =>
      NEEDED.some((field) => isHidden(profiles[profile_id], field)) ? [profile_id] : [],
    ),
    unplaced: passengers.flatMap((passenger) => (passenger.stays.length === 0 ? [passenger.id] : [])),
  });
}

const WORDED = [
  ...(["family_name", "given_names", "place_of_birth", "document_number"] as const),
  ...(["port_of_embarkation", "port_of_disembarkation"] as const),
] as const;

/** How many passengers have each field in letters that authorities may not read. */
export function manifestNotInLatin({
  rows,
}: Pick<Manifest, "rows">): { field: (typeof WORDED)[number]; count: number }[] {
  return notInLatin(rows, WORDED);
}

/**
 * The profile field behind each field of the form. Calls are no secret, and a field that profiles may lack is never
 * hidden.
 */
const SOURCE: Partial<Record<keyof ManifestRow, keyof ManifestProfile>> = {
  family_name: "last_name",
  given_names: "first_name",
  date_of_birth: "date_of_birth",
  place_of_birth: "place_of_birth",
  document_number: "passport_num",
  document_issuer: "passport_country",
  document_expiry: "passport_expiration",
  nationality: "passport_num",
  gender: "passport_num",
};

/**
 * Whether a field is hidden from the viewer: a hidden field is absent from the copy, while an empty one is present and
 * null.
 */
function isHidden(profile: ManifestProfile | undefined, field: keyof ManifestRow): boolean {
  const source = SOURCE[field];
  return source !== undefined && (profile === undefined || !(source in profile));
}

/** A stay as indexes of stops; an end that no one entered is open, and has no port. */
interface StayOnBoard {
  from: number;
  to: number;
  embarkation: Stop | null;
  disembarkation: Stop | null;
}

function staysOf({ stays }: ManifestInput["agreement"], profileId: number, stops: readonly Stop[]): StayOnBoard[] {
  return Object.values(stays).flatMap((stay) => {
    if (stay.profile_id !== profileId) return [];
    const from = stops.findIndex((stop) => stop.id === stay.emb_waypoint);
    const to = stops.findIndex((stop) => stop.id === stay.disemb_waypoint);
    if ((from < 0 && to < 0) || (from >= 0 && to >= 0 && to < from)) return [];
    return [
      {
        from: from < 0 ? Number.NEGATIVE_INFINITY : from,
        to: to < 0 ? Number.POSITIVE_INFINITY : to,
        embarkation: stops[from] ?? null,
        disembarkation: stops[to] ?? null,
      },
    ];
  });
}

/** One row for a person, also for one who goes ashore and comes back at the same call. */
function rowOf(id: number, profile: ManifestProfile | undefined, stays: StayOnBoard[], here: number): ManifestRow {
  const first = stays.reduce((a, b) => (b.from < a.from ? b : a));
  const last = stays.reduce((a, b) => (b.to > a.to ? b : a));
  return {
    profile_id: id,
    family_name: filled(profile?.last_name),
    given_names: filled(profile?.first_name),
    nationality: filled(profile?.nationality),
    gender: filled(profile?.gender),
    date_of_birth: filled(profile?.date_of_birth),
    place_of_birth: filled(profile?.place_of_birth),
    document_type: filled(profile?.passport_num) === null ? null : "PASSPORT",
    document_number: filled(profile?.passport_num),
    document_issuer: filled(profile?.passport_country),
    document_expiry: filled(profile?.passport_expiration),
    port_of_embarkation: first.embarkation?.place ?? null,
    port_of_disembarkation: last.disembarkation?.place ?? null,
    visa_num: filled(profile?.visa_num),
    embarks: first.from === here,
    disembarks: last.to === here,
    transit: first.from !== here && last.to !== here,
  };
}
