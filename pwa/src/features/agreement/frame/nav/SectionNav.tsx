import { useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { ToDo } from "#ui/marks/ToDo.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { GROUP_ICONS } from "./groupIcons.tsx";
import { type NavigationGroup, tabAddress } from "./groups.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import { tabAt } from "./pages.ts";
import { useGroups } from "./useGroups.ts";
import { useMarks } from "./useMarks.ts";

interface Props {
  /** Beside the open section, or under the thumb on a phone, where nothing hovers. */
  place: "side" | "foot";
  /** Each part has its icon, which stands for its word where the chart needs the room. */
  withIcons?: boolean;
}

/** The parts of the agreement. A mark says where something is missing; the tabs inside say what is complete too. */
export function SectionNav({ place, withIcons = false }: Props) {
  const t = useText(frameMessages);
  const groups = useGroups(useWorkspace().id);
  return (
    <nav className={classes[place]} aria-label={t("agreement.sections")}>
      <div className={place === "side" ? classes.sticky : classes.row}>
        {groups.map((group) => (
          <GroupLink key={group.key} group={group} withIcon={withIcons} />
        ))}
      </div>
    </nav>
  );
}

function GroupLink({ group, withIcon }: { group: NavigationGroup; withIcon: boolean }) {
  const t = useText(frameMessages);
  const { id } = useWorkspace();
  const marks = useMarks();
  const open = tabAt(useLocation().pathname);
  const [first, ...others] = group.tabs;
  const isOpen = group.tabs.includes(open);
  const lacking = marks.ofGroup(group);
  // A part without tabs inside is its own tab, and says that it is complete while it is open.
  const isComplete = isOpen && others.length === 0 && marks.ofTab(first)?.length === 0;
  const name = t(`agreement.group.${group.key}`);
  const Icon = GROUP_ICONS[group.key];
  return (
    <MarkedLink
      to={tabAddress(id, first)}
      name={name}
      current={isOpen ? (others.length === 0 ? "page" : "true") : undefined}
      className={classes.link}
      lacking={lacking}
      position="right-start"
    >
      {withIcon && <Icon />}
      <span className={classes.name}>{name}</span>
      {(lacking.length > 0 || isComplete) && <ToDo count={lacking.length} />}
    </MarkedLink>
  );
}
