import { Drawer } from "@mantine/core";
import { NavLink } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { appMessages } from "../messages.ts";
import type { NavigationItem } from "../useNavigation.ts";
import classes from "./Navigation.module.css";
import { PersonalItems } from "./PersonalItems.tsx";

interface Props {
  opened: boolean;
  places: NavigationItem[];
  onClose: () => void;
}

/** The places that are not on the bar, the theme, the other language, and the log-out. */
export function MoreSheet({ opened, places, onClose }: Props) {
  const t = useText(appMessages);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t("app.more")}
      closeButtonProps={{ "aria-label": t("app.close") }}
      classNames={{ inner: classes.low ?? "", content: classes.sheet ?? "" }}
    >
      {places.map(({ to, label, icon: Icon, badge }) => (
        <NavLink key={to} to={to} className={classes.item} onClick={onClose}>
          <Icon />
          {label}
          {badge && <InPlace part={badge}>{(Badge) => <Badge />}</InPlace>}
        </NavLink>
      ))}
      <PersonalItems className={classes.item} onDone={onClose} />
    </Drawer>
  );
}
