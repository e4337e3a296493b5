import { Text } from "@mantine/core";
import { useId, useMemo } from "react";
import type { YachtParticulars } from "shared-schema/api/yacht";
import { type SpeedPlot, speedPlot } from "shared-schema/yacht/plot";
import { useText } from "../../../ui/i18n.ts";
import { curveMessages } from "./curveMessages.ts";
import classes from "./SpeedCurve.module.css";

/** The yacht's speed and consumption as a curve, with its points and the speeds that a route plans. */
export function SpeedCurve({ yacht, plannedSpeeds }: { yacht: YachtParticulars; plannedSpeeds: readonly number[] }) {
  const t = useText(curveMessages);
  const plot = useMemo(() => speedPlot(yacht, plannedSpeeds), [yacht, plannedSpeeds]);
  if (!plot) return null;
  return (
    <figure className={`${classes.root} wide`}>
      <Drawing plot={plot} />
      <figcaption className={classes.legend}>
        <Text size="sm" component="span" className={classes.entry}>
          <span className={classes.swatch} data-kind="point" />
          {t("curve.points")}
        </Text>
        <Text size="sm" component="span" className={classes.entry}>
          <span className={classes.swatch} data-kind="reckoned" />
          {t("curve.reckoned")}
        </Text>
        {plot.planned.length > 0 && (
          <Text size="sm" component="span" className={classes.entry}>
            <span className={classes.swatch} data-kind="planned" />
            {t("curve.planned")}
          </Text>
        )}
      </figcaption>
    </figure>
  );
}

/** The picture itself; its points are said in words to who does not see it. */
function Drawing({ plot }: { plot: SpeedPlot }) {
  const t = useText(curveMessages);
  const id = useId();
  const { width, height, frame } = plot;
  const listed = (points: SpeedPlot["points"]) =>
    points.map((point) => t("curve.at", { speed: point.speed, litres: Math.round(point.litres_per_hour) })).join("; ");
  const planned = plot.planned.length > 0 ? ` ${t("curve.planned")}: ${listed(plot.planned)}.` : "";
  return (
    <svg
      className={classes.plot}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{t("curve.title")}</title>
      <desc id={`${id}d`}>{`${t("curve.points")}: ${listed(plot.points)}.${planned}`}</desc>
      {plot.speeds.map(({ at, text }) => (
        <g key={text}>
          <path className={classes.grid} d={`M${at} ${frame.top}V${frame.bottom}`} />
          <text x={at} y={frame.bottom + 20} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {plot.litres.map(({ at, text }) => (
        <g key={text}>
          <path className={classes.grid} d={`M${frame.left} ${at}H${frame.right}`} />
          <text x={frame.left - 8} y={at} textAnchor="end" dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
      <text x={frame.right} y={frame.bottom + 40} textAnchor="end">
        {t("curve.knots")}
      </text>
      <text x={frame.left - 8} y={frame.top - 14} textAnchor="end">
        {t("curve.litres")}
      </text>
      <path className={classes.reckoned} d={plot.reckoned} />
      <path className={classes.curve} d={plot.line} />
      {plot.points.map(({ x, y, speed }) => (
        <circle key={speed} className={classes.point} cx={x} cy={y} r="4.5" />
      ))}
      {plot.planned.map(({ x, y, speed }) => (
        <path key={speed} className={classes.planned} d={`M${x} ${y - 8}l8 8l-8 8l-8-8z`} />
      ))}
    </svg>
  );
}
