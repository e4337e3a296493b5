import { ROLES } from "shared-schema/base/roles";
import type { SignatoryParty } from "shared-schema/signing/signatories";
import { z } from "zod";
import type { SignatureRow } from "../../store/queries/signing/signatures.ts";

const keptParties: z.ZodType<SignatoryParty[]> = z.array(
  z.object({
    key: z.string(),
    role: z.enum(ROLES),
    profile_id: z.int(),
    delegate_profile_id: z.int().nullable(),
  }),
);

/** The parties that a signature signs for, as they were when it began. */
export function partiesIn({ parties }: Pick<SignatureRow, "parties">): SignatoryParty[] {
  return keptParties.parse(JSON.parse(parties));
}
