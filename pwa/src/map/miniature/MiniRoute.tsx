import type { AgreementBody } from "shared-schema/agreement/schema";
import { routeLine, routeStops } from "shared-schema/itinerary/routeLine";
import { useText } from "../../ui/i18n.ts";
import { mapMessages } from "../messages.ts";
import classes from "./miniature.module.css";
import { fitMiniature, HEIGHT, WIDTH } from "./miniature.ts";

interface Props {
  waypoints: AgreementBody["waypoints"];
  /** A picture in a row of a list, whose name stands beside it. */
  small?: boolean;
}

const BOX = `0 0 ${WIDTH} ${HEIGHT}`;
/** Of the mark of a call, in units of the picture. */
const RADIUS = 4;

function kindOf(index: number, count: number, isCall: boolean): string {
  if (index === 0) return "first";
  if (index === count - 1) return "last";
  return isCall ? "call" : "plain";
}

/** The route in miniature: its shape, its first and last place (half a mark each where they are one) and its calls. */
export function MiniRoute({ waypoints, small = false }: Props) {
  const t = useText(mapMessages);
  const isEmpty = Object.keys(waypoints).length === 0;
  if (small) {
    return (
      <svg className={classes.small} viewBox={BOX} aria-hidden>
        {!isEmpty && <Shape waypoints={waypoints} />}
      </svg>
    );
  }
  if (isEmpty) return <p className={classes.noRoute}>{t("map.noRoute")}</p>;
  return (
    <svg className={classes.route} viewBox={BOX} role="img">
      <title>{t("map.preview")}</title>
      <Shape waypoints={waypoints} />
    </svg>
  );
}

function Shape({ waypoints }: Pick<Props, "waypoints">) {
  const stops = routeStops(waypoints);
  const line = routeLine(waypoints);
  const [first] = stops;
  if (!first) return null;
  const fit = fitMiniature(line);
  const [firstX, firstY] = fit(first);
  return (
    <>
      <polyline className={classes.routeLine} points={line.map((point) => fit(point).join(",")).join(" ")} />
      {stops.map((stop, index) => {
        const [x, y] = fit(stop);
        const kind = kindOf(index, stops.length, stop.is_call);
        const hidesFirst = kind === "last" && Math.hypot(x - firstX, y - firstY) < RADIUS;
        return hidesFirst ? (
          <path
            key={stop.id}
            data-kind={kind}
            d={`M${firstX} ${firstY - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS}z`}
          />
        ) : (
          <circle key={stop.id} data-kind={kind} cx={x} cy={y} r={kind === "plain" ? RADIUS / 2 : RADIUS} />
        );
      })}
    </>
  );
}
