import { purgeAt } from "shared-schema/guest/retention";
import { lastDisembarkation } from "shared-schema/guest/stay";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { laterOf, peopleOnBoard } from "./due.ts";

/** Has the time of a passenger's passport come, as the passenger's cruises are now? Not that of someone who is on board of none any more. */
export function isPassportDue(tx: Pick<Tx, "store" | "now">, profile: string, days: number): boolean {
  let last: string | null | undefined;
  for (const id of tx.store.links.sourcesOf("profiles", profile, "agreements")) {
    const row = tx.store.documents.get("agreements", id);
    if (!row || row.deleted) continue;
    const agreement = uncut("agreements", row);
    if (!peopleOnBoard(agreement).includes(profile)) continue;
    const ended = lastDisembarkation(agreement);
    last = last === undefined ? ended : laterOf(last, ended);
  }
  return last !== undefined && isOver(tx, last, days);
}

/** Has the time of an agreement's guest preferences and crew list come, as the agreement is now? */
export function isAgreementDue(tx: Pick<Tx, "store" | "now">, id: string, days: number): boolean {
  const row = tx.store.documents.get("agreements", id);
  return row?.deleted !== 0 || isOver(tx, lastDisembarkation(uncut("agreements", row)), days);
}

function isOver({ now }: Pick<Tx, "now">, ended: string | null, days: number): boolean {
  return ended !== null && Date.parse(purgeAt(ended, days)) <= Date.parse(now);
}
