import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { NavLink } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { MenuIcon } from "../../ui/icons.tsx";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import { appMessages } from "../messages.ts";
import { useNavigation } from "../useNavigation.ts";
import classes from "./Navigation.module.css";

const moreSheet = part(() => import("./MoreSheet.tsx").then((module) => module.MoreSheet));

/** The places of the app beside its name, from a tablet upwards. */
export function TopNavigation() {
  const t = useText(appMessages);
  return (
    <nav className={classes.top} aria-label={t("app.navigation")}>
      {useNavigation().places.map(({ to, label }) => (
        <NavLink key={to} to={to} className={classes.link} title={label}>
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** On a phone: the places that are used all day under the thumb, and the rest behind «More». */
export function BottomBar() {
  const t = useText(appMessages);
  const [opened, { open, close }] = useDisclosure();
  const { places, personal } = useNavigation();
  return (
    <nav className={classes.bottom} aria-label={t("app.navigation")}>
      {places.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={classes.tab}>
          <Icon size={22} />
          <span>{label}</span>
        </NavLink>
      ))}
      <UnstyledButton className={classes.tab} aria-expanded={opened} onClick={open}>
        <MenuIcon size={22} />
        <span>{t("app.more")}</span>
      </UnstyledButton>
      <OnDemand part={moreSheet} opened={opened} onGiveUp={close}>
        {(MoreSheet, open) => <MoreSheet opened={open} places={personal} onClose={close} />}
      </OnDemand>
    </nav>
  );
}
