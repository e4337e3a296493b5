import type { AgreementBody } from "shared-schema/agreement/schema";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { YachtBody } from "shared-schema/yacht/schema";
import type { Doc } from "../../store/documents.ts";
import { again } from "../../store/sync/reapply.ts";
import type { OutcomeInput } from "../../workers/plan/outcome.ts";

/** What the device holds, to compute with. */
export interface Holdings {
  agreements: readonly Doc<AgreementBody>[];
  yachts: readonly Doc<YachtBody>[];
  profiles: readonly Doc<ProfileBody>[];
  taxRows: TaxRow[];
  /** YYYY-MM-DD. */
  today: string;
}

/** One agreement that a decision concerns, as it reads with either value. */
export interface Variants {
  id: number;
  name: string;
  currency: string;
  theirs: OutcomeInput;
  mine: OutcomeInput;
}

/** More agreements than this are not computed for one decision. */
const MOST = 5;

/** The agreements that a row of the inbox concerns: itself, or those that use the yacht or name the person. */
export function variantsOf(row: InboxBody, held: Holdings): Variants[] {
  const id = Number(row.document_id);
  const concerned = held.agreements.filter((agreement) => {
    if (row.collection === "agreements") return agreement.id === id;
    if (row.collection === "yachts") return agreement.body.yacht_id === id;
    return (
      row.collection === "profiles" && Object.values(agreement.body.parties).some((party) => party.profile_id === id)
    );
  });
  return concerned.slice(0, MOST).map((agreement) => {
    const theirs = inputOf(agreement, held);
    const { name, currency } = agreement.body;
    return { id: agreement.id, name, currency, theirs, mine: withMine(row, id, theirs, held) };
  });
}

function inputOf({ id, body }: Doc<AgreementBody>, held: Holdings): OutcomeInput {
  const numbers = new Set(Object.values(body.parties).map((party) => party.profile_id));
  const profiles = held.profiles.filter((profile) => numbers.has(profile.id));
  return {
    id,
    agreement: body,
    yacht: yachtOf(body, held),
    profiles: Object.fromEntries(profiles.map((profile) => [profile.id, profile.body])),
    taxRows: held.taxRows,
    today: held.today,
  };
}

function yachtOf({ yacht_id }: AgreementBody, { yachts }: Holdings): YachtBody | null {
  return yachts.find((yacht) => yacht.id === yacht_id)?.body ?? null;
}

function withMine(row: InboxBody, id: number, standing: OutcomeInput, held: Holdings): OutcomeInput {
  if (row.collection === "agreements") {
    const agreement = again(row, standing.agreement) as AgreementBody;
    return { ...standing, agreement, yacht: yachtOf(agreement, held) };
  }
  if (row.collection === "yachts") return { ...standing, yacht: again(row, { ...standing.yacht }) as YachtBody };
  const profile = again(row, { ...standing.profiles[id] }) as ProfileBody;
  return { ...standing, profiles: { ...standing.profiles, [id]: profile } };
}
