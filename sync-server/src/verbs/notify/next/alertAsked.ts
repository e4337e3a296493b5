import type { AgreementBody } from "shared-schema/agreement/schema";
import { TAKE_BACK_MS } from "shared-schema/approval/asking";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { addAlert } from "../alerts/addAlert.ts";
import { approversOf, nextNewsOf } from "./nextNews.ts";

interface Asked {
  id: number;
  agreement: AgreementBody;
  parties: readonly string[];
  /** The account that asks. */
  author: number;
}

/** The cause of news about a request begins with this. */
const REQUEST = "request/";

/** Tells people that someone asks for their approval, once the request can no longer be taken back. */
export function alertAsked(tx: Tx, { id, agreement, parties, author }: Asked): void {
  const owners = new Set(approversOf(agreement, parties).flatMap((profile) => ownerOf(tx, profile) ?? []));
  const nextFor = nextNewsOf(tx, id);
  for (const user_id of owners) {
    const details = { ...nextFor(user_id), asker: author };
    const cause = `${REQUEST}${tx.now}`;
    addAlert(tx, { cause, kind: "approval-asked", user_id, agreement_id: id, details, waitMs: TAKE_BACK_MS });
  }
}

/** Forgets the news of requests that were taken back. @param at when they were made, UTC */
export function withdrawAsked(tx: Tx, id: number, at: readonly string[]): void {
  for (const created_at of new Set(at)) {
    const news = { agreement_id: id, kind: "approval-asked", created_at };
    tx.store.alerts.withdraw(news);
    tx.store.webPushes.withdraw(news);
    tx.store.mails.withdraw(news.kind, `approval-asked/${id}/${REQUEST}${created_at}/`);
  }
}
