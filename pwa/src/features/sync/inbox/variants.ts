import type { AgreementBody } from "shared-schema/agreement/schema";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { YachtBody } from "shared-schema/yacht/schema";
import { again } from "../../../store/inbox/retryEdit.ts";
import { assembleInputs } from "../../../store/queries/assembleInputs.ts";
import type { Doc } from "../../../store/queries/documents.ts";
import type { PlanOutcomeInput } from "../../../workers/plan/planOutcome.ts";

/** The documents on this device that the effects are computed from. */
export interface Holdings {
  agreements: readonly Doc<AgreementBody>[];
  yachts: readonly Doc<YachtBody>[];
  profiles: readonly Doc<ProfileBody>[];
  snapshots: readonly Doc<SnapshotBody>[];
  taxRows: TaxRow[];
  /** YYYY-MM-DD. */
  today: string;
}

/** One agreement that a decision concerns, as it reads with either value. */
export interface Variants {
  id: number;
  name: string;
  currency: string;
  theirs: PlanOutcomeInput;
  mine: PlanOutcomeInput;
}

/** More agreements than this are not computed for one decision. */
const MOST = 5;

/** The agreements that a row of the inbox concerns: itself, or the drafts that use the yacht or name the person. */
export function variantsOf(row: InboxBody, held: Holdings): Variants[] {
  const id = Number(row.document_id);
  const concerned = held.agreements.filter((agreement) => {
    if (row.collection === "agreements") return agreement.id === id;
    if (isFrozen(agreement.body.status)) return false;
    if (row.collection === "yachts") return agreement.body.yacht_id === id;
    return (
      row.collection === "profiles" && Object.values(agreement.body.parties).some((party) => party.profile_id === id)
    );
  });
  return concerned.slice(0, MOST).flatMap((agreement) => {
    const theirs = inputOf(agreement, held);
    const { name, currency } = agreement.body;
    return theirs ? [{ id: agreement.id, name, currency, theirs, mine: withMine(row, id, theirs, held) }] : [];
  });
}

/** The input from which an agreement is computed; null while the frozen copy has not arrived. */
export function inputOf(
  { id, body }: Pick<Doc<AgreementBody>, "id" | "body">,
  held: Holdings,
): PlanOutcomeInput | null {
  const numbers = new Set(Object.values(body.parties).map((party) => party.profile_id));
  const profiles = held.profiles.filter((profile) => numbers.has(profile.id));
  const snapshot = held.snapshots.find((each) => each.id === id)?.body;
  const { taxRows, today } = held;
  const inputs = assembleInputs(body, { yacht: yachtOf(body, held), profiles, snapshot, taxRows, today });
  return inputs && { id, agreement: body, ...inputs };
}

function yachtOf({ yacht_id }: AgreementBody, { yachts }: Holdings): YachtBody | null {
  return yachts.find((yacht) => yacht.id === yacht_id)?.body ?? null;
}

function withMine(row: InboxBody, id: number, standing: PlanOutcomeInput, held: Holdings): PlanOutcomeInput {
  if (row.collection === "agreements") {
    const agreement = again(row, standing.agreement);
    return isFrozen(agreement.status)
      ? { ...standing, agreement }
      : { ...standing, agreement, yacht: yachtOf(agreement, held) };
  }
  if (row.collection === "yachts") return { ...standing, yacht: standing.yacht && again(row, standing.yacht) };
  const profile = standing.profiles[id];
  return profile ? { ...standing, profiles: { ...standing.profiles, [id]: again(row, profile) } } : standing;
}
