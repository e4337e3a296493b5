import { liveQuery } from "dexie";
import { from, map, switchMap } from "rxjs";
import { wishes } from "shared-schema/pricing/whatIf/wishes";
import { z } from "zod";
import type { DeviceDatabase } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";
import type { Collections } from "../../database/stored.ts";
import { LiveValues, useLive } from "../live.ts";

/** As many variants as are compared side by side. */
export const MOST_VARIANTS = 4;

const variant = z.object({ key: z.string(), name: z.string(), wishes });
export type Variant = z.infer<typeof variant>;

/** The variants of one draft. They are kept on this device alone, and go at log-out with its other settings. */
const keptVariants = z.object({
  variants: z.array(variant).max(MOST_VARIANTS),
  /** A mark of the draft as it was when its change was last seen; empty before that. */
  seen: z.string(),
});
export type KeptVariants = z.infer<typeof keptVariants>;

export const NO_VARIANTS: KeptVariants = { variants: [], seen: "" };

/** The key under which the variants of a draft are kept. */
export function variantsKey(agreementId: number): string {
  return `what-if:${agreementId}`;
}

/** What was kept; it outlives versions of the app, so it is read, not trusted. */
export function readVariants(value: unknown): KeptVariants {
  return keptVariants.safeParse(value).data ?? NO_VARIANTS;
}

const kept = new LiveValues<KeptVariants>((id) =>
  from(runtime()).pipe(
    switchMap(({ device }) => from(liveQuery(() => device.settings.get(variantsKey(Number(id)))))),
    map((setting) => readVariants(setting?.value)),
  ),
);

/** The variants of a draft on this device; undefined while loading. */
export function useVariants(agreementId: number): KeptVariants | undefined {
  return useLive(kept, String(agreementId));
}

/** Variants leave this device with their agreement. */
export function dropVariantsOfGone({ agreements }: Collections, { settings }: DeviceDatabase): void {
  agreements.$.subscribe((event) => {
    if (event.operation !== "DELETE" && !event.documentData._deleted) return;
    settings.delete(variantsKey(Number(event.documentId))).catch(() => undefined);
  });
}
