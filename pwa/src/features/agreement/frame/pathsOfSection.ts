import { tabCompleteness } from "shared-schema/agreement/completeness";
import { type SectionKey, TAB_OF_SECTION } from "./sections.ts";

/** The missing paths of a section; null for a section that cannot lack anything. */
export function pathsOfSection(key: SectionKey, missing: readonly string[]): readonly string[] | null {
  if (key === "contract") return missing;
  const tab = TAB_OF_SECTION[key];
  return tab ? tabCompleteness(missing)[tab] : null;
}
