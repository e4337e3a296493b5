import { Button, Group, Progress, Text } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { RoutedLeg } from "../../../workers/route/findWays.ts";
import { useShow } from "../frame/show.ts";
import { usePlaceName } from "../frame/usePlaceName.ts";
import classes from "./mapping.module.css";
import { routingMessages } from "./routingMessages.ts";
import type { Routing } from "./useRouting.ts";

/** How far a search for ways round land is, and what it came to. */
export function RoutingStatus({ routing }: { routing: Routing }) {
  const t = useText(routingMessages);
  const { progress, found, failure } = routing;
  if (progress) {
    const share = (progress.done + progress.share) / Math.max(1, progress.total);
    const text = t("routing.searching", { leg: progress.done + 1, total: progress.total });
    return (
      <Group className={classes.status} gap="sm" wrap="nowrap" role="status">
        <div className={classes.progress}>
          <Text size="sm">{text}</Text>
          <Progress value={share * 100} aria-label={text} mt={4} />
        </div>
        <Button variant="default" onClick={routing.cancel}>
          {t("routing.cancel")}
        </Button>
      </Group>
    );
  }
  if (failure !== null) return <Notice tone="alarm">{failure}</Notice>;
  return found && <Found found={found} onDismiss={routing.dismiss} />;
}

function Found({ found, onDismiss }: { found: readonly RoutedLeg[]; onDismiss: () => void }) {
  const t = useText(routingMessages);
  const show = useShow();
  const place = usePlaceName();
  const ways = found.flatMap((leg) => (leg.ok ? [leg] : []));
  const nm = show.nm(ways.reduce((sum, leg) => sum + leg.nm, 0));
  const told = useRemarks();
  const remarks = found.flatMap((leg) => {
    const what = told(leg).join("; ");
    return what === "" ? [] : [{ to: leg.to, text: t("routing.of", { place: place(leg.to), what }) }];
  });
  return (
    <Notice tone={remarks.length > 0 ? "wait" : "done"}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div>
          {ways.length > 0 ? t("routing.done", { count: ways.length, nm }) : t("routing.nothing")}
          {remarks.length > 0 && (
            <ul className={classes.remarks}>
              {remarks.map(({ to, text }) => (
                <li key={to}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        <Button variant="subtle" color="gray" flex="0 0 auto" onClick={onDismiss}>
          {t("routing.dismiss")}
        </Button>
      </Group>
    </Notice>
  );
}

/** What is to be known of a routed leg, in words. */
function useRemarks(): (leg: RoutedLeg) => string[] {
  const t = useText(routingMessages);
  const show = useShow();
  return (leg) => {
    if (!leg.ok) return [t(`routing.reason.${leg.reason}`)];
    const names = leg.canals.map((canal) => t(`routing.canal.${canal}`)).join(", ");
    return leg.warnings.map((warning) =>
      warning === "canal"
        ? t("routing.canal", { names })
        : t(`routing.warning.${warning}`, { nm: show.nm(leg.clearance_nm) }),
    );
  };
}
