import { type RequestView, requestView } from "shared-schema/api/request";
import { fullName } from "shared-schema/profile/schema";
import type { RequestRow } from "../../store/queries/agreementRequests.ts";
import { mainProfile } from "../base/account/mainProfile.ts";
import type { Actor, Tx } from "../base/context.ts";
import { readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

/** Returns the requester of a request as an actor. */
export function requesterOf(tx: Tx, { user_id }: Pick<RequestRow, "user_id">): Actor {
  return { user_id, is_admin: tx.store.users.byId(user_id)?.is_admin === 1 };
}

/** A request as its requester and administrators see it. A yacht is named to those alone who may see her now. */
export function viewOfRequest(tx: Tx, viewer: Actor, row: RequestRow): RequestView {
  const { id, user_id, key, created_at, state, reason, agreement_id, decided_at } = row;
  const asked: unknown = JSON.parse(row.asked);
  const user = tx.store.users.byId(user_id);
  const main = mainProfile(tx, user_id);
  const view = {
    ...(typeof asked === "object" ? asked : {}),
    ...{ id, key, created_at, state, reason, agreement_id, decided_at },
    requester: { user_id, full_name: main ? fullName(main.body) : "", email: user?.email ?? "" },
    yacht_name: null,
  };
  const { yacht_id } = requestView.parse(view);
  const yacht = yacht_id === null ? undefined : readable(tx, viewer, "yachts", String(yacht_id));
  return requestView.parse({ ...view, yacht_name: yacht ? shown("yachts", yacht).name : null });
}
