import type { ProofView } from "shared-schema/api/account/factor";
import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";
import { askProof } from "../http/proof.ts";
import { retryInbox } from "./resolve.ts";

/**
 * Writes again what was refused for want of a proof that it is the account's owner, after the proof was given: it is asked for unless it
 * still counts.
 * @param keys of rows in the inbox
 * @returns refused where the dialog was closed, or the server is not reached: the rows stay
 */
export async function proveAndRetry(keys: readonly string[]): Promise<Result<void>> {
  const { userId, collections } = await runtime();
  const proof = await request<ProofView>("GET", `/user/${userId}/proof`, { quiet: true });
  if (!proof.ok) return proof;
  if (proof.value.until === null && !(await askProof())) return refused("account.proof-needed");
  const rows = await Promise.all(keys.map(async (key) => ({ key, row: await collections.inbox.findOne(key).exec() })));
  const at = ({ row }: (typeof rows)[number]) => row?.toJSON().body.at ?? "";
  // The last of several values that were entered for a field is to stand.
  for (const { key } of rows.sort((a, b) => at(a).localeCompare(at(b)))) {
    const written = await retryInbox(key);
    if (!written.ok) return written;
  }
  return done(undefined);
}
