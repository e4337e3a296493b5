import type { Role } from "../base/roles.ts";
import type { RecordKind } from "../records/kinds.ts";
import { byKind } from "../records/rules.ts";
import type { Collection } from "../sync/wire.ts";
import { isIn, type OnAgreement, PAYEE_ROLES, type RoleAudience } from "./audiences/audiences.ts";
import { LEAST, type Sight, sightWith } from "./sight.ts";

/** A viewer's relation to a yacht. */
interface AroundYacht {
  is_admin: boolean;
  is_creator: boolean;
  /** Is the viewer on an agreement that uses it? */
  is_around: boolean;
}

/** A viewer's relation to a profile. */
export interface AroundProfile {
  is_admin: boolean;
  /** Its owner, or its creator until someone claims it. */
  own: boolean;
  /** The viewer keeps it among the contacts. */
  held?: boolean;
  is_company: boolean;
  /** For each agreement that both are on: the viewer's roles and the profile's. */
  shared: readonly { viewer_roles: readonly Role[]; profile_roles: readonly Role[] }[];
}

/** The documents of an agreement: itself, and the records that hang on it. */
export type AgreementCollection = "agreements" | RecordKind;

/** What a viewer is to a document of each collection. */
interface Relations extends Record<AgreementCollection, OnAgreement> {
  yachts: AroundYacht;
  profiles: AroundProfile;
  contacts: { own: boolean };
  inbox: { own: boolean };
  reference: object;
}

interface Readers<Relation> {
  /** In words, for ARCHITECTURE.md. */
  words: string;
  /** The sight of a viewer; null for one who does not have the document. */
  sight: (relation: Relation) => Sight | null;
}

/** Who has a document at all. What they see of it, `FIELDS` says. */
export const READERS: { readonly [C in Collection]: Readers<Relations[C]> } = {
  agreements: onAgreement("parties"),
  ...byKind(({ audience }) => onAgreement(audience.readers)),
  yachts: {
    words: "its creator, everybody on an agreement that uses it, and administrators",
    sight: ({ is_admin, is_creator, is_around }) => (is_admin || is_creator || is_around ? LEAST : null),
  },
  profiles: {
    words: "its owner, everybody on an agreement with it, whoever keeps it as a contact, and administrators",
    sight: profileSight,
  },
  contacts: { words: "its owner", sight: ofOwner },
  inbox: { words: "its owner", sight: ofOwner },
  reference: { words: "every account", sight: () => LEAST },
};

/** The sight of a viewer of a document; null for one who does not have it. */
export function sightOf<C extends Collection>(collection: C, relation: Relations[C]): Sight | null {
  return READERS[collection].sight(relation);
}

function onAgreement(audience: RoleAudience): Readers<OnAgreement> {
  return {
    words: `\`${audience}\``,
    sight: (relation) => {
      if (!isIn(audience, relation)) return null;
      return isIn("contract", relation) ? sightWith(["contract"]) : LEAST;
    },
  };
}

/**
 * Decisions about people: professionals on the same agreement see the whole profile, clients what their contract prints, passengers
 * the name. Bank details are those of companies that are payees, for the readers of the contract.
 */
function profileSight({ is_admin, own, held = false, is_company, shared }: AroundProfile): Sight | null {
  if (own) return sightWith(["travel", "bank", "particulars"]);
  if (!is_admin && !held && shared.length === 0) return null;
  const isProfessional = shared.some(({ viewer_roles: roles }) => isIn("professionals", { roles, is_admin }));
  const professional = is_admin || isProfessional;
  const read = shared.filter(({ viewer_roles: roles }) => isIn("contract", { roles, is_admin: false }));
  const isPayee = read.some(({ profile_roles }) => profile_roles.some((role) => PAYEE_ROLES.includes(role)));
  const particulars = professional || held;
  return sightWith(
    [
      ...(professional ? (["travel"] as const) : []),
      ...(is_company && (is_admin || isPayee) ? (["bank"] as const) : []),
      ...(particulars ? (["particulars"] as const) : []),
    ],
    particulars ? [] : [...new Set(read.flatMap(({ profile_roles }) => profile_roles))],
  );
}

function ofOwner({ own }: { own: boolean }): Sight | null {
  return own ? LEAST : null;
}
