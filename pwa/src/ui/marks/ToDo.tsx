import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import classes from "./ToDo.module.css";

/** Shows the number of things to do, in a circle; a check when there are none. */
export function ToDo({ count }: { count: number }) {
  const t = useText(uiMessages);
  return (
    <span className={classes.mark} data-open={count > 0 || undefined} role="img" aria-label={t("ui.toDo", { count })}>
      {count > 0 ? count : <Check />}
    </span>
  );
}

function Check() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden focusable="false">
      <path className={classes.check} d="M6.5 11.4l3 3 6-6.4" />
    </svg>
  );
}
