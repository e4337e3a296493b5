import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { KycDocument, KycFile, KycItemView } from "shared-schema/api/privacy/kyc";
import { done, type Result, refused } from "shared-schema/base/result";
import { ROLES, type Role } from "shared-schema/base/roles";
import { lastDisembarkation } from "shared-schema/guest/stay";
import { decideKycRemoval, decideKycState, decideKycWrite } from "shared-schema/kyc/access";
import { KYC_ITEMS, type KycItem, kycItemsFor, OPEN_ENTRY } from "shared-schema/kyc/items";
import { kycPurgeAt } from "shared-schema/kyc/retention";
import type { KycItemRow } from "../../../store/queries/people/kyc.ts";
import type { KycDocumentRow } from "../../../store/queries/people/kycDocuments.ts";
import { nameOf, nameOfProfile } from "../../base/account/nameOf.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { ERASED } from "../../base/erased.ts";
import { viewerOf } from "../../base/viewer.ts";
import { holderOf, isCompany, NO_ONE, readingKyc } from "./party.ts";

/** Everything that is kept of an agreement's parties. */
interface Kept {
  items: readonly KycItemRow[];
  documents: readonly KycDocumentRow[];
}

/** Lists the checks of an agreement's other parties, and of those who have left it, for those who check. @param days for which they are kept */
export function listKyc(deps: Deps, actor: Actor, id: number, days: number): Result<KycFile[]> {
  const tx = reading(deps);
  const viewer = viewerOf(tx, actor);
  const read = readingKyc(tx, actor, { agreement_id: String(id), profile_id: NO_ONE }, viewer);
  if (!read.ok) return read;
  const kept = keptOf(tx, String(id));
  const people = new Set([
    ...Object.values(read.value.parties).map(({ profile_id }) => profile_id),
    ...kept.items.map(({ profile_id }) => Number(profile_id)),
  ]);
  return done(
    [...people]
      .filter((profile) => !viewer.profile_ids.has(profile))
      .map((profile) => fileOf(tx, viewer, { agreement: read.value, profile, kept, days }))
      .sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

/** The check of one party as it stands. */
export function showKyc(deps: Deps, actor: Actor, id: number, profile: number, days: number): Result<KycFile> {
  const listed = listKyc(deps, actor, id, days);
  if (!listed.ok) return listed;
  const found = listed.value.find(({ profile_id }) => profile_id === profile);
  return found ? done(found) : refused("kyc.no-party");
}

/** The order of the list: who pays and who contracts first, then those on board, and at last those who have left. */
const ORDER: readonly Role[] = [
  ...(["clients", "carriers", "central_agents", "brokers"] as const),
  ...(["stakeholders", "captains", "passengers"] as const),
];

function placeOf({ roles }: KycFile): number {
  return Math.min(ORDER.length, ...roles.map((role) => ORDER.indexOf(role)));
}

function keptOf({ store: { kyc } }: Tx, agreement: string): Kept {
  return { items: kyc.ofAgreement(agreement), documents: kyc.documents.ofAgreement(agreement) };
}

function fileOf(
  tx: Tx,
  viewer: Viewer,
  { agreement, profile, kept, days }: { agreement: AgreementBody; profile: number; kept: Kept; days: number },
): KycFile {
  const key = String(profile);
  const is_company = isCompany(tx, key);
  const held = new Set(
    Object.values(agreement.parties).flatMap(({ role, profile_id }) => (profile_id === profile ? [role] : [])),
  );
  const roles = ROLES.filter((role) => held.has(role));
  const items = kept.items.filter(({ profile_id }) => profile_id === key);
  const asked = new Set<KycItem>([...kycItemsFor(is_company, roles), ...items.map(({ item }) => item)]);
  const last = items.reduce<KycItemRow | null>(
    (late, row) => (late && late.updated_at >= row.updated_at ? late : row),
    null,
  );
  return {
    ...{ profile_id: profile, is_company, roles },
    // Someone who has left, or deleted the account, is named as in the last entry.
    name: (roles.length > 0 ? nameOfProfile(tx, key) : null) ?? last?.subject ?? ERASED,
    write_access: decideKycWrite(agreement, viewer, profile).ok,
    kept_until: last && kycPurgeAt(last.updated_at, lastDisembarkation(agreement), days),
    items: KYC_ITEMS.filter((item) => asked.has(item)).map((item) =>
      itemOf(tx, item, {
        row: items.find((each) => each.item === item),
        isChangeable: (holder) => decideKycState(agreement, viewer, holder).ok,
        documents: kept.documents
          .filter((each) => each.item === item && each.profile_id === key)
          .map((each) => documentOf(tx, each, decideKycRemoval(agreement, viewer, each.added_by).ok)),
      }),
    ),
  };
}

function itemOf(
  tx: Tx,
  item: KycItem,
  {
    row,
    isChangeable,
    documents,
  }: { row: KycItemRow | undefined; isChangeable: (holder: number | null) => boolean; documents: KycDocument[] },
): KycItemView {
  const { state, expires_on, note, checked_by, checked_at } = row ?? OPEN_ENTRY;
  return {
    ...{ item, state, expires_on, note, checked_at },
    checked_by: nameOf(tx, checked_by),
    is_changeable: isChangeable(holderOf(tx, row)),
    rev: row?.rev ?? 0,
    documents,
  };
}

function documentOf(tx: Tx, row: KycDocumentRow, is_removable: boolean): KycDocument {
  const { id, kind, bytes, added_by, added_at } = row;
  return { ...{ id, kind, bytes, added_at, is_removable }, added_by: nameOf(tx, added_by) ?? "" };
}
