import type { AgreementBody } from "shared-schema/agreement/schema";
import { isGenerated } from "shared-schema/agreement/status";
import type { Missing } from "shared-schema/terms/missing";
import { pathsOfSection } from "./pathsOfSection.ts";
import type { SectionKey } from "./sections.ts";

/**
 * Counts the items that a section lacks; null where none are required, such as services that no one has added. Items left
 * blank when the contract was generated no longer count, until an addendum is drafted.
 */
export function toDoOf(
  section: SectionKey,
  missing: Missing,
  agreement: Pick<AgreementBody, "status" | "special_conditions" | "clauses">,
): number | null {
  const paths = pathsOfSection(section, missing);
  if (paths === null || (paths.length > 0 && isGenerated(agreement.status))) return null;
  const ofServices = [agreement.special_conditions, agreement.clauses ?? {}];
  const isUnused = section === "services" && ofServices.every((parts) => Object.keys(parts).length === 0);
  return isUnused && paths.length === 0 ? null : paths.length;
}
