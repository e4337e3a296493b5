import { done, type Result } from "shared-schema/base/result";
import { variantOf } from "shared-schema/pricing/whatIf/variant";
import { NO_WISHES, type Wishes } from "shared-schema/pricing/whatIf/wishes";
import { runtime } from "../../database/runtime.ts";
import {
  type KeptVariants,
  MOST_VARIANTS,
  NO_VARIANTS,
  readVariants,
  variantsKey,
} from "../../queries/kept/variants.ts";
import { editUndoable } from "../undo.ts";

const NAMES = ["A", "B", "C", "D"] as const;

/** Adds a variant with the first name that is free. @param wishes of another one that it begins with; @returns its key, null when there are enough */
export async function addVariant(agreementId: number, wishes: Wishes = NO_WISHES): Promise<string | null> {
  const { newId } = await runtime();
  const key = newId();
  let added = false;
  await change(agreementId, (kept) => {
    const taken = kept.variants.map(({ name }) => name);
    const name = NAMES.find((each) => !taken.includes(each));
    if (name === undefined || kept.variants.length >= MOST_VARIANTS) return kept;
    added = true;
    const variants = [...kept.variants, { key, name, wishes }];
    return { ...kept, variants: variants.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
  return added ? key : null;
}

export function changeVariant(agreementId: number, key: string, wishes: Wishes): Promise<void> {
  return change(agreementId, (kept) => ({
    ...kept,
    variants: kept.variants.map((each) => (each.key === key ? { ...each, wishes } : each)),
  }));
}

export function removeVariant(agreementId: number, key: string): Promise<void> {
  return change(agreementId, (kept) => {
    const variants = kept.variants.filter((each) => each.key !== key);
    // With the last of them nothing waits for changes any more.
    return variants.length === 0 ? NO_VARIANTS : { ...kept, variants };
  });
}

/** Notes that the draft has been seen as it is. */
export function noteSeen(agreementId: number, seen: string): Promise<void> {
  return change(agreementId, (kept) => ({ ...kept, seen }));
}

/** Makes a variant the draft, in one edit that can be undone. It is no variant any more then. */
export async function takeOver(agreementId: number, key: string, wishes: Wishes): Promise<Result<void>> {
  const written = await editUndoable(agreementId, (before) => done(variantOf(before, wishes)), null);
  if (written.ok) await removeVariant(agreementId, key);
  return written;
}

/** One step, so that two taps that come at once lose nothing of each other. */
async function change(agreementId: number, next: (kept: KeptVariants) => KeptVariants): Promise<void> {
  const { device } = await runtime();
  const key = variantsKey(agreementId);
  await device.transaction("rw", device.settings, async () => {
    const kept = readVariants((await device.settings.get(key))?.value);
    await device.settings.put({ key, value: next(kept) });
  });
}
