import { Outlet } from "react-router";
import { SampleBar } from "../../features/sample/SampleBar.tsx";
import { FieldConflicts } from "../../features/sync/fields/FieldConflicts.tsx";
import { useText } from "../../ui/i18n.ts";
import { Brand } from "../../ui/marks/Brand.tsx";
import { appMessages } from "../messages.ts";
import { CurrentErrorMessage } from "../notices/CurrentErrorMessage.tsx";
import classes from "../shell/Frame.module.css";
import { LanguageSwitch, ThemeSwitch } from "../shell/Preferences.tsx";
import own from "./SampleFrame.module.css";

/** Around the screens of the sample: its name, what becomes of it, and the switches. */
export function SampleFrame() {
  const t = useText(appMessages);
  return (
    <div className={`${classes.frame} ${own.frame}`}>
      <a className={classes.skip} href="#content">
        {t("app.skip")}
      </a>
      <header className={classes.header}>
        {/* Another document: the landing page, and the way to an account. */}
        <a href="/" className={`${classes.brand} ${own.brand}`}>
          <Brand />
        </a>
        <SampleBar />
        <div className={`${classes.tools} ${own.switches}`}>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <CurrentErrorMessage />
        <FieldConflicts>
          <Outlet />
        </FieldConflicts>
      </main>
    </div>
  );
}
