import { done, type Result, refused } from "shared-schema/base/result";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import type { AccountTokenRow } from "../../../store/queries/account/tokens.ts";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { feedSight } from "../../documents/feed.ts";

/** The profile that an invitation is about, while no one owns it and it has the address that the invitation went to. */
export function claimable(
  tx: Pick<Tx, "store">,
  link: AccountTokenRow,
): Result<{ row: DocumentRow; body: ProfileBody }> {
  const row = link.profile_id === null ? undefined : tx.store.documents.get("profiles", link.profile_id);
  if (!row || row.deleted) return refused("link.expired");
  const body = uncut("profiles", row);
  const isOpen = body.user_id === null && !body.soft_deleted && body.email?.toLowerCase() === link.email;
  return isOpen ? done({ row, body }) : refused("link.expired");
}

/** Opens an account for a profile that was made for someone. The address is confirmed: the invitation went there. */
export function claimProfile(
  tx: Tx,
  link: AccountTokenRow,
  password_hash: string,
): Result<{ user_id: number; profile: number }> {
  const found = claimable(tx, link);
  if (!found.ok) return found;
  if (tx.store.users.byEmail(link.email)) return refused("account.claim-by-log-in", { email: link.email });
  const { first_name, last_name } = found.value.body;
  const user_id = tx.store.users.insert({
    ...{ first_name, last_name, password_hash, email: link.email },
    ...{ is_admin: 0, created_at: tx.now, confirmed_at: tx.now },
  });
  giveProfile(tx, found.value, { user_id, is_main: true });
  for (const id of tx.store.documents.idsIn("reference")) feedSight(tx, "reference", id);
  return done({ user_id, profile: Number(found.value.row.id) });
}

/** Makes a profile an account's, which is thereby on its agreements. The verb notes the event. */
export function giveProfile(
  tx: Tx,
  { row, body }: { row: DocumentRow; body: ProfileBody },
  owner: { user_id: number; is_main: boolean },
): void {
  tx.store.passengerLinks.endAll(row.id, tx.now);
  commitDocument(tx, {
    collection: "profiles",
    id: row.id,
    before: row,
    body: { ...body, profile_name: body.profile_name ?? fullName(body), ...owner },
    user_id: owner.user_id,
    op: `claim-${tx.ids.uuid()}`,
    event: null,
  });
}
