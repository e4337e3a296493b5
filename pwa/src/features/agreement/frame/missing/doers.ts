import { roleAccess } from "shared-schema/agreement/access";
import { byPos } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { groupMissing } from "./groups.ts";

const CALLS = "cruise.contract_payment_calls.";

/**
 * The people on whom missing items wait, by the numbers of their profiles: each of whom details are missing and, for calls for
 * fund, the parties that may agree on them.
 * @returns no one where every writer of the agreement can enter what is missing
 */
export function doersOf(paths: readonly string[], agreement: Pick<AgreementBody, "parties">): number[] {
  const theirs = groupMissing(paths, agreement).flatMap(({ person }) => (person ? [person.profile_id] : []));
  const askers = paths.some((path) => path.startsWith(CALLS)) ? callersOf(agreement) : [];
  return [...new Set([...theirs, ...askers])];
}

/** The parties that may write calls for fund (specification §5). */
export function callersOf({ parties }: Pick<AgreementBody, "parties">): number[] {
  return byPos(parties).flatMap(([, { role, profile_id }]) => {
    const { write, can_approve } = roleAccess(role);
    return write && can_approve ? [profile_id] : [];
  });
}
