import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayReadCrew } from "shared-schema/crew/change";
import { mayReadGuests } from "shared-schema/guest/access";
import { checksParties } from "shared-schema/kyc/access";
import { isSample } from "#store/session/sample.ts";
import { SECTIONS, type SectionKey } from "./sections.ts";

/** The pages beside the sections that the specification names. A key is the page's path too. */
const PAGES = ["crew", "guests", "kyc", "history"] as const;
export type PageKey = (typeof PAGES)[number];

/** The pages that a viewer is offered as tabs. */
export function pagesFor(
  agreement: Pick<AgreementBody, "parties">,
  viewer: Viewer,
  access: { contract: boolean },
): readonly PageKey[] {
  const offered: Readonly<Record<PageKey, boolean>> = {
    crew: mayReadCrew(agreement, viewer),
    guests: mayReadGuests(agreement, viewer),
    // The server keeps the checks and the history, and it does not know the sample.
    kyc: !isSample() && checksParties(agreement, viewer),
    // Without the contract it would be the only tab of that section: the overview leads to it.
    history: !isSample() && access.contract,
  };
  return PAGES.filter((page) => offered[page]);
}

/** The address of a page beside the sections. */
export function pageAddress(agreementId: number, page: PageKey): string {
  return `/agreement/${agreementId}/${page}`;
}

/** The section or page that an address opens. */
export function tabAt(pathname: string): SectionKey | PageKey {
  const part = pathname.split("/")[3] ?? "";
  if (isPage(part)) return part;
  return SECTIONS.find((section) => section.path === part)?.key ?? "overview";
}

/** Whether the summary stands beside a section: the chart carries it itself, and the contract's text and its signatures take the room. */
export function hasSummary(tab: SectionKey | PageKey): boolean {
  return tab !== "mapping" && tab !== "contract" && tab !== "documents";
}

/** Whether a key is that of a page beside the sections. */
export function isPage(key: string): key is PageKey {
  return PAGES.some((page) => page === key);
}
