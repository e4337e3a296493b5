import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isPage, type PageKey, pageAddress, pagesFor } from "./pages.ts";
import { type SectionKey, sectionAddress, sectionsFor } from "./sections.ts";

/** A tab opens a section that the specification names, or a page beside them. */
export type TabKey = SectionKey | PageKey;

/** The six parts of an agreement in the order of the work, each with its tabs. The first tab is the part's own address. */
const GROUPS = [
  { key: "overview", tabs: ["overview"] },
  { key: "route", tabs: ["mapping"] },
  { key: "people", tabs: ["clients", "guests", "brokers", "crew", "kyc"] },
  { key: "yacht", tabs: ["yacht"] },
  { key: "money", tabs: ["price", "services", "apa"] },
  { key: "contract", tabs: ["contract", "documents", "history"] },
] as const satisfies readonly { key: string; tabs: readonly TabKey[] }[];
export type GroupKey = (typeof GROUPS)[number]["key"];

/** A part of an agreement with the tabs that its reader is offered: at least one. */
export interface NavigationGroup {
  key: GroupKey;
  tabs: readonly [TabKey, ...TabKey[]];
}

/** The parts of an agreement that a viewer is offered. A part without a tab for them is left out. */
export function groupsFor(
  agreement: Pick<AgreementBody, "parties">,
  viewer: Viewer,
  access: { contract: boolean; write: boolean },
): readonly NavigationGroup[] {
  const offered: readonly TabKey[] = [
    ...sectionsFor(access).map(({ key }) => key),
    ...pagesFor(agreement, viewer, access),
  ];
  return GROUPS.flatMap(({ key, tabs }) => {
    const [first, ...others] = tabs.filter((tab) => offered.includes(tab));
    return first === undefined ? [] : [{ key, tabs: [first, ...others] as const }];
  });
}

/** The part that has a tab; undefined for a tab that its reader is not offered. */
export function groupOf(groups: readonly NavigationGroup[], tab: TabKey): NavigationGroup | undefined {
  return groups.find(({ tabs }) => tabs.includes(tab));
}

/** The address of a tab. */
export function tabAddress(agreementId: number, tab: TabKey): string {
  return isPage(tab) ? pageAddress(agreementId, tab) : sectionAddress(agreementId, tab);
}
