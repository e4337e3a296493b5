import { useMemo } from "react";
import { type LegRow, legRows } from "shared-schema/export/legTable";
import type { PlannedLeg } from "shared-schema/itinerary/itinerary";
import { type FuelOnBoard, fuelOnBoard } from "shared-schema/itinerary/reserve";
import { type WaterTime, waterTimes } from "shared-schema/itinerary/waterHours";
import { useLanguage } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** A line of the table of legs. */
export interface LegLine {
  row: LegRow;
  leg: PlannedLeg;
  waters: WaterTime[];
  /** Null for a yacht whose tanks are not known. */
  fuel: FuelOnBoard | null;
}

export interface LegRows {
  lines: LegLine[];
  /** Of the whole route. */
  waters: WaterTime[];
}

/** The legs of the route with what is left in the tanks and the waters they pass; null until the route is planned. */
export function useLegRows(): LegRows | null {
  const { agreement, inputs, plan } = useWorkspace();
  const language = useLanguage();
  const body = inputs?.yacht ?? null;
  return useMemo(() => {
    if (!plan) return null;
    const { legs } = plan.itinerary;
    const fuel = fuelOnBoard(legs, body, agreement.fuel_bunkers);
    const rows = legRows(plan.itinerary, { issuedAt: new Date().toISOString(), language });
    const lines = rows.flatMap((row) => {
      const leg = legs[row.number - 1];
      return leg ? [{ row, leg, waters: waterTimes([leg]), fuel: fuel?.[row.number - 1] ?? null }] : [];
    });
    return { lines, waters: waterTimes(legs) };
  }, [agreement.fuel_bunkers, body, language, plan]);
}
