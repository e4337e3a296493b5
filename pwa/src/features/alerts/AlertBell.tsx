import { ActionIcon } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router";
import { useOpenRequests } from "../../store/queries/asked/openRequests.ts";
import { useMarkExchange } from "../../store/queries/kept/alertMarks.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { icon } from "../../ui/icons.tsx";
import classes from "./AlertBell.module.css";
import { alertMessages } from "./messages.ts";
import { useAlerts, useOutdatedWatch } from "./useAlerts.ts";

const BellIcon = icon(<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4" />);
const MOST_SHOWN = 99;

/** Leads to the alerts, with their number, which the icon of the installed app shows too. */
export function AlertBell() {
  const t = useText(alertMessages);
  useOutdatedWatch();
  useMarkExchange();
  usePushRenewal();
  const alerts = useAlerts();
  const count = (alerts?.length ?? 0) + useOpenRequests();
  const isKnown = alerts !== undefined;
  useEffect(() => {
    // Where there is no badge, or it is not allowed, the bell says it alone.
    if (isKnown && "setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
  }, [count, isKnown]);
  useEffect(
    () => () => {
      if ("clearAppBadge" in navigator) navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
  const label = t("alerts.count", { count });
  return (
    <span className={classes.bell}>
      <ActionIcon component={Link} to="/alerts" aria-label={label} title={label}>
        <BellIcon />
      </ActionIcon>
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  );
}

/** Keeps a device that gets notifications reachable: a browser changes its address by itself. Few devices need this, and none at once. */
function usePushRenewal(): void {
  const language = useLanguage();
  useEffect(() => {
    import("../../store/lifecycle/notices/pushDevice.ts")
      .then(({ renewSubscription }) => renewSubscription(language))
      .catch(() => undefined);
  }, [language]);
}
