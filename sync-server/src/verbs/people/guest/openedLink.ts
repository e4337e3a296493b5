import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { decidePassengerLink } from "shared-schema/guest/access";
import { linkEnds } from "shared-schema/guest/links/linkEnds";
import { guestStay } from "shared-schema/guest/stay";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { PassengerLinkRow } from "../../../store/queries/passengerLinks.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** A link that works, with the documents that it is about. */
export interface OpenedLink {
  link: PassengerLinkRow;
  agreement: AgreementBody;
  row: DocumentRow;
  profile: ProfileBody;
  /** When it ends, UTC. */
  ends: string;
}

/** A link that has not ended, while its passenger is on the agreement and has not embarked. It works afterwards as before. */
export function openPassengerLink(tx: Pick<Tx, "store" | "now">, token: string): Result<OpenedLink> {
  const { documents, passengerLinks } = tx.store;
  const link = passengerLinks.open(tokenHash(token), tx.now);
  const expired = refused("passenger-link.expired");
  if (!link) return expired;
  const agreementRow = documents.get("agreements", link.agreement_id);
  const row = documents.get("profiles", link.profile_id);
  if (!agreementRow || agreementRow.deleted || !row || row.deleted) return expired;
  const agreement = uncut("agreements", agreementRow);
  const profileId = Number(link.profile_id);
  if (!Object.hasOwn(agreement.parties, partyKey("passengers", profileId))) return expired;
  const profile = uncut("profiles", row);
  // Its maker may have left the agreement since, and the passenger may have opened an account.
  if (!decidePassengerLink(agreement, makerOf(tx, link.created_by), profileId, profile).ok) return expired;
  const ends = linkEnds(agreement, { profile_id: profileId, created_at: link.created_at });
  if (Date.parse(ends) > Date.parse(tx.now)) return done({ link, agreement, row, profile, ends });
  return guestStay(agreement, profileId).from === null ? expired : refused("passenger-link.boarded");
}

function makerOf({ store }: Pick<Tx, "store">, user_id: number): Viewer {
  const ids = store.documents.idsOwnedBy("profiles", user_id).map(Number);
  return { user_id, is_admin: store.users.byId(user_id)?.is_admin === 1, profile_ids: new Set(ids) };
}
