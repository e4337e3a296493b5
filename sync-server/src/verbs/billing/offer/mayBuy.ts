import { agreementBody } from "shared-schema/agreement/schema";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { mayManage } from "../../agreement/mayManage.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Actor, Tx } from "../../base/context.ts";

const partiesOfThen = agreementBody.pick({ parties: true });

/** Whether someone may buy for a version: its clients, the delegates who sign for them, and whoever writes the agreement. */
export function mayBuy(tx: Tx, actor: Actor, row: ContractVersionRow): boolean {
  if (mayManage(tx, actor, { id: row.cruise_id })) return true;
  const { parties } = partiesOfThen.parse(JSON.parse(row.agreement));
  const clients = Object.entries(parties).filter(([, { role }]) => role === "clients");
  const isOwn = (profile: number) => {
    const owner = ownerOf(tx, profile);
    return owner !== null && accountNow(tx, owner) === actor.user_id;
  };
  if (clients.some(([, { profile_id }]) => isOwn(profile_id))) return true;
  const keys = new Set(clients.map(([key]) => key));
  return tx.store.signing.delegations
    .of(row.cruise_id, row.version)
    .some(
      ({ state, party, delegate_profile_id }) => state === "accepted" && keys.has(party) && isOwn(delegate_profile_id),
    );
}
