import { useMemo } from "react";
import { useViewer } from "#store/queries/documents.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { type ListedPage, pagesFor, sectionOfPage } from "./pages.ts";
import { type SectionKey, sectionsFor } from "./sections.ts";

/** A section of the navigation with the pages that belong to it. */
interface NavigationSection {
  section: SectionKey;
  pages: readonly ListedPage[];
}

/** The sections that the viewer is offered, each with the pages below it. */
export function useSectionLinks(): readonly NavigationSection[] {
  const { access, agreement } = useWorkspace();
  const viewer = useViewer();
  return useMemo(() => {
    const pages = pagesFor(agreement, viewer);
    return sectionsFor(access).map(({ key }) => ({
      section: key,
      pages: pages.filter((page) => sectionOfPage(page) === key),
    }));
  }, [access, agreement, viewer]);
}
