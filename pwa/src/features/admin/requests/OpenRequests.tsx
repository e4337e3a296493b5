import { useOpenRequests } from "../../../store/queries/asked/openRequests.ts";
import { defineMessages, useText } from "../../../ui/i18n.ts";
import classes from "./OpenRequests.module.css";

const messages = defineMessages({
  "openRequests.count": {
    en: "{count, plural, one {# open request} other {# open requests}}",
    fr: "{count, plural, one {# demande à traiter} other {# demandes à traiter}}",
  },
});

/** Links to the requests that wait for an administrator, with their number. Renders nothing where there are none. */
export function OpenRequests() {
  const t = useText(messages);
  const count = useOpenRequests();
  if (count === 0) return null;
  return (
    <span className={classes.badge} role="img" aria-label={t("openRequests.count", { count })}>
      {count}
    </span>
  );
}
