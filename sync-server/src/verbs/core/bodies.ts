import type { Viewer } from "shared-schema/agreement/access";
import { type ProfileSight, visibleProfile } from "shared-schema/agreement/profileVisibility";
import { withoutPrices } from "shared-schema/agreement/sight";
import { withoutBankDetails } from "shared-schema/bank/schema";
import { ROLES, type Role } from "shared-schema/base/roles";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Actor, Tx } from "./context.ts";

export type Body = Record<string, unknown>;

const parsed = new WeakMap<object, Body>();

/**
 * The body of a stored row, parsed once however many rules look at it: nobody changes it.
 * The one cast: nothing is stored that `decide…Change` has not checked against its schema.
 */
export function bodyOf<C extends Collection>(_collection: C, row: Pick<DocumentRow, "body">): BodyOf<C> {
  return parsedBody(row) as BodyOf<C>;
}

/** The same where the collection is not known. */
export function parsedBody(row: Pick<DocumentRow, "body">): Body {
  const known = parsed.get(row);
  if (known) return known;
  const body: Body = JSON.parse(row.body);
  parsed.set(row, body);
  return body;
}

/** A row that has just been made out of a body, which need not be parsed again. */
export function rowWith<Row extends Pick<DocumentRow, "body">>(row: Row, body: Body): Row {
  parsed.set(row, body);
  return row;
}

const PASSPORT_BIT = 1;
const BANK_BIT = 2;
const PARTICULARS_BIT = 4;
/** The first of seven: one for each role for which the contract prints something. */
const FIRST_ROLE_BIT = 8;
/** Every field of a profile. */
const FULL_SIGHT = PASSPORT_BIT | BANK_BIT | PARTICULARS_BIT;

/** Of an agreement: the prices are left out. */
export const NO_PRICES_BIT = 1;

/** Of payee accounts: bank details are left out. */
export const NO_BANK_BIT = 1;

const roleBit = (role: Role) => FIRST_ROLE_BIT << ROLES.indexOf(role);

/** A profile's sight as the bits that are kept beside each grant. */
export function sightBits(sight: ProfileSight): number {
  const own =
    (sight.passport ? PASSPORT_BIT : 0) | (sight.bank ? BANK_BIT : 0) | (sight.particulars ? PARTICULARS_BIT : 0);
  return sight.printed_as.reduce((bits, role) => bits | roleBit(role), own);
}

function sightIn(bits: number): ProfileSight {
  return {
    passport: (bits & PASSPORT_BIT) !== 0,
    bank: (bits & BANK_BIT) !== 0,
    particulars: (bits & PARTICULARS_BIT) !== 0,
    printed_as: ROLES.filter((role) => (bits & roleBit(role)) !== 0),
  };
}

/** Whether a viewer with these bits of sight gets a document as it is stored. */
export function seesWhole(collection: string, bits: number): boolean {
  if (collection === "agreements") return (bits & NO_PRICES_BIT) === 0;
  if (collection === "payee_accounts") return (bits & NO_BANK_BIT) === 0;
  return collection !== "profiles" || bits === FULL_SIGHT;
}

/** The copy of a stored body that a viewer with these bits of sight gets. */
export function visibleBody<C extends Collection>(
  collection: C,
  row: Pick<DocumentRow, "body">,
  bits: number,
): BodyOf<C>;
export function visibleBody(collection: string, row: Pick<DocumentRow, "body">, bits: number): Body;
export function visibleBody(collection: string, row: Pick<DocumentRow, "body">, bits: number): Body {
  if (seesWhole(collection, bits)) return parsedBody(row);
  if (collection === "agreements") return withoutPrices(parsedBody(row));
  if (collection === "payee_accounts") return withoutBankDetails(bodyOf("payee_accounts", row));
  return visibleProfile(bodyOf("profiles", row), sightIn(bits));
}

/** A stored row as it travels, as JSON text: a body that is seen whole is handed on as it is kept, without being parsed. */
export function wireJson(
  collection: string,
  row: { id: string; rev: number | null; schema: number | null; body: string; sight: number },
): string {
  const body = seesWhole(collection, row.sight) ? row.body : JSON.stringify(visibleBody(collection, row, row.sight));
  const id = JSON.stringify(row.id);
  return `{"id":${id},"rev":${row.rev},"e":"","schema":${row.schema},"body":${body},"_deleted":false}`;
}

/** Returns the wire form of a document that left a user's sight. */
export function goneJson(id: string): string {
  return `{"id":${JSON.stringify(id)},"_deleted":true}`;
}

/** The actor as the rules about agreements want it: with all profiles of the account. */
export function viewerOf(tx: Tx, actor: Actor): Viewer {
  const ids = tx.store.documents.idsOwnedBy("profiles", actor.user_id).map(Number);
  return { ...actor, profile_ids: new Set(ids) };
}
