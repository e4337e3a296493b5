import { SAMPLE_AGREEMENT, SAMPLE_USER, SAMPLE_YACHT } from "shared-schema/agreement/sample/sampleWeek";
import { runtime } from "../../database/runtime.ts";
import { dropDrafts } from "../../drafts/draftStore.ts";
import { settledEdits } from "../../drafts/pendingSaves.ts";
import { handOnSample } from "../../session/keptSample.ts";

/** Whether the sample was left, and in the words of the browser why not. */
export type Left = { ok: true } | { ok: false; reason: string };

/** Takes the sample along as it stands, to the pages of an account. Refused where the browser's storage does not take it. */
export function keepSample(): Promise<Left> {
  return leaving(async () => {
    const { collections } = await runtime();
    const agreement = await collections.agreements.findOne(String(SAMPLE_AGREEMENT)).exec(true);
    const number = agreement.toMutableJSON().body.yacht_id ?? SAMPLE_YACHT;
    const yacht = await collections.yachts.findOne(String(number)).exec(true);
    handOnSample({ agreement: agreement.toMutableJSON().body, yacht: yacht.toMutableJSON().body });
  });
}

/** Removes the sample from this device. Refused where the browser's storage does not let it go. */
export function throwSampleAway(): Promise<Left> {
  return leaving(async () => {
    const opened = await runtime();
    await opened.close({ remove: true });
    dropDrafts(SAMPLE_USER, localStorage);
  });
}

/** Does it once everything that was typed is stored. */
async function leaving(work: () => Promise<void>): Promise<Left> {
  try {
    await settledEdits();
    await work();
    return { ok: true };
  } catch (cause) {
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
