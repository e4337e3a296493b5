import { generateKeyBetween } from "fractional-indexing";
import { z } from "zod";
import { partOf } from "../agreement/mutations/parts.ts";
import { byPos } from "../agreement/order.ts";
import { countryCode, dateOnly, partId } from "../base/basics.ts";
import { orderKey } from "../base/orderKey.ts";
import { nameOrEmpty, personCode, personLine } from "../base/text/personal.ts";

/** The natures of identity documents that IMO FAL form 5 tells apart. */
export const IDENTITY_DOCUMENTS = ["PASSPORT", "SEAFARER", "IDENTITY_CARD", "OTHER"] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

const name = nameOrEmpty.nullable();

/** A member of the crew, with the fields of IMO FAL form 5 (2022). Empty until someone enters them. */
export const crewMember = z.object({
  pos: orderKey,
  family_name: name,
  given_names: name,
  /** Rank or rating, as it is to be printed. */
  rank: name,
  nationality: countryCode.nullable(),
  gender: z.enum(["F", "M", "X"]).nullable(),
  date_of_birth: dateOnly.nullable(),
  place_of_birth: personLine.nullable(),
  document_type: z.enum(IDENTITY_DOCUMENTS).nullable(),
  document_number: personCode.nullable(),
  document_country: countryCode.nullable(),
  document_expiration: dateOnly.nullable(),
});
export type CrewMember = z.infer<typeof crewMember>;

/**
 * The crew of an agreement's voyage besides its captains, under the agreement's own key. It is a document of its own because fewer
 * people see it than the agreement (decision 113). The captains are parties, and their profiles say the same of them.
 */
export const crewListBody = z.object({ members: z.record(partId, crewMember) });
export type CrewListBody = z.infer<typeof crewListBody>;

export const NO_CREW: CrewListBody = { members: {} };

/** The most members of one crew list. */
export const MOST_CREW = 200;

/** The fields that are purged some time after the voyage. Name, rank and nationality stay: they say who sailed. */
export const CREW_TRAVEL_FIELDS = [
  ...(["date_of_birth", "place_of_birth", "document_type"] as const),
  ...(["document_number", "document_country", "document_expiration"] as const),
] as const;

const NOTHING_ENTERED: Omit<CrewMember, "pos"> = {
  family_name: null,
  given_names: null,
  rank: null,
  nationality: null,
  gender: null,
  date_of_birth: null,
  place_of_birth: null,
  document_type: null,
  document_number: null,
  document_country: null,
  document_expiration: null,
};

/** The list with members added behind the others, in the given order. */
export function withNewCrew(
  { members }: CrewListBody,
  added: readonly (readonly [id: string, fields: Partial<CrewMember>])[],
): CrewListBody {
  let last = byPos(members).at(-1)?.[1].pos ?? null;
  const next = { ...members };
  for (const [id, fields] of added) {
    last = generateKeyBetween(last, null);
    next[id] = { ...NOTHING_ENTERED, ...fields, pos: last };
  }
  return { members: next };
}

/** The list with one member changed; null where there is no such member. */
export function withCrewMember(
  { members }: CrewListBody,
  id: string,
  patch: Partial<Omit<CrewMember, "pos">>,
): CrewListBody | null {
  const previous = partOf(members, id);
  return previous ? { members: { ...members, [id]: { ...previous, ...patch } } } : null;
}

/** The list without a member. */
export function withoutCrewMember({ members }: CrewListBody, id: string): CrewListBody {
  const { [id]: _, ...others } = members;
  return { members: others };
}

/**
 * The members of another list that are not on this one. People are told apart by name, or by rank without one, and by birth where
 * both have one: births are purged some time after the voyage.
 */
export function newToCrew({ members }: CrewListBody, others: readonly CrewMember[]): CrewMember[] {
  const here = Object.values(members);
  return others.filter((other) => !here.some((member) => isSamePerson(member, other)));
}

function isSamePerson(a: CrewMember, b: CrewMember): boolean {
  const [one, other] = [a, b].map((member) => (crewName(member) || (member.rank ?? "")).trim().toLowerCase());
  const [born, otherBorn] = [a.date_of_birth, b.date_of_birth];
  return one === other && (born === null || otherBorn === null || born === otherBorn);
}

/** The name of a member as it is shown, «First Last»; empty where no one entered one. */
export function crewName({ given_names, family_name }: CrewMember): string {
  return [given_names, family_name].filter((part) => part?.trim()).join(" ");
}
