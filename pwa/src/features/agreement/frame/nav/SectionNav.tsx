import { Popover } from "@mantine/core";
import { NavLink } from "react-router";
import { useText } from "../../../../ui/i18n.ts";
import { ToDo } from "../../../../ui/marks/ToDo.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { MissingList } from "../missing/MissingList.tsx";
import { useWorkspace } from "../workspace/workspace.ts";
import { pathsOfSection } from "./pathsOfSection.ts";
import { type SectionKey, sectionAddress, sectionsFor } from "./sections.ts";
import { toDoOf } from "./toDoOf.ts";
import { useHoverList } from "./useHoverList.ts";

/** The sections with their completeness; what is missing is listed on hover and on focus, and jumps to its field. */
export function SectionNav() {
  const t = useText(frameMessages);
  const { access } = useWorkspace();
  return (
    <nav className={classes.nav} aria-label={t("agreement.sections")}>
      <div className={classes.sticky}>
        {sectionsFor(access).map(({ key }) => (
          <SectionLink key={key} section={key} />
        ))}
      </div>
    </nav>
  );
}

function SectionLink({ section }: { section: SectionKey }) {
  const t = useText(frameMessages);
  const { id, access, agreement, missing, plan } = useWorkspace();
  // Only those who may write are told of gaps in the contract.
  const isCounted = plan !== null && access.write;
  const toDo = isCounted ? toDoOf(section, missing, agreement) : null;
  const name = t(`agreement.section.${section}`);
  const { opened, close, link: on, list } = useHoverList();
  const paths = toDo ? (pathsOfSection(section, missing) ?? []) : [];
  const lacking = paths.length > 0;
  // One tree with and without a list, which comes and goes with the plan: the link keeps the focus. The list stands after it,
  // where the Tab key finds it; fixed, as the sections scroll.
  return (
    <Popover
      position="right-start"
      width={300}
      opened={opened && lacking}
      onChange={(open) => !open && close()}
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={lacking}
    >
      <Popover.Target>
        <NavLink className={classes.link ?? ""} to={sectionAddress(id, section)} end={section === "overview"} {...on}>
          {isCounted ? <ToDo count={toDo} /> : <span className={classes.blank} />}
          {name}
        </NavLink>
      </Popover.Target>
      {lacking && (
        <Popover.Dropdown aria-label={t("agreement.missing.show", { section: name })} {...list}>
          <MissingList agreementId={id} paths={paths} />
        </Popover.Dropdown>
      )}
    </Popover>
  );
}
