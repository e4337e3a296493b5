import { Button, Group, Progress, Text } from "@mantine/core";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import type { RoutedLeg } from "#workers/route/findWays.ts";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import classes from "../mapping.module.css";
import { routingMessages } from "./routingMessages.ts";
import type { Routing } from "./useRouting.ts";

/** Shows the progress and the result of a search for ways round land. */
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
  const remarksOf = useRemarks();
  const remarks = found.flatMap((leg) => {
    const what = remarksOf(leg).join("; ");
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

/** Returns the remarks on a routed leg, in words. */
function useRemarks(): (leg: RoutedLeg) => string[] {
  const t = useText(routingMessages);
  const show = useShow();
  return (leg) => {
    if (!leg.ok) return [t(`routing.reason.${leg.reason}`)];
    const named = (names: typeof leg.canals) => names.map((name) => t(`routing.canal.${name}`)).join(", ");
    return leg.warnings.map((warning) => {
      if (warning === "canal") return t("routing.canal", { names: named(leg.canals) });
      if (warning === "too-large") return t("routing.too-large", { names: named(leg.too_large_for) });
      if (warning === "bridge") {
        const names = leg.bridges
          .map(({ name, clearance }) =>
            t(clearance === null ? "routing.bridge.unknown" : "routing.bridge", { name, clearance }),
          )
          .join(", ");
        return t("routing.bridges", { names });
      }
      return t(`routing.warning.${warning}`, { nm: show.nm(leg.clearance_nm) });
    });
  };
}
