import { done, type Result, refused } from "shared-schema/base/result";
import type { AccountTokenRow, TokenPurpose } from "../../../store/queries/account/tokens.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, HOUR_MS, movedBy } from "../../base/instants.ts";
import type { Letter } from "../../base/outbox/letter.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";

/** The time for which a link works. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  recovery: 4 * HOUR_MS,
  confirmation: 7 * DAY_MS,
  claim: 30 * DAY_MS,
};

/** So many links of a kind go to one address within a day, whoever asks for them. */
const MOST_TO_AN_ADDRESS = 5;

/** Whether one more link of a kind may go to an address. */
export function mayMailLink({ store, now }: Tx, email: string, purpose: TokenPurpose): boolean {
  return store.accountTokens.sentTo(email, purpose, movedBy(now, -DAY_MS)) < MOST_TO_AN_ADDRESS;
}

/** A link that is to be mailed, and where it leads. */
type NewLink = Pick<AccountTokenRow, "purpose" | "user_id" | "profile_id" | "email" | "created_by">;

/**
 * Mails a link that works once, in the transaction of the verb.
 * @param letter with the link; its token is kept nowhere else
 * @param waitMs how long the mail waits before it leaves
 */
export function mailLink(tx: Tx, link: NewLink, letter: (token: string) => Letter, waitMs = 0): void {
  const { purpose, email } = link;
  const token = tx.ids.token();
  const token_hash = tokenHash(token);
  const expires_at = movedBy(tx.now, LIFETIME_MS[purpose]);
  tx.store.accountTokens.add({ ...link, email: email.toLowerCase(), token_hash, created_at: tx.now, expires_at });
  const mail = { key: `${purpose}/${token_hash}`, kind: purpose, to: email, language: null, letter: letter(token) };
  queueMail(tx, { ...mail, waitMs });
}

/** A link that still works, without using it up. */
export function openLink(
  { store, now }: Pick<Tx, "store" | "now">,
  token: string,
  purposes: readonly TokenPurpose[],
): Result<AccountTokenRow> {
  const row = store.accountTokens.open(tokenHash(token), now);
  return row && purposes.includes(row.purpose) ? done(row) : refused("link.expired");
}

/** Uses a link up: of two who submit it at the same time, one. */
export function useLink(tx: Tx, token: string, purposes: readonly TokenPurpose[]): Result<AccountTokenRow> {
  const row = openLink(tx, token, purposes);
  return row.ok && !tx.store.accountTokens.use(row.value.token_hash, tx.now) ? refused("link.expired") : row;
}
