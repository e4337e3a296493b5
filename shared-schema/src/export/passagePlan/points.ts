import type { Position } from "../../base/basics.ts";
import { rhumbLine } from "../../geo/rhumb.ts";
import { formatCoordinate } from "../../pricing/format.ts";
import { text } from "../../terms/format.ts";
import { magneticCourse } from "../legTable.ts";
import type { SheetColumn, SheetRow } from "../pdf/table.ts";
import { stopsOf } from "../stops.ts";
import type { PassagePlanFacts } from "./facts.ts";
import type { PassageLabels } from "./labels.ts";
import { moment } from "./legs.ts";
import { courseText, degreesMinutes } from "./position.ts";

/** A line with more turning points is read from the GPX file rather than from paper. */
const MAX_TURNING_POINTS = 40;

export function pointColumns(labels: PassageLabels): SheetColumn[] {
  return [
    { head: "", share: 0.5, align: "right" },
    { head: labels.place, share: 2.6 },
    { head: labels.latitude, share: 1.3 },
    { head: labels.longitude, share: 1.3 },
    { head: labels.decimal, share: 1.6 },
    { head: labels.courseTrue, share: 0.7, align: "right" },
    { head: labels.courseMagnetic, share: 0.7, align: "right" },
    { head: labels.nm, share: 0.8, align: "right" },
    { head: labels.arrival, share: 1.6 },
    { head: labels.departure, share: 1.6 },
  ];
}

/** Waypoints and, numbered below them, the turning points of the legs that leave; course and distance are to the next point. */
export function pointLines(
  { plan, issuedAt, language }: Pick<PassagePlanFacts, "plan" | "issuedAt" | "language">,
  labels: PassageLabels,
): SheetRow[] {
  const leaving = new Map(plan.legs.map((leg) => [leg.from, leg]));
  return stopsOf(plan, language).flatMap((stop): SheetRow[] => {
    const leg = leaving.get(stop.id);
    const turns = leg?.points.slice(1, -1) ?? [];
    const instant = leg?.departure ?? issuedAt;
    const listed = turns.length <= MAX_TURNING_POINTS;
    const point = (number: string, place: string, at: Position, next: Position | undefined): SheetRow => ({
      cells: [number, place, ...positionCells(at), ...courseCells(at, next, instant)],
    });
    const line = point(String(stop.sn), stop.place, stop, listed ? leg?.points[1] : undefined);
    const times = [
      moment(stop.arrival, stop.timezone, stop.arrival_estimated),
      moment(stop.departure, stop.timezone, stop.departure_estimated),
    ];
    const first: SheetRow = { strong: true, cells: [...line.cells, ...times] };
    if (!listed) return [first, { cells: ["", labels.more(turns.length), ...Array<string>(8).fill("")] }];
    return [
      first,
      ...turns.map((at, index) => {
        const row = point(`${stop.sn}.${index + 1}`, labels.turning, at, leg?.points[index + 2]);
        return { cells: [...row.cells, "", ""] };
      }),
    ];
  });
}

function positionCells({ latitude, longitude }: Position): string[] {
  return [
    degreesMinutes(latitude, "latitude"),
    degreesMinutes(longitude, "longitude"),
    `${formatCoordinate(latitude, "en")}, ${formatCoordinate(longitude, "en")}`,
  ];
}

function courseCells(at: Position, next: Position | undefined, instant: string): string[] {
  const line = next && rhumbLine(at, next);
  if (!line || line.nm === 0) return ["", "", ""];
  return [
    text(courseText(line.course)),
    text(courseText(magneticCourse(line.course, at, instant))),
    line.nm.toFixed(2),
  ];
}
