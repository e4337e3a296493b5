import { accessTo } from "shared-schema/agreement/access";
import type { OpenCall } from "shared-schema/payments/bankStatement/match";
import { callsOf } from "shared-schema/payments/callsOf";
import { fullName } from "shared-schema/profile/schema";
import type { Actor, Tx } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { shown } from "../../visibility/shown.ts";

/** The calls for fund on which the actor may record payments now, with the names of the clients as the actor sees them. */
export function openCalls(tx: Tx, actor: Actor): OpenCall[] {
  const viewer = viewerOf(tx, actor);
  const names = new Map<number, string>();
  const nameOf = (profile: number) => {
    const known = names.get(profile);
    if (known !== undefined) return known;
    const row = tx.store.documents.visibleTo(actor.user_id, "profiles", String(profile));
    const body = row && shown("profiles", row);
    const name = body ? (body.is_company && body.company_name) || fullName(body) : "";
    names.set(profile, name);
    return name;
  };
  return tx.store.documents.allVisibleTo(actor.user_id, "agreements").flatMap((row) => {
    const agreement = shown("agreements", row);
    const calls = callsOf(agreement, accessTo(agreement, viewer)).filter(
      (call) => call.can_post_payments && call.is_payable,
    );
    if (calls.length === 0) return [];
    const clients = Object.values(agreement.parties)
      .filter(({ role }) => role === "clients")
      .map(({ profile_id }) => ({ profile_id, name: nameOf(profile_id) }));
    const about = {
      agreement_id: Number(row.id),
      agreement_name: agreement.name,
      currency: agreement.currency,
      clients,
    };
    return calls.map(({ id, call, balance, payments }) => ({
      ...about,
      ...{ call_id: id, designation: call.designation, balance },
      payments: payments.flatMap(({ id: key, payment }) =>
        // A part of a transfer is no movement of an account by itself.
        payment.cancelled || payment.transfer
          ? []
          : [{ id: key, amount: payment.amount, date_paid: payment.date_paid }],
      ),
    }));
  });
}
