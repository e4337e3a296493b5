import { Popover } from "@mantine/core";
import { Fragment, useId } from "react";
import { NavLink, useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { ToDo } from "#ui/marks/ToDo.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { MissingList } from "../missing/MissingList.tsx";
import { useWorkspace } from "../workspace/workspace.ts";
import { isExact, type ListedPage, pageAddress, sectionAt } from "./pages.ts";
import { pathsOfSection } from "./pathsOfSection.ts";
import { type SectionKey, sectionAddress } from "./sections.ts";
import { toDoOf } from "./toDoOf.ts";
import { useHoverList } from "./useHoverList.ts";
import { useSectionLinks } from "./useSectionLinks.ts";

/** The sections with their completeness; what is missing is listed on hover and on focus, and jumps to its field. */
export function SectionNav() {
  const t = useText(frameMessages);
  const places = useSectionLinks();
  return (
    <nav className={classes.nav} aria-label={t("agreement.sections")}>
      <div className={classes.sticky}>
        {places.map(({ section, pages }) => (
          <Fragment key={section}>
            <SectionLink section={section} />
            {pages.map((page) => (
              <PageLink key={page} page={page} />
            ))}
          </Fragment>
        ))}
      </div>
    </nav>
  );
}

function PageLink({ page }: { page: ListedPage }) {
  const t = useText(frameMessages);
  const { id } = useWorkspace();
  return (
    <NavLink className={`${classes.link} ${classes.page}`} to={pageAddress(id, page)}>
      {t(`agreement.page.${page}`)}
    </NavLink>
  );
}

function SectionLink({ section }: { section: SectionKey }) {
  const t = useText(frameMessages);
  const { id, access, agreement, missing, plan } = useWorkspace();
  const { pathname } = useLocation();
  // Only those who may write learn of gaps in the contract.
  const isCounted = plan !== null && access.write;
  const toDo = isCounted ? toDoOf(section, missing, agreement) : null;
  const name = t(`agreement.section.${section}`);
  const { opened, close, link: on, list } = useHoverList();
  const dropdownId = useId();
  const paths = toDo ? (pathsOfSection(section, missing) ?? []) : [];
  const lacking = paths.length > 0;
  const shows = opened && lacking;
  // The link stays in place while its list comes and goes, so it keeps the focus. A closed popover measures itself each time the
  // agreement is drawn, so it exists only while it is open.
  return (
    <div className={classes.item}>
      <NavLink
        className={classes.link ?? ""}
        to={sectionAddress(id, section)}
        end={isExact(section, pathname)}
        data-within={sectionAt(pathname) === section || undefined}
        aria-haspopup={lacking ? "dialog" : undefined}
        aria-expanded={lacking ? shows : undefined}
        aria-controls={shows ? dropdownId : undefined}
        {...on}
      >
        {isCounted ? <ToDo count={toDo} /> : <span className={classes.blank} />}
        {name}
      </NavLink>
      {shows && (
        <Popover
          opened
          position="right-start"
          width={300}
          onChange={(open) => !open && close()}
          withinPortal={false}
          floatingStrategy="fixed"
          withRoles={false}
          closeOnEscape={false}
          transitionProps={{ duration: 0 }}
        >
          <Popover.Target>
            <span className={classes.listAnchor} />
          </Popover.Target>
          <Popover.Dropdown
            id={dropdownId}
            role="dialog"
            tabIndex={-1}
            aria-label={t("agreement.missing.show", { section: name })}
            {...list}
          >
            <MissingList agreementId={id} paths={paths} />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
