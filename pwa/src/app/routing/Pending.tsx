import { useNavigation } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { uiMessages } from "../../ui/messages.ts";
import classes from "./Pending.module.css";

/** A line along the top while the next screen loads: a tap is answered before its screen can be shown. */
export function Pending() {
  const t = useText(uiMessages);
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="status">
      <div className={classes.pending} role="progressbar" aria-label={t("ui.loading")} />
    </div>
  );
}
