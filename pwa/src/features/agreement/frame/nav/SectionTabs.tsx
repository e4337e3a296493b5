import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { ToDo } from "#ui/marks/ToDo.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { groupOf, type TabKey, tabAddress } from "./groups.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import { tabAt } from "./pages.ts";
import { tabName } from "./tabName.ts";
import { useGroups } from "./useGroups.ts";
import { useMarks } from "./useMarks.ts";

/** The tabs of the part that is open, each with its completeness; none where there is only one. */
export function SectionTabs() {
  const t = useText(frameMessages);
  const open = tabAt(useLocation().pathname);
  const group = groupOf(useGroups(useWorkspace().id), open);
  const row = useRef<HTMLElement>(null);
  const hasTabs = group !== undefined && group.tabs.length > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the row
  useEffect(() => {
    const nav = row.current;
    if (!nav) return;
    const show = () => {
      const link = nav.querySelector<HTMLElement>('[aria-current="page"]');
      if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
    };
    // Counts that come with the plan, fonts and another language widen the tabs after the section has opened; a turned phone narrows the row.
    const observer = new ResizeObserver(show);
    for (const each of [nav, ...nav.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [open, hasTabs]);
  if (!hasTabs) return null;
  return (
    <nav ref={row} className={classes.tabs} aria-label={t(`agreement.group.${group.key}`)}>
      {group.tabs.map((tab) => (
        <TabLink key={tab} tab={tab} isOpen={tab === open} />
      ))}
    </nav>
  );
}

function TabLink({ tab, isOpen }: { tab: TabKey; isOpen: boolean }) {
  const t = useText(frameMessages);
  const { id } = useWorkspace();
  const lacking = useMarks().ofTab(tab);
  const name = t(tabName(tab));
  return (
    <MarkedLink
      to={tabAddress(id, tab)}
      name={name}
      current={isOpen ? "page" : undefined}
      className={classes.tab}
      lacking={lacking ?? []}
      position="bottom-start"
    >
      {name}
      {lacking !== null && <ToDo count={lacking.length} />}
    </MarkedLink>
  );
}
