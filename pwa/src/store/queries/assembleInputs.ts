import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Inputs, inputsOf } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { YachtBody } from "shared-schema/yacht/schema";

/** The documents on this device that an agreement is computed with. */
interface Around {
  /** Undefined and null: there is none. */
  yacht: YachtBody | null | undefined;
  profiles: readonly { id: number; body: ProfileBody }[];
  /** The frozen copy; undefined and null: it has not arrived, or is not needed. */
  snapshot: SnapshotBody | null | undefined;
  taxRows: readonly TaxRow[];
  /** YYYY-MM-DD, UTC. */
  today: string;
}

/**
 * The inputs of an agreement: the live documents around a draft, else its frozen copy.
 * @returns null while a frozen copy is needed and has not arrived
 */
export function assembleInputs(
  { status }: Pick<AgreementBody, "status">,
  { yacht, profiles, snapshot, taxRows, today }: Around,
): Inputs | null {
  const byNumber = Object.fromEntries(profiles.map(({ id, body }) => [id, body]));
  return inputsOf(status, snapshot ?? null, { yacht: yacht ?? null, profiles: byNumber, taxRows, today });
}
