import { tabCompleteness } from "shared-schema/terms/completeness";
import type { Missing } from "shared-schema/terms/missing";
import { type SectionKey, TAB_OF_SECTION } from "./sections.ts";

/** The missing paths of a section; null for a section that cannot lack anything. */
export function pathsOfSection(key: SectionKey, { paths }: Missing): readonly string[] | null {
  if (key === "contract") return paths;
  const tab = TAB_OF_SECTION[key];
  return tab ? tabCompleteness(paths)[tab] : null;
}
