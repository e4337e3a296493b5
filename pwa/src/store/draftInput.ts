import type { AgreementBody } from "shared-schema/agreement/schema";
import { type TaxRow, taxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import type { YachtBody } from "shared-schema/yacht/schema";
import { runtime } from "./runtime.ts";

/** What a draft of the contract is made of, as it stands on this device. */
export interface DraftInput {
  id: number;
  agreement: AgreementBody;
  yacht: YachtBody | null;
  profiles: Record<number, ProfileBody>;
  taxRows: TaxRow[];
  today: string;
}

/** Reads an agreement with all that its contract names. */
export async function readDraftInput(id: number): Promise<Result<DraftInput>> {
  const { collections, now } = await runtime();
  const agreement = (await collections.agreements.findOne(String(id)).exec())?.toMutableJSON().body;
  if (!agreement) return refused("not-found", "This agreement is not on this device.");
  const yacht =
    agreement.yacht_id === null ? null : await collections.yachts.findOne(String(agreement.yacht_id)).exec();
  const numbers = [...new Set(Object.values(agreement.parties).map((party) => party.profile_id))];
  const profiles = await collections.profiles.findByIds(numbers.map(String)).exec();
  const tables = (await collections.reference.find().exec()).map((document) => document.toMutableJSON().body);
  const rows = tables.find(({ kind }) => kind === "tax-rules")?.rows ?? [];
  return done({
    id,
    agreement,
    yacht: yacht?.toMutableJSON().body ?? null,
    profiles: Object.fromEntries([...profiles].map(([key, profile]) => [key, profile.toMutableJSON().body])),
    taxRows: rows.flatMap((row) => taxRow.safeParse(row).data ?? []),
    today: new Date(now()).toISOString().slice(0, 10),
  });
}
