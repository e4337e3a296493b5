import type { Role } from "../../base/roles.ts";
import { cleanNames } from "../../base/text/names.ts";
import type { Viewer } from "../access.ts";
import { mayAddParty } from "../partyChanges.ts";
import type { AgreementBody } from "../schema.ts";
import { AGREEMENT_NAMES } from "../wording/names.ts";

/**
 * The reasons for which a new draft does not hold something of its source: its number is not one that the creator may use; it is
 * someone else's here; he may not give the role; its passenger or its call is left out; the call lies at sea; the product opens
 * it itself; characters of a name cannot be seen.
 */
export const LEFT_OUT_REASONS = [
  "not-yours",
  "other-name",
  "role-closed",
  "passenger-left-out",
  "call-left-out",
  "at-sea",
  "opened-later",
  "invisible",
] as const;

export const LEFT_OUT_KINDS = ["yacht", "party", "call", "stay", "payment_call", "name"] as const;

/** Something of the source that the draft does not hold. A call that is left out is a waypoint still, a name has lost what is not seen. */
export interface LeftOut {
  kind: (typeof LEFT_OUT_KINDS)[number];
  /** As the source names it; a number or a position where it has no name. */
  name: string;
  /** Of a party. */
  role: Role | null;
  reason: (typeof LEFT_OUT_REASONS)[number];
}

/** A draft whose names hold nothing invisible, with what they lost. */
export function withCleanNames(draft: { body: AgreementBody; left_out: LeftOut[] }): {
  body: AgreementBody;
  left_out: LeftOut[];
} {
  const { document: body, cleaned } = cleanNames(draft.body, AGREEMENT_NAMES);
  const left = cleaned.map((name): LeftOut => ({ kind: "name", name, role: null, reason: "invisible" }));
  return { body, left_out: [...draft.left_out, ...left] };
}

interface SourceParty {
  role: Role;
  profile_id: number;
}

/**
 * Parts the parties of a source into those that the creator of a draft could add to it by hand, and the others with the reason.
 * @param bare the draft with its creator alone
 * @param against the reason against the person, whichever the role; null for none
 */
export function takeParties<P extends SourceParty>(
  bare: Pick<AgreementBody, "parties" | "created_by">,
  creator: Viewer,
  parties: readonly P[],
  against: (party: P) => LeftOut["reason"] | null,
): { taken: P[]; left: { party: P; reason: LeftOut["reason"] }[] } {
  const taken: P[] = [];
  const left: { party: P; reason: LeftOut["reason"] }[] = [];
  for (const party of parties) {
    const reason = against(party) ?? (mayAddParty(bare, creator, party) ? null : "role-closed");
    if (reason === null) taken.push(party);
    else left.push({ party, reason });
  }
  return { taken, left };
}
