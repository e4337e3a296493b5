import { byPos } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { done, type Result } from "../../base/result.ts";
import { MASTER } from "../../crew/labels.ts";
import type { CrewListBody, CrewMember, IdentityDocument } from "../../crew/schema.ts";
import { filled } from "../filled.ts";
import { notInLatin } from "../latin.ts";
import type { ManifestProfile } from "../manifest.ts";
import { type PortCall, type PortCallInput, portCallOf } from "../portCall.ts";

/** One member of the crew, with the fields of IMO FAL form 5; null where no one entered the value. */
export interface CrewRow {
  /** The captain's profile; null for a member who has none. */
  profile_id: number | null;
  family_name: string | null;
  given_names: string | null;
  rank: string | null;
  nationality: string | null;
  gender: string | null;
  date_of_birth: string | null;
  place_of_birth: string | null;
  document_type: IdentityDocument | null;
  document_number: string | null;
  document_issuer: string | null;
  document_expiry: string | null;
}

/** The crew on board at a call, the captains first. */
export interface CrewOnBoard extends PortCall {
  rows: CrewRow[];
  /** How many of them lack each field of the form; those that none lacks are left out. */
  missing: { field: keyof CrewRow; count: number }[];
}

interface Input extends PortCallInput {
  agreement: Pick<AgreementBody, "parties">;
  profiles: Readonly<Record<number, ManifestProfile>>;
  crew: CrewListBody;
}

const NEEDED = [
  ...(["family_name", "given_names", "rank", "nationality", "gender", "date_of_birth", "place_of_birth"] as const),
  ...(["document_type", "document_number", "document_issuer", "document_expiry"] as const),
] as const satisfies readonly (keyof CrewRow)[];

/** Lists the crew at a call. The captains are parties, and what the form asks of them is read from their profiles. */
export function crewOnBoard({ agreement, profiles, crew, ...input }: Input): Result<CrewOnBoard> {
  const found = portCallOf(input);
  if (!found.ok) return found;
  const captains = byPos(agreement.parties).flatMap(([, { role, profile_id }]) =>
    role === "captains" ? [captainRow(profile_id, profiles[profile_id])] : [],
  );
  // A line of the form that was begun and left empty is no one.
  const members = byPos(crew.members)
    .map(([, member]) => memberRow(member))
    .filter((row) => Object.values(row).some((value) => value !== null));
  const rows = [...captains, ...members];
  const missing = NEEDED.map((field) => ({ field, count: rows.filter((row) => row[field] === null).length }));
  return done({ ...found.value.call, rows, missing: missing.filter(({ count }) => count > 0) });
}

const WORDED = ["family_name", "given_names", "rank", "place_of_birth", "document_number"] as const;

/** How many of the crew have each field in letters that authorities may not read. */
export function crewNotInLatin({
  rows,
}: Pick<CrewOnBoard, "rows">): { field: (typeof WORDED)[number]; count: number }[] {
  return notInLatin(rows, WORDED);
}

function captainRow(profile_id: number, profile: ManifestProfile | undefined): CrewRow {
  const number = filled(profile?.passport_num);
  return {
    profile_id,
    family_name: filled(profile?.last_name),
    given_names: filled(profile?.first_name),
    rank: MASTER.en,
    nationality: filled(profile?.nationality),
    gender: filled(profile?.gender),
    date_of_birth: filled(profile?.date_of_birth),
    place_of_birth: filled(profile?.place_of_birth),
    document_type: number === null ? null : "PASSPORT",
    document_number: number,
    document_issuer: filled(profile?.passport_country),
    document_expiry: filled(profile?.passport_expiration),
  };
}

function memberRow(member: CrewMember): CrewRow {
  return {
    profile_id: null,
    family_name: filled(member.family_name),
    given_names: filled(member.given_names),
    rank: filled(member.rank),
    nationality: member.nationality,
    gender: member.gender,
    date_of_birth: member.date_of_birth,
    place_of_birth: filled(member.place_of_birth),
    document_type: member.document_type,
    document_number: filled(member.document_number),
    document_issuer: member.document_country,
    document_expiry: member.document_expiration,
  };
}
