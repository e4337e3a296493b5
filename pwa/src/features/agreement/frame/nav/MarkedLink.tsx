import { Popover } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Link, useNavigation } from "react-router";
import { useText } from "#ui/i18n.ts";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { MissingList } from "../missing/MissingList.tsx";
import { useWorkspace } from "../workspace/workspace.ts";
import { useHoverList } from "./useHoverList.ts";

interface Props {
  to: string;
  /** The name of what the link opens, which also names the list of what is missing there. */
  name: string;
  /** "page" on the link that has the address that is open, "true" on the part that the open tab belongs to. */
  current: "page" | "true" | undefined;
  className: string | undefined;
  /** The missing items behind the link, listed on hover and on focus; each jumps to its field. */
  lacking: readonly string[];
  /** Where the list opens. */
  position: "right-start" | "bottom-start";
  children: ReactNode;
}

/** A link to a part or a tab of the agreement, with the list of what is missing there. */
export function MarkedLink({ to, name, current, className, lacking, position, children }: Props) {
  const t = useText(frameMessages);
  const { id } = useWorkspace();
  const isPending = useNavigation().location?.pathname === to;
  const { opened, close, link: on, list } = useHoverList();
  const dropdownId = useId();
  const lacks = lacking.length > 0;
  const shows = opened && lacks;
  // The link stays in place while its list comes and goes, so it keeps the focus. A closed popover measures itself each time the
  // agreement is drawn, so it exists only while it is open.
  return (
    <div className={classes.item}>
      <Link
        className={`${className}${isPending ? " pending" : ""}`}
        to={to}
        aria-current={current}
        aria-haspopup={lacks ? "dialog" : undefined}
        aria-expanded={lacks ? shows : undefined}
        aria-controls={shows ? dropdownId : undefined}
        {...on}
      >
        {children}
      </Link>
      {shows && (
        <Popover
          opened
          position={position}
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
            <p className={classes.listName}>{name}</p>
            <MissingList agreementId={id} paths={lacking} />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
