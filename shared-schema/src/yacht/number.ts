import type { YachtBody } from "./schema.ts";

/** The number by which no other yacht is known: yachts share names. Null while she has none. */
export function numberOfYacht({ imo_nb, official_num }: Pick<YachtBody, "imo_nb" | "official_num">): string | null {
  if (imo_nb) return `IMO ${imo_nb}`;
  return official_num?.trim() || null;
}
