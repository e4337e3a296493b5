import { Drawer, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { NavLink } from "react-router";
import { useText } from "../ui/i18n.ts";
import { LogOutIcon, MenuIcon } from "../ui/icons.tsx";
import { appMessages } from "./messages.ts";
import classes from "./Navigation.module.css";
import { useLogOut } from "./useLogOut.tsx";
import { useNavigation } from "./useNavigation.ts";

const ON_THE_BAR = 3;

/** The places of the app beside its name, from a tablet upwards. */
export function TopNavigation() {
  const t = useText(appMessages);
  const logOut = useLogOut();
  return (
    <nav className={classes.top} aria-label={t("app.navigation")}>
      {useNavigation().map(({ to, label }) => (
        <NavLink key={to} to={to} className={classes.link} title={label}>
          <span>{label}</span>
        </NavLink>
      ))}
      <UnstyledButton className={classes.link} onClick={() => void logOut()}>
        {t("app.logOut")}
      </UnstyledButton>
    </nav>
  );
}

/** On a phone: the three places that are used all day under the thumb, and the rest behind «More». */
export function BottomBar() {
  const t = useText(appMessages);
  const [opened, { open, close }] = useDisclosure();
  const places = useNavigation();
  return (
    <nav className={classes.bottom} aria-label={t("app.navigation")}>
      {places.slice(0, ON_THE_BAR).map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={classes.tab}>
          <Icon size={22} />
          <span>{label}</span>
        </NavLink>
      ))}
      <UnstyledButton className={classes.tab} aria-expanded={opened} onClick={open}>
        <MenuIcon size={22} />
        <span>{t("app.more")}</span>
      </UnstyledButton>
      <MoreSheet opened={opened} onClose={close} />
    </nav>
  );
}

function MoreSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(appMessages);
  const logOut = useLogOut();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t("app.more")}
      closeButtonProps={{ "aria-label": t("app.close") }}
    >
      {useNavigation()
        .slice(ON_THE_BAR)
        .map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} className={classes.item} onClick={onClose}>
            <Icon />
            {label}
          </NavLink>
        ))}
      <UnstyledButton
        className={classes.item}
        onClick={() => {
          onClose();
          void logOut();
        }}
      >
        <LogOutIcon />
        {t("app.logOut")}
      </UnstyledButton>
    </Drawer>
  );
}
