import { roleLabel, type Verification } from "shared-schema/api/agreement/version";
import { done, type Result, refused } from "shared-schema/base/result";
import { ROLES } from "shared-schema/base/roles";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { formatAgreementId } from "shared-schema/pricing/format";
import { z } from "zod";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { accessIn, statusOf } from "./versions.ts";

const partyOfVersion = z.object({
  role: z.enum(ROLES),
  /** Absent from a version that was generated before it was kept. */
  label: roleLabel.optional(),
  name: z.string(),
  approved: z.boolean(),
});
/** A party as a version names it, and whether it had approved these terms when they were generated. */
export type PartyOfVersion = z.infer<typeof partyOfVersion>;

/** The public facts of the contract whose PDF has this hash, as it was generated or after a signature. Its parties see the names, too. */
export function verifyHash(deps: Deps, actor: Actor, hash: string): Result<Verification> {
  const { contractVersions, signing } = deps.store;
  const generated = contractVersions.byHash(hash);
  if (generated) return done(verificationOf(deps, actor, generated, 0));
  const step = signing.revisions.byHash(hash);
  const row = step && contractVersions.get(step.cruise_id, step.version);
  return row ? done(verificationOf(deps, actor, row, step.n)) : refused("contract.not-generated");
}

/** The same by what the contract prints: number, version, and the fingerprint or its first 16 digits. */
export function verifyPrinted(
  deps: Deps,
  actor: Actor,
  { id, version, fingerprint }: { id: number; version: number; fingerprint: string },
): Result<Verification> {
  const row = deps.store.contractVersions.get(id, version);
  if (!row?.fingerprint.startsWith(fingerprint)) return refused("contract.not-generated");
  return done(verificationOf(deps, actor, row, 0));
}

/** @param n the revision that is asked about; 0 for the PDF as it was generated */
function verificationOf(deps: Deps, actor: Actor, row: ContractVersionRow, n: number): Verification {
  const isParty = actor.user_id !== 0 && accessIn(reading(deps), actor, row).contract;
  const steps = deps.store.signing.revisions.of(row.cruise_id, row.version);
  const signed = steps.filter(({ kind }) => kind === "signature");
  const parties = z.array(partyOfVersion).parse(JSON.parse(row.parties));
  return {
    reference: formatAgreementId(row.cruise_id),
    version: row.version,
    status: statusOf(row),
    generated_at: row.generated_at,
    fingerprint: row.fingerprint,
    latest_version: deps.store.contractVersions.latestOf(row.cruise_id) ?? row.version,
    signatures: { here: signed.filter((step) => step.n <= n).length, now: signed.length },
    is_newest: n === (steps.at(-1)?.n ?? 0),
    parties: parties.map(({ role, label = ROLE_LABELS[role], name, approved }) => ({
      role,
      label,
      name: isParty ? name : null,
      approved,
    })),
  };
}
