import type { AgreementBody } from "shared-schema/agreement/schema";
import { isGenerated } from "shared-schema/agreement/status";
import type { Missing } from "shared-schema/terms/missing";
import type { NavigationGroup, TabKey } from "./groups.ts";
import { isPage } from "./pages.ts";
import { pathsOfSection } from "./pathsOfSection.ts";

/**
 * The missing items that a tab lists; null for a tab that cannot lack anything. Items left blank when the contract was generated
 * no longer count, until an addendum is drafted.
 */
export function lackingIn(
  tab: TabKey,
  missing: Missing,
  agreement: Pick<AgreementBody, "status">,
): readonly string[] | null {
  const paths = isPage(tab) ? null : pathsOfSection(tab, missing);
  return paths === null || (paths.length > 0 && isGenerated(agreement.status)) ? null : paths;
}

/** The missing items of a part of the agreement. The contract lacks only what the tabs of the other parts list. */
export function lackingInGroup(
  { tabs }: NavigationGroup,
  missing: Missing,
  agreement: Pick<AgreementBody, "status">,
): readonly string[] {
  return tabs.flatMap((tab) => (tab === "contract" ? [] : (lackingIn(tab, missing, agreement) ?? [])));
}
