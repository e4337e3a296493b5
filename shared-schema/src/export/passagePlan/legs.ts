import { BLANK, local, text, utc } from "../../terms/format.ts";
import type { LegRow } from "../legTable.ts";
import type { SheetColumn, SheetRow } from "../pdf/table.ts";
import { figureIn } from "./figure.ts";
import type { PassageLabels } from "./labels.ts";
import { courseText } from "./position.ts";

export function legColumns(labels: PassageLabels): SheetColumn[] {
  return [
    { head: labels.leg, share: 0.6, align: "right" },
    { head: labels.from, share: 1.9 },
    { head: labels.to, share: 1.9 },
    { head: labels.courseTrue, share: 0.75, align: "right" },
    { head: labels.courseMagnetic, share: 0.75, align: "right" },
    { head: labels.nm, share: 0.95, align: "right" },
    { head: labels.cumulativeNm, share: 0.95, align: "right" },
    { head: labels.speed, share: 0.8, align: "right" },
    { head: labels.hours, share: 0.75, align: "right" },
    { head: labels.departure, share: 1.75 },
    { head: labels.eta, share: 1.75 },
    { head: labels.fuel, share: 1.05, align: "right" },
    { head: labels.cumulativeFuel, share: 1.05, align: "right" },
  ];
}

/** A line for each leg with its warnings below it, and the sums at the end. */
export function legLines(rows: readonly LegRow[], labels: PassageLabels): SheetRow[] {
  const figure = figureIn(labels);
  const last = rows.at(-1);
  const hours = rows.reduce<number | null>(
    (sum, row) => (sum === null || row.hours === null ? null : sum + row.hours),
    0,
  );
  return [
    ...rows.map((row) => ({ cells: cellsOf(row, labels), ...warningOf(row, labels) })),
    ...(last
      ? [
          {
            strong: true,
            cells: [
              ...["", labels.total, "", "", "", ""],
              figure(last.cumulative_nm, 2),
              "",
              figure(hours, 1),
              ...["", "", ""],
              figure(last.cumulative_litres, 1),
            ],
          },
        ]
      : []),
  ];
}

function cellsOf(row: LegRow, labels: PassageLabels): string[] {
  const figure = figureIn(labels);
  return [
    String(row.number),
    row.is_routing ? `${row.from.place}\n(${labels.routing})` : row.from.place,
    row.to.place,
    text(courseText(row.course_true)),
    text(courseText(row.course_magnetic)),
    figure(row.nm, 2),
    figure(row.cumulative_nm, 2),
    figure(row.speed, 1),
    figure(row.hours, 1),
    moment(row.departure, row.from.timezone, row.departure_estimated),
    moment(row.arrival, row.to.timezone, row.arrival_estimated),
    figure(row.litres, 1),
    figure(row.cumulative_litres, 1),
  ];
}

function warningOf({ number: leg, warnings }: LegRow, labels: PassageLabels): { warning?: string } {
  if (warnings.length === 0) return {};
  return { warning: `${labels.leg} ${leg} · ${warnings.map((code) => labels.warnings[code]).join(" ")}` };
}

/** The clock of the place above UTC; an estimate has a star. */
export function moment(instant: string | null, timezone: string, estimated: boolean): string {
  if (instant === null) return BLANK;
  const star = estimated ? "\u00a0*" : "";
  return `${local(instant, timezone).replace(" ", "\u00a0")}${star}\n${utc(instant).replace(" ", "\u00a0")}`;
}
