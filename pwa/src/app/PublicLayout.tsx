import { Link, Outlet } from "react-router";
import { Brand } from "../ui/Brand.tsx";
import { useText } from "../ui/i18n.ts";
import classes from "./Frame.module.css";
import { KeptBehind } from "./KeptBehind.tsx";
import { appMessages } from "./messages.ts";
import { LanguageSwitch, ThemeSwitch } from "./Preferences.tsx";

/** Around the screens that need no account: the name, the switches, the page. */
export function PublicLayout() {
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
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <KeptBehind />
        <Outlet />
      </main>
    </div>
  );
}
