import { Brand } from "../ui/Brand.tsx";
import { useText } from "../ui/i18n.ts";
import { appMessages } from "./messages.ts";
import classes from "./Splash.module.css";

/** What is seen while the remembered account is looked for: never a log-in screen that flashes by. */
export function Splash() {
  const t = useText(appMessages);
  return (
    <div className={classes.splash} role="status">
      <Brand />
      <span className={classes.note}>{t("app.opening")}</span>
    </div>
  );
}
