import { Group } from "@mantine/core";
import { Link, Outlet } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Brand } from "../../ui/marks/Brand.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { appMessages } from "../messages.ts";
import { KeptBehind } from "../notices/UnsentHere.tsx";
import classes from "./Frame.module.css";
import { LanguageSwitch, ThemeSwitch } from "./Preferences.tsx";

/**
 * Around the screens that need no account: the name, the switches, the page.
 * @param doors whether log-in and sign-up are in the bar, and the other open pages below
 */
export function PublicLayout({ doors = false }: { doors?: boolean }) {
  const t = useText(appMessages);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t("app.skip")}
      </a>
      <header className={classes.header}>
        <Link to="/" className={classes.brand}>
          <Brand />
        </Link>
        <div className={classes.tools}>
          <ThemeSwitch />
          <LanguageSwitch />
          {doors && <Doors />}
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <KeptBehind />
        <Outlet />
      </main>
      {doors && <OpenPages />}
    </div>
  );
}

function Doors() {
  const t = useText(appMessages);
  return (
    <Group gap="xs" ml={{ base: 0, xs: "xs" }} wrap="nowrap">
      <LinkButton to="/authentication/login" variant="subtle" visibleFrom="xs">
        {t("app.logIn")}
      </LinkButton>
      <LinkButton to="/authentication/registration" px={{ base: "xs", xs: "md" }}>
        {t("app.signUp")}
      </LinkButton>
    </Group>
  );
}

function OpenPages() {
  const t = useText(appMessages);
  return (
    <footer className={classes.footer}>
      {/* On a phone the bar has room for one door. */}
      <TextLink to="/authentication/login" hiddenFrom="xs">
        {t("app.logIn")}
      </TextLink>
      <TextLink to="/faq">{t("app.questions")}</TextLink>
      <TextLink to="/help">{t("app.help")}</TextLink>
      <TextLink to="/tos">{t("app.terms")}</TextLink>
    </footer>
  );
}
