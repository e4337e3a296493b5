import { createHash } from "node:crypto";
import { z } from "zod";
import type { KeptAuditRow } from "../../store/queries/audit/audit.ts";
import type { ContractFiles } from "../../store/queries/contractVersions.ts";
import type { Store } from "../../store/store.ts";
import { keptHash, particularsHash } from "../contract/generation/keptHash.ts";
import type { Break } from "./break.ts";

/** A contract as an entry says that it was generated. */
interface Generated {
  entry: number | null;
  /** SHA-256 of its PDF in hex; null where the entry's details were erased. */
  hash: string | null;
  /** The same of what is kept beside the PDF; null also for an entry that is older than this hash. */
  kept: string | null;
  /** The same of its number, date, author and file name, and of the hash by which copies are found; null as above. */
  particulars: string | null;
}

/** The trail's record of generated contracts: by agreement, in the order of their versions. */
export type GeneratedContracts = Map<number, Generated[]>;

const details = z.object({
  pdf_sha256: z.string(),
  kept_sha256: z.string().optional(),
  particulars_sha256: z.string().optional(),
});

/** Remembers what an entry says of a generated contract. */
export function noteGenerated(generated: GeneratedContracts, row: KeptAuditRow): void {
  if (row.verb !== "agreement.generate") return;
  const agreement = Number(row.document_id);
  const entry = row.details === null ? null : details.safeParse(JSON.parse(row.details));
  // An entry that names no hash is older than the versions.
  if (entry?.success === false) return;
  const { pdf_sha256 = null, kept_sha256 = null, particulars_sha256 = null } = entry?.data ?? {};
  const contract = { entry: row.number, hash: pdf_sha256, kept: kept_sha256, particulars: particulars_sha256 };
  generated.set(agreement, [...(generated.get(agreement) ?? []), contract]);
}

/** Hashes the PDF of every generated version, and what is kept beside it, one by one. @returns the first that is not what the trail says, or is gone */
export function breakInContracts(
  { contractVersions }: Pick<Store, "contractVersions">,
  generated: GeneratedContracts,
): { contracts: number; broken: Break | null } {
  let contracts = 0;
  let broken: Break | null = null;
  const seen = new Map<number, number>();
  for (const kept of contractVersions.papers()) {
    const { cruise_id: agreement, version } = kept;
    const index = seen.get(agreement) ?? 0;
    seen.set(agreement, index + 1);
    contracts += 1;
    const entry = generated.get(agreement)?.[index];
    const reason = entry ? fault(kept, entry) : "no entry covers the contract";
    if (reason)
      broken ??= { entry: entry?.entry ?? null, revision: null, contract: { agreement, version }, ledger: [], reason };
  }
  return { contracts, broken: broken ?? missing(generated, seen) };
}

/** Why a version is not the one that an entry says was generated; null where it is, as far as the entry says. */
function fault(kept: ContractFiles, entry: Generated): Break["reason"] | null {
  const hash = hashOf(kept.pdf);
  if (entry.hash !== null && entry.hash !== hash) return "the contract is not the one that was generated";
  if (entry.kept !== null && entry.kept !== keptHash(kept)) {
    return "the contract’s text or terms are not those that were generated";
  }
  const isSame = entry.particulars === null || entry.particulars === particularsHash(kept);
  // A copy is found by this hash, whatever an entry says of it.
  if (isSame && kept.pdf_sha256 === hash) return null;
  return "the contract’s particulars are not those that were generated";
}

function missing(generated: GeneratedContracts, seen: ReadonlyMap<number, number>): Break | null {
  for (const [agreement, contracts] of generated) {
    const gone = contracts[seen.get(agreement) ?? 0];
    if (!gone) continue;
    return {
      entry: gone.entry,
      revision: null,
      contract: { agreement, version: null },
      ledger: [],
      reason: "the contract is missing",
    };
  }
  return null;
}

function hashOf(pdf: Buffer): string {
  return createHash("sha256").update(pdf).digest("hex");
}
