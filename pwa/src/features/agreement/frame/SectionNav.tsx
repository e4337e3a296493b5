import { Popover } from "@mantine/core";
import { NavLink } from "react-router";
import { useText } from "../../../ui/i18n.ts";
import { Ring } from "../../../ui/Ring.tsx";
import classes from "./frame.module.css";
import { fullnessOf } from "./fullness.ts";
import { MissingList } from "./MissingList.tsx";
import { frameMessages } from "./messages.ts";
import { pathsOfSection } from "./pathsOfSection.ts";
import { SECTIONS, type SectionKey, sectionAddress } from "./sections.ts";
import { useHoverList } from "./useHoverList.ts";
import { useWorkspace } from "./workspace.ts";

/** The sections with their completeness; what is missing is listed on hover and on focus, and jumps to its field. */
export function SectionNav() {
  const t = useText(frameMessages);
  return (
    <nav className={classes.nav} aria-label={t("agreement.sections")}>
      <div className={classes.sticky}>
        {SECTIONS.map(({ key }) => (
          <SectionLink key={key} section={key} />
        ))}
      </div>
    </nav>
  );
}

function SectionLink({ section }: { section: SectionKey }) {
  const t = useText(frameMessages);
  const { id, missing, plan } = useWorkspace();
  const paths = plan ? pathsOfSection(section, missing) : null;
  const name = t(`agreement.section.${section}`);
  const { opened, close, link: on, list } = useHoverList();
  const lacking = paths !== null && paths.length > 0;
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
          {paths ? <Ring share={fullnessOf(section, paths)} /> : <span className={classes.blank} />}
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
