import { UnstyledButton } from "@mantine/core";
import { useRef } from "react";
import { NavLink } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { appMessages } from "../messages.ts";
import { useNavigation } from "../useNavigation.ts";
import classes from "./AccountMenu.module.css";
import { PersonalItems } from "./PersonalItems.tsx";

const PANEL = "account-menu";

/** The user's name, which opens the profile, help, the switches and the log-out. The browser's popover closes itself and returns the focus. */
export function AccountMenu() {
  const t = useText(appMessages);
  const { name, personal, badge: waiting } = useNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <div className={classes.account}>
      <UnstyledButton
        className={classes.button}
        popoverTarget={PANEL}
        aria-label={t("app.account", { name })}
        title={name}
      >
        <span className={classes.name}>{name}</span>
        {waiting && <InPlace part={waiting}>{(Badge) => <Badge />}</InPlace>}
        <ChevronDownIcon size={16} />
      </UnstyledButton>
      <div ref={panel} id={PANEL} popover="auto" className={classes.panel}>
        {personal.map(({ to, label, icon: Icon, badge }) => (
          <NavLink key={to} to={to} className={classes.item ?? ""} onClick={close}>
            <Icon />
            {label}
            {badge && <InPlace part={badge}>{(Badge) => <Badge />}</InPlace>}
          </NavLink>
        ))}
        <PersonalItems className={classes.item} onDone={close} />
      </div>
    </div>
  );
}
