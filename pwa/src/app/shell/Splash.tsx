import { useText } from "../../ui/i18n.ts";
import { Brand } from "../../ui/marks/Brand.tsx";
import { appMessages } from "../messages.ts";
import classes from "./Splash.module.css";

/** Shown while the remembered account is looked for, so that no log-in screen flashes by. */
export function Splash() {
  const t = useText(appMessages);
  return (
    <div className={classes.splash} role="status">
      <Brand />
      <span className={classes.note}>{t("app.opening")}</span>
    </div>
  );
}
