import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayReadCrew } from "shared-schema/crew/change";
import { mayReadGuests } from "shared-schema/guest/access";
import { checksParties } from "shared-schema/kyc/access";
import { isSample } from "#store/session/sample.ts";
import { SECTIONS, type SectionKey } from "./sections.ts";

/** The pages beside the sections, and the section to which each belongs. A key is the page's path too. */
const SECTION_OF_PAGE = { crew: "yacht", guests: "clients", kyc: "clients", history: "overview" } as const;
export type PageKey = keyof typeof SECTION_OF_PAGE;

/** The pages that stand in the navigation, below their section. The overview has the link to the history. */
const LISTED = ["crew", "guests", "kyc"] as const;
export type ListedPage = (typeof LISTED)[number];

/** The pages that a viewer is offered in the navigation. */
export function pagesFor(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): readonly ListedPage[] {
  const offered: Readonly<Record<ListedPage, boolean>> = {
    crew: mayReadCrew(agreement, viewer),
    guests: mayReadGuests(agreement, viewer),
    // The server keeps the checks, and it does not know the sample.
    kyc: !isSample() && checksParties(agreement, viewer),
  };
  return LISTED.filter((page) => offered[page]);
}

/** The section to which a page belongs. */
export function sectionOfPage(page: PageKey): SectionKey {
  return SECTION_OF_PAGE[page];
}

/** The address of a page beside the sections. */
export function pageAddress(agreementId: number, page: PageKey): string {
  return `/agreement/${agreementId}/${page}`;
}

/** The page beside the sections that an address opens; null for the sections themselves. */
export function pageAt(pathname: string): PageKey | null {
  const part = partOf(pathname);
  return isPage(part) ? part : null;
}

/** The section that an address opens, or to which the page that it opens belongs. */
export function sectionAt(pathname: string): SectionKey {
  const part = partOf(pathname);
  if (isPage(part)) return SECTION_OF_PAGE[part];
  return SECTIONS.find((section) => section.path === part)?.key ?? "overview";
}

/** Whether the link to a section is marked for its own address alone. The history has no link of its own: its section stands for it. */
export function isExact(section: SectionKey, pathname: string): boolean {
  return section === "overview" && pageAt(pathname) !== "history";
}

function partOf(pathname: string): string {
  return pathname.split("/")[3] ?? "";
}

function isPage(part: string): part is PageKey {
  return Object.hasOwn(SECTION_OF_PAGE, part);
}
