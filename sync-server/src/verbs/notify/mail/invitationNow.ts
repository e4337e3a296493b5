import type { AccountTokenRow } from "../../../store/queries/account/tokens.ts";
import type { MailRow } from "../../../store/queries/mails.ts";
import type { Tx } from "../../base/context.ts";
import type { Letter } from "../../base/outbox/letter.ts";
import { uncut } from "../../base/uncut.ts";
import { agreementFor, yachtName } from "../recipients.ts";

/**
 * The letter of an invitation as it leaves, with the yacht of the agreement that it is about. It is for a profile that no one has
 * claimed, has the address still, and is someone's contact or on an agreement; null cancels the mail.
 */
export function invitationNow(tx: Tx, { key, recipient }: MailRow, letter: Letter): Letter | null {
  const { accountTokens, documents, links } = tx.store;
  const link = accountTokens.open(key.slice(key.indexOf("/") + 1), tx.now);
  const row = link?.profile_id ? documents.get("profiles", link.profile_id) : undefined;
  if (!link || !row || row.deleted) return null;
  const { user_id, email } = uncut("profiles", row);
  const agreements = links.sourcesOf("profiles", row.id, "agreements");
  const isHeld = links.holdersOfProfile(row.id).length > 0 || agreements.length > 0;
  if (user_id !== null || email?.toLowerCase() !== recipient.toLowerCase() || !isHeld) return null;
  const yacht = yachtOf(tx, link, agreements);
  return withYacht(letter, yacht);
}

/** An invitation that names the yacht first, where there is one. */
export function withYacht(letter: Letter, yacht: string | null): Letter {
  if (yacht === null) return letter;
  return { ...letter, facts: [{ label: { en: "Yacht", fr: "Navire" }, value: yacht }, ...(letter.facts ?? [])] };
}

/** The yacht of the newest agreement on which both are; null without one. */
function yachtOf(tx: Tx, { created_by }: AccountTokenRow, agreements: readonly string[]): string | null {
  if (created_by === null) return null;
  for (const id of agreements.map(Number).sort((a, b) => b - a)) {
    const agreement = agreementFor(tx, created_by, id, { contract: false });
    const name = agreement && yachtName(tx, agreement);
    if (name) return name;
  }
  return null;
}
