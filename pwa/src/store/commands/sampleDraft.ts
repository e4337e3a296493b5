import type { Result } from "shared-schema/base/result";
import { runtime } from "../database/runtime.ts";
import type { KeptSample } from "../session/keptSample.ts";
import { insertAgreement, ownParties } from "./agreement/agreements.ts";
import { deleteYacht, insertYacht } from "./yachts.ts";

/**
 * Makes a draft of one's own out of the sample: route, times, prices, services, calls for fund and the yacht, or
 * nothing. Its people are invented, and stay behind with their stays.
 * @returns the draft's number
 */
export async function draftFromSample({ agreement, yacht }: KeptSample): Promise<Result<number>> {
  const { userId, now } = await runtime();
  const created = { created_by: userId, created_at: new Date(now()).toISOString() };
  const made = await insertYacht({ ...yacht, ...created, version: 0, locked: false, pictures: [] });
  if (!made.ok) return made;
  const own = { parties: ownParties(), stays: {}, payments: {}, expenses: {}, comments: {} };
  const draft = await insertAgreement({ ...agreement, ...created, ...own, yacht_id: made.value });
  // Without the draft no one asked for the yacht. If she cannot be deleted either, that is not what the user has to hear.
  if (!draft.ok) await deleteYacht(made.value);
  return draft;
}
