import { done, type Result, refused } from "shared-schema/base/result";
import { attempt } from "../base/context.ts";
import type { Counts } from "../base/erasures.ts";
import { uncut } from "../base/uncut.ts";
import type { ErasureDeps } from "./job.ts";
import { type LeftBehind, leftBehind } from "./noteEnd.ts";
import { beginErasure, runErasure } from "./run.ts";

/** The counts of a purge: rewritten, deleted and kept. */
export type Purged = Counts & LeftBehind;

/**
 * Erases what was entered of a person: from the profile and its history, from frozen copies, approvals, contacts and inboxes and
 * their histories, from answers, letters that wait, requests and lines of bank statements, with the files of receipts of what was paid on the
 * person’s behalf. Documents that still exist get a new revision, so that devices learn of it. The audit trail stays whole and covers the rest.
 * Text that people have written into an agreement itself is part of it, and stays, and so do generated contracts.
 */
export async function purgeProfile(deps: ErasureDeps, number: number): Promise<Result<Purged>> {
  const profile = String(number);
  const begun = attempt(deps, (tx) => {
    const before = tx.store.documents.get("profiles", profile);
    if (!before) return refused("profile.not-found");
    const { user_id } = uncut("profiles", before);
    return done(beginErasure(tx, { kind: "PROFILE", profile, user_id, last_mail: tx.store.erasure.lastMail() }));
  });
  if (!begun.ok) return begun;
  const counts = await runErasure(deps, begun.value);
  if (!counts) throw new Error("Another process has ended the purge");
  return done({ ...counts, ...leftBehind(deps, profile) });
}
