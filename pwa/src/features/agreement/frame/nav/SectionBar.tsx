import { Fragment, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { ToDo } from "#ui/marks/ToDo.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { isExact, pageAddress } from "./pages.ts";
import { sectionAddress } from "./sections.ts";
import { toDoOf } from "./toDoOf.ts";
import { useSectionLinks } from "./useSectionLinks.ts";

/** The sections under the thumb, on a phone; the open one is always in view. */
export function SectionBar() {
  const t = useText(frameMessages);
  const { id, access, agreement, missing, plan } = useWorkspace();
  const places = useSectionLinks();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another place in the bar
  useEffect(() => {
    const nav = bar.current;
    if (!nav) return;
    const show = () => {
      const open = nav.querySelector<HTMLElement>('[aria-current="page"]');
      if (open) nav.scrollLeft = open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2;
    };
    // Counts that come with the plan, fonts and another language widen the links after the section has opened.
    const observer = new ResizeObserver(show);
    for (const link of nav.children) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <nav ref={bar} className={classes.bar} aria-label={t("agreement.sections")}>
      {places.map(({ section, pages }) => {
        const toDo = plan && access.write ? toDoOf(section, missing, agreement) : null;
        return (
          <Fragment key={section}>
            <NavLink
              className={classes.barLink ?? ""}
              to={sectionAddress(id, section)}
              end={isExact(section, pathname)}
            >
              {toDo !== null && <ToDo count={toDo} />}
              {t(`agreement.section.${section}`)}
            </NavLink>
            {pages.map((page) => (
              <NavLink key={page} className={classes.barLink ?? ""} to={pageAddress(id, page)}>
                {t(`agreement.page.${page}`)}
              </NavLink>
            ))}
          </Fragment>
        );
      })}
    </nav>
  );
}
