import { useText } from "../../../ui/i18n.ts";
import { frameMessages } from "./messages.ts";
import classes from "./summary.module.css";

interface Position {
  latitude: number;
  longitude: number;
}

interface Props {
  stops: readonly (Position & { id: string; is_call: boolean })[];
  /** The way between them with its track points. */
  line: readonly Position[];
}

const WIDTH = 272;
const HEIGHT = 132;
const MARGIN = 14;

/** The chart's own projection, so that the miniature has the shape that the chart shows. */
function project({ latitude, longitude }: Position): [number, number] {
  const radians = (latitude * Math.PI) / 180;
  return [longitude, (-Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI];
}

function fitter(points: readonly Position[]): (point: Position) => [number, number] {
  const projected = points.map(project);
  const xs = projected.map(([x]) => x);
  const ys = projected.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(right - left, 1e-6),
    (HEIGHT - 2 * MARGIN) / Math.max(bottom - top, 1e-6),
  );
  const dx = (WIDTH - (right - left) * scale) / 2;
  const dy = (HEIGHT - (bottom - top) * scale) / 2;
  return (point) => {
    const [x, y] = project(point);
    return [(x - left) * scale + dx, (y - top) * scale + dy];
  };
}

function kindOf(index: number, count: number, isCall: boolean): string {
  if (index === 0) return "first";
  if (index === count - 1) return "last";
  return isCall ? "call" : "plain";
}

/** The route in miniature: its shape, its first and last place and its calls. */
export function MiniRoute({ stops, line }: Props) {
  const t = useText(frameMessages);
  if (stops.length === 0) return <p className={classes.noRoute}>{t("agreement.summary.noRoute")}</p>;
  const fit = fitter(line.length > 0 ? line : stops);
  return (
    <svg className={classes.route} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img">
      <title>{t("agreement.summary.route")}</title>
      <polyline className={classes.routeLine} points={line.map((point) => fit(point).join(",")).join(" ")} />
      {stops.map((stop, index) => {
        const [x, y] = fit(stop);
        const kind = kindOf(index, stops.length, stop.is_call);
        return <circle key={stop.id} data-kind={kind} cx={x} cy={y} r={kind === "plain" ? 2 : 4} />;
      })}
    </svg>
  );
}
