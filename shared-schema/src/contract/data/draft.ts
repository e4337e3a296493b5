import { generateNKeysBetween } from "fractional-indexing";
import { isCreatorParty, type Viewer } from "../../agreement/access.ts";
import { creatorParties, newAgreement } from "../../agreement/create.ts";
import { withoutCallsAtSea } from "../../agreement/mutations/callWaters.ts";
import { type LeftOut, takeParties, withCleanNames } from "../../agreement/mutations/leftOut.ts";
import type { AgreementBody, Party, Waypoint } from "../../agreement/schema.ts";
import type { Position } from "../../base/basics.ts";
import { partyKey } from "../../base/roles.ts";
import { fullName, type ProfileBody } from "../../profile/schema.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import type { ContractData } from "./format.ts";

/** The account that makes a draft out of data, and its rights. */
export interface Importer {
  viewer: Viewer;
  /** UTC. */
  created_at: string;
  /** The parties that its creator has to be on it with. */
  own: AgreementBody["parties"];
  newId: () => string;
  /** A yacht that he may put on an agreement; null for any other. */
  yacht: (number: number) => Pick<YachtBody, "name"> | null;
  /** A profile that he may put on an agreement; null for any other. */
  profile: (number: number) => Pick<ProfileBody, "first_name" | "last_name"> | null;
  /** Whether a place lies in national waters, where calls are; where no one knows, it is taken to. */
  isNational: (at: Position) => boolean;
}

export interface DraftFromData {
  body: AgreementBody;
  left_out: LeftOut[];
}

/**
 * A new draft of the terms in the data. Yacht and parties are those of this installation under the same number and name, as far as
 * the importer could add them by hand. The standard terms are those of the latest edition; approvals and comments are never in the data.
 */
export function draftFromData(data: ContractData, importer: Importer): DraftFromData {
  const { waypoints, services, clauses, fuel_bunkers, stays, payment_calls, ...head } = data.agreement;
  const { created_at, newId, viewer } = importer;
  const ids = new Map(waypoints.map(({ id }) => [id, newId()]));
  const empty = newAgreement({ ...head, created_by: viewer.user_id, created_at, bunkerId: newId() });
  const yacht = yachtOf(data, importer);
  const parties = partiesOf(data, importer, { ...empty, parties: ownIn(data, importer) });
  const people = new Set(Object.values(parties.taken).map(({ profile_id }) => profile_id));
  const route = withoutCallsAtSea(routeOf(waypoints, ids), importer.isNational);
  const isAtSea = (id: string | null) => id !== null && route.atSea.has(ids.get(id) ?? id);
  const [known, ashore] = split(stays, ({ profile_id }) => people.has(profile_id));
  const [adrift, boarding] = split(known, (stay) => isAtSea(stay.emb_waypoint) || isAtSea(stay.disemb_waypoint));
  const [calls, own] = split(payment_calls, ({ contract_code }) => contract_code === null);
  const end = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const body: AgreementBody = {
    ...empty,
    ...head,
    yacht_id: yacht.taken,
    parties: parties.taken,
    waypoints: route.waypoints,
    special_conditions: placed(services, newId),
    clauses: placed(clauses, newId),
    fuel_bunkers:
      fuel_bunkers.length === 0
        ? empty.fuel_bunkers
        : placed(
            fuel_bunkers.map((bunker) => ({ ...bunker, quantity_used: null })),
            newId,
          ),
    stays: Object.fromEntries(
      boarding.map((stay) => [
        newId(),
        { ...stay, emb_waypoint: end(stay.emb_waypoint), disemb_waypoint: end(stay.disemb_waypoint) },
      ]),
    ),
    payment_calls: placed(
      calls.map((call) => ({ ...call, locked: false })),
      newId,
    ),
  };
  const without = (kind: LeftOut["kind"], name: string, reason: LeftOut["reason"]): LeftOut => {
    return { kind, name, role: null, reason };
  };
  return withCleanNames({
    body,
    left_out: [
      ...yacht.left_out,
      ...parties.left_out,
      ...[...route.atSea.values()].map((stop) => without("call", placeName(stop), "at-sea")),
      ...ashore.map(({ profile_id }) => without("stay", nameIn(data, profile_id), "passenger-left-out")),
      ...adrift.map(({ profile_id }) => without("stay", nameIn(data, profile_id), "call-left-out")),
      ...own.map(({ designation }) => without("payment_call", designation, "opened-later")),
    ],
  });
}

/** The waypoints under new ids. @param ids by the id in the data */
function routeOf(waypoints: ContractData["agreement"]["waypoints"], ids: ReadonlyMap<string, string>) {
  const route = Object.values(placed(waypoints, ({ id }) => id));
  return Object.fromEntries(route.map(({ id, ...stop }) => [ids.get(id) ?? id, stop]));
}

function yachtOf({ yacht }: ContractData, importer: Importer): { taken: number | null; left_out: LeftOut[] } {
  if (yacht === null) return { taken: null, left_out: [] };
  const here = importer.yacht(yacht.number);
  if (here?.name === yacht.name) return { taken: yacht.number, left_out: [] };
  const reason = here ? "other-name" : "not-yours";
  return { taken: null, left_out: [{ kind: "yacht", name: yacht.name, role: null, reason }] };
}

/** Its creator as the data has him, else as he has to be. */
function ownIn({ parties }: ContractData, { own, viewer }: Importer): AgreementBody["parties"] {
  const there = parties.find((party) => isCreatorParty(party, viewer));
  return there && Object.keys(own).length > 0 ? creatorParties(there.profile_id) : own;
}

/** The parties that the importer may add, with himself first where the data does not have him. */
function partiesOf(data: ContractData, importer: Importer, bare: AgreementBody) {
  const { taken, left } = takeParties(bare, importer.viewer, data.parties, ({ profile_id, particulars }) => {
    const here = importer.profile(profile_id);
    if (here === null) return "not-yours";
    return particulars === null || fullName(particulars) === fullName(here) ? null : "other-name";
  });
  const people = new Map<string, Omit<Party, "pos">>(Object.entries(bare.parties));
  for (const { role, profile_id } of taken) people.set(partyKey(role, profile_id), { role, profile_id });
  const keys = generateNKeysBetween(null, null, people.size);
  const placedParties = [...people].map(([key, { role, profile_id }], at) => {
    return [key, { role, profile_id, pos: keys[at] ?? "" }] as const;
  });
  const left_out = left.map(({ party: { role, profile_id }, reason }): LeftOut => {
    return { kind: "party", name: nameIn(data, profile_id), role, reason };
  });
  return { taken: Object.fromEntries(placedParties), left_out };
}

/** A waypoint by the name that was entered for it, else by its position. */
function placeName({ call_location_str, latitude, longitude }: Waypoint): string {
  return call_location_str?.trim() || `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

/** The name of a profile in the data, else its number. */
function nameIn({ parties }: ContractData, number: number): string {
  const named = parties.find(({ profile_id, particulars }) => profile_id === number && particulars);
  return named?.particulars ? fullName(named.particulars) : String(number);
}

/** A list as a map of parts: their places become their order keys. */
function placed<T extends object>(list: readonly T[], keyOf: (part: T) => string): Record<string, T & { pos: string }> {
  const keys = generateNKeysBetween(null, null, list.length);
  return Object.fromEntries(list.map((part, at) => [keyOf(part), { ...part, pos: keys[at] ?? "" }]));
}

function split<T>(list: readonly T[], isFirst: (part: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((part) => !isFirst(part))];
}
