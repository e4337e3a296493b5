import type { AgreementBody } from "shared-schema/agreement/schema";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { YachtBody } from "shared-schema/yacht/schema";

/** The input of a contract's draft, as it is on this device: live, or frozen with the agreement's status. */
export interface DraftInput {
  id: number;
  agreement: AgreementBody;
  yacht: YachtBody | null;
  profiles: Readonly<Record<number, ProfileBody>>;
  taxRows: readonly TaxRow[];
  today: string;
}
