import type { ContractFonts } from "../../contract/printable.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import { BLANK, country, text, utc } from "../../terms/format.ts";
import { type LegRow, legRows } from "../legTable.ts";
import { closeSheet, drawHeading, drawNote, drawTitle, openSheet, type PrintedFile } from "../pdf/sheet.ts";
import { drawPairs, drawTable } from "../pdf/table.ts";
import type { PassagePlanFacts } from "./facts.ts";
import { figureIn } from "./figure.ts";
import { LABELS, type PassageLabels } from "./labels.ts";
import { legColumns, legLines } from "./legs.ts";
import { pointColumns, pointLines } from "./points.ts";

/** The passage plan on A4, on its side: the same bytes for the same facts and fonts. */
export function passagePlanPdf(facts: PassagePlanFacts, fonts: ContractFonts): PrintedFile {
  const { plan, yacht, issuedAt, language, productName } = facts;
  const labels = LABELS[language];
  const title = yacht ? `${labels.title} · ${yacht.name}` : labels.title;
  const agreement = `${labels.agreement} ${formatAgreementId(facts.id)} · ${facts.name}`;
  const rows = legRows(plan, { issuedAt, language });
  const sheet = openSheet({ title, productName, language, issuedAt, content: facts, fonts });
  drawTitle(sheet, title, agreement);
  drawPairs(sheet, shipPairs(facts, labels));
  drawNote(sheet, labels.disclaimerLong);
  for (const warning of generalWarnings(facts, rows, labels)) drawNote(sheet, warning, true);
  drawHeading(sheet, labels.legs);
  if (rows.length === 0) drawNote(sheet, labels.none);
  else drawTable(sheet, legColumns(labels), legLines(rows, labels));
  if (rows.some((row) => row.course_true !== null && row.course_magnetic === null)) drawNote(sheet, labels.noMagnetic);
  drawHeading(sheet, labels.totals);
  drawPairs(sheet, totalPairs(facts, rows, labels));
  if (plan.waypoints.length > 0) {
    drawHeading(sheet, labels.waypoints);
    drawTable(sheet, pointColumns(labels), pointLines(facts, labels));
  }
  return closeSheet(sheet, `${title} · ${agreement}`, `${labels.disclaimer} · ${productName} · ${utc(issuedAt)}`);
}

function shipPairs({ yacht, issuedAt, language }: PassagePlanFacts, labels: PassageLabels): [string, string][] {
  return [
    [labels.yacht, text(yacht?.name)],
    [labels.flag, country(yacht?.flag)?.[language] ?? BLANK],
    [labels.callSign, text(yacht?.call_sign)],
    ["MMSI", text(yacht?.mmsi_num)],
    [labels.draft, figureIn(labels)(yacht?.draft, 1, "m")],
    [labels.issued, utc(issuedAt)],
  ];
}

function totalPairs({ plan, yacht }: PassagePlanFacts, rows: readonly LegRow[], labels: PassageLabels) {
  const figure = figureIn(labels);
  const { nm, hours, nights } = plan.totals;
  const { routing_cons_estimate: routing, journey_cons_estimate: journey } = plan;
  const litres = routing === null || journey === null ? null : routing + journey;
  return [
    [labels.distance, figure(nm.total, 2, labels.miles)],
    [`${labels.distance} (${labels.routing.toLowerCase()})`, figure(nm.routing, 2, labels.miles)],
    [labels.nights, figure(nights, 0)],
    [labels.underWay, figure(hours.under_way + hours.routing, 1, "h")],
    [labels.inPort, figure(hours.in_port, 1, "h")],
    [labels.tanks, figure(yacht?.fuel_capacity, 0, "L")],
    [labels.fuelLegs, figure(rows.at(-1)?.cumulative_litres, 1, "L")],
    [labels.fuelAll, figure(litres, 1, "L")],
  ] satisfies [string, string][];
}

function generalWarnings({ plan, yacht }: PassagePlanFacts, rows: readonly LegRow[], labels: PassageLabels): string[] {
  const litres = rows.at(-1)?.cumulative_litres ?? null;
  const tanks = yacht?.fuel_capacity ?? null;
  return [
    ...(plan.warnings.includes("consumption-data-missing") ? [labels.noFuel] : []),
    ...(litres !== null && tanks !== null && litres > tanks ? [labels.aboveTanks] : []),
  ];
}
