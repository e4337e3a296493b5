import type { AgreementBody } from "shared-schema/agreement/schema";
import { ASKED_AGAIN_MS, TAKE_BACK_MS } from "shared-schema/approval/asking";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import { addAlert, alertedAt } from "../alerts/addAlert.ts";
import { approversOf, nextNewsOf } from "./nextNews.ts";

interface Asked {
  id: number;
  agreement: AgreementBody;
  parties: readonly string[];
  /** Of the terms that are to be approved. */
  fingerprint: string;
  /** The account that asks. */
  author: number;
}

/** The cause of news about a request begins with this. */
const REQUEST = "request/";

/**
 * Tells people that someone asks for their approval, once the request can no longer be taken back. An approval or a lock may have asked
 * them for the same terms within a day: one mail is enough.
 */
export function alertAsked(tx: Tx, { id, agreement, parties, fingerprint, author }: Asked): void {
  const news = { kind: "approval-asked", agreement_id: id } as const;
  const dayAgo = movedBy(tx.now, -ASKED_AGAIN_MS);
  const isTold = (user_id: number) => (alertedAt(tx, { ...news, user_id, cause: fingerprint }) ?? "") > dayAgo;
  const owners = new Set(approversOf(agreement, parties).flatMap((profile) => ownerOf(tx, profile) ?? []));
  const untold = [...owners].filter((user_id) => !isTold(user_id));
  if (untold.length === 0) return;
  const nextFor = nextNewsOf(tx, id);
  for (const user_id of untold) {
    const details = { ...nextFor(user_id), asker: author };
    addAlert(tx, { ...news, user_id, cause: `${REQUEST}${tx.now}`, details, waitMs: TAKE_BACK_MS });
  }
}

/** Forgets the news of requests that were taken back. @param at when they were made, UTC */
export function withdrawAsked(tx: Tx, id: number, at: readonly string[]): void {
  for (const created_at of new Set(at)) {
    const keys = `approval-asked/${id}/${REQUEST}${created_at}/`;
    tx.store.alerts.withdraw(keys);
    tx.store.webPushes.withdraw({ agreement_id: id, kind: "approval-asked", created_at });
    tx.store.mails.withdraw(keys);
  }
}
