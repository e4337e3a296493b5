import { isCreatorParty, type Viewer } from "../access.ts";
import { newAgreement } from "../create.ts";
import { headIn } from "../head/fields.ts";
import { byPos } from "../order.ts";
import type { AgreementBody } from "../schema.ts";
import { LATEST_EDITION } from "../wording/edition.ts";
import { type LeftOut, takeParties, withCleanNames } from "./leftOut.ts";
import { withVoyageStays } from "./voyageStays.ts";

/** Copied as they are: terms and services. */
const TAKEN = [...headIn("template"), "special_conditions", "clauses"] as const;

/** The people and yachts around a template, as its reader knows them. */
export interface Around {
  /** Whether the creator may put it on an agreement. */
  mayAdd(target: "profiles" | "yachts", number: number): boolean;
  /** Its name, to say that it is left out. */
  nameOf(target: "profiles" | "yachts", number: number): string;
}

interface Made {
  name: string;
  creator: Viewer;
  /** UTC. */
  created_at: string;
  bunkerId: string;
  /** Ids of the passengers' stays. */
  newId: () => string;
  /** The party that its creator has to be; added unless a profile of the creator's is already one. */
  own: AgreementBody["parties"];
  around: Around;
}

/**
 * A new draft like an agreement that there is: its yacht, parties, route, prices and services, as far as the creator could add them
 * by hand. Dates, times, payments, approvals, comments, passengers' stays, and what was entered of consumption and tax belong to
 * that voyage alone: the passengers sail the whole of the new one. The standard terms are those of the latest edition.
 */
export function fromTemplate(template: AgreementBody, made: Made): { body: AgreementBody; left_out: LeftOut[] } {
  const { own, creator, around, newId, ...creation } = made;
  const { contract_type, currency, waypoints, fuel_bunkers, yacht_id } = template;
  const copied = Object.fromEntries(TAKEN.map((field) => [field, template[field]]));
  const empty = newAgreement({ ...creation, created_by: creator.user_id, contract_type, currency });
  const parties = partiesOf(template, empty, made);
  const hasYacht = yacht_id === null || around.mayAdd("yachts", yacht_id);
  const body = {
    ...empty,
    ...copied,
    yacht_id: hasYacht ? yacht_id : null,
    articles_edition: LATEST_EDITION,
    parties: parties.taken,
    waypoints: mapped(waypoints, (stop) => ({ ...stop, arr_date: null, dep_date: null, nights: null })),
    fuel_bunkers: mapped(fuel_bunkers, (bunker) => ({ ...bunker, quantity_used: null })),
  };
  const yacht: LeftOut[] = hasYacht
    ? []
    : [{ kind: "yacht", name: around.nameOf("yachts", yacht_id), role: null, reason: "not-yours" }];
  const sailing = withVoyageStays({ ...body, parties: {} }, body, newId);
  return withCleanNames({ body: sailing, left_out: [...yacht, ...parties.left_out] });
}

function partiesOf(
  { parties }: AgreementBody,
  empty: AgreementBody,
  { own, creator, around }: Made,
): { taken: AgreementBody["parties"]; left_out: LeftOut[] } {
  const there = Object.entries(parties).filter(([, party]) => isCreatorParty(party, creator));
  const creators = there.length > 0 ? Object.fromEntries(there) : own;
  const others = byPos(parties).flatMap(([key, party]) => (creators[key] ? [] : [{ key, ...party }]));
  const { taken, left } = takeParties({ ...empty, parties: creators }, creator, others, ({ profile_id }) =>
    around.mayAdd("profiles", profile_id) ? null : "not-yours",
  );
  return {
    taken: { ...Object.fromEntries(taken.map(({ key, ...party }) => [key, party])), ...creators },
    left_out: left.map(({ party: { role, profile_id }, reason }) => {
      return { kind: "party", name: around.nameOf("profiles", profile_id), role, reason };
    }),
  };
}

function mapped<T>(parts: Readonly<Record<string, T>>, change: (part: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, change(part)]));
}
