import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { knownTaxRows } from "shared-schema/pricing/tax/rows";
import type { DraftInput } from "../../workers/documents/draftInput.ts";
import { runtime } from "../database/runtime.ts";
import { readRecord } from "./agreement/readRecord.ts";
import { assembleInputs } from "./assembleInputs.ts";

/** Reads an agreement with all that its contract names. */
export async function readDraftInput(id: number): Promise<Result<DraftInput>> {
  const { collections, now } = await runtime();
  const agreement = (await collections.agreements.findOne(String(id)).exec())?.toMutableJSON().body;
  if (!agreement) return refused("device.agreement-missing");
  const yacht =
    agreement.yacht_id === null ? null : await collections.yachts.findOne(String(agreement.yacht_id)).exec();
  const numbers = [...new Set(Object.values(agreement.parties).map((party) => party.profile_id))];
  const profiles = await collections.profiles.findByIds(numbers.map(String)).exec();
  const tables = (await collections.reference.find().exec()).map((document) => document.toMutableJSON().body);
  const rows = tables.find(({ kind }) => kind === "tax-rules")?.rows ?? [];
  const snapshot = await readRecord(collections, "snapshots", id);
  const inputs = assembleInputs(agreement, {
    yacht: yacht?.toMutableJSON().body,
    profiles: [...profiles].map(([key, profile]) => ({ id: Number(key), body: profile.toMutableJSON().body })),
    snapshot: snapshot ?? undefined,
    taxRows: knownTaxRows(rows),
    today: dayOf(now()),
  });
  if (!inputs) return refused("device.frozen-copy-missing");
  return done({ id, agreement, ...inputs });
}
