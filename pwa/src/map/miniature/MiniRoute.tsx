import { useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { UNITS_PER_PIXEL } from "shared-schema/geo/chart/svgPath";
import { routeLine, routeStops } from "shared-schema/itinerary/routeLine";
import { useText } from "../../ui/i18n.ts";
import { mapMessages } from "../messages.ts";
import classes from "./miniature.module.css";
import { fitMiniature, frameOf, HEIGHT, WIDTH } from "./miniature.ts";
import { useLand } from "./useLand.ts";

interface Props {
  waypoints: AgreementBody["waypoints"];
  /** A picture in a row of a list, whose name is beside it. */
  small?: boolean;
  /** The land round the route is shown: it takes the worker that plans some time. */
  withLand?: boolean;
}

const BOX = `0 0 ${WIDTH} ${HEIGHT}`;
/** Of the mark of a call, in units of the picture. */
const RADIUS = 4;

function kindOf(index: number, count: number, isCall: boolean): string {
  if (index === 0) return "first";
  if (index === count - 1) return "last";
  return isCall ? "call" : "plain";
}

/** The route in miniature: the land round it, its shape, its first and last place (half a mark each where they are one) and its calls. */
export function MiniRoute({ waypoints, small = false, withLand = false }: Props) {
  const t = useText(mapMessages);
  const frame = useMemo(() => (withLand ? frameOf(routeLine(waypoints)) : null), [waypoints, withLand]);
  const land = useLand(frame);
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
      {land && (
        <g transform={`scale(${1 / UNITS_PER_PIXEL})`}>
          {land.land.map((path) => (
            <path key={path} className={classes.land} d={path} />
          ))}
          <path className={classes.coast} d={land.coast} />
        </g>
      )}
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
