import { done, type Result, refused } from "shared-schema/base/result";
import type { AccountTokenRow, TokenPurpose } from "../../../store/queries/account/tokens.ts";
import type { Tx } from "../../core/context.ts";
import { tokenHash } from "../tokenHash.ts";

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a link works. */
export const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  recovery: 4 * HOUR_MS,
  confirmation: 7 * DAY_MS,
  claim: 30 * DAY_MS,
};

/** So many links of a kind go to one address within a day, whoever asks for them. */
const MOST_TO_AN_ADDRESS = 5;

/** Whether one more link of a kind may go to an address. */
export function mayMailLink({ store, now }: Tx, email: string, purpose: TokenPurpose): boolean {
  return store.accountTokens.sentTo(email, purpose, moved(now, -DAY_MS)) < MOST_TO_AN_ADDRESS;
}

/**
 * Makes a link that works once.
 * @returns its token, which is kept nowhere but in the mail
 */
export function issueToken(
  tx: Tx,
  link: Pick<AccountTokenRow, "purpose" | "user_id" | "profile_id" | "email" | "created_by">,
): string {
  const token = tx.ids.token();
  tx.store.accountTokens.add({
    ...link,
    email: link.email.toLowerCase(),
    token_hash: tokenHash(token),
    created_at: tx.now,
    expires_at: moved(tx.now, LIFETIME_MS[link.purpose]),
  });
  return token;
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

export function moved(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
