import { describe, expect, it } from "vitest";
import { speedPlot } from "./plot.ts";
import { plotSvg, plotTexts } from "./plotSvg.ts";
import { newYacht, type YachtBody } from "./schema.ts";

const yacht = (fields: Partial<YachtBody>): YachtBody => ({
  ...newYacht({
    name: "Azurite",
    port_of_registry: "Toulon",
    type: "MOTOR",
    created_by: 1,
    created_at: "2026-01-01T00:00:00.000Z",
  }),
  ...fields,
});
const SPEEDS = { cruis_spd: 12, cruis_spd_cons: 240, max_spd: 16, max_spd_cons: 680 };

describe("the plot of speed and consumption", () => {
  it("is there once the yacht has a curve", () => {
    expect(speedPlot(yacht({}))).toBeNull();
    expect(speedPlot(yacht({ ...SPEEDS, cruis_spd_cons: null }))).toBeNull();
    expect(speedPlot(yacht(SPEEDS))?.points).toHaveLength(2);
    expect(
      speedPlot(
        yacht({
          ...SPEEDS,
          speed_consumption_table: [
            [9, 60],
            [6, 20],
            [12, 150],
          ],
        }),
      )?.points,
    ).toHaveLength(3);
  });

  it("puts its points on round scales", () => {
    const plot = speedPlot(yacht(SPEEDS));
    expect(plot?.speeds.map(({ text }) => text)).toEqual(["0", "5", "10", "15", "20"]);
    expect(plot?.litres.map(({ text }) => text)).toEqual(["0", "200", "400", "600", "800"]);
    const [cruising] = plot?.points ?? [];
    expect(cruising).toMatchObject({ speed: 12, litres_per_hour: 240, x: 400, y: 200 });
  });

  it("puts planned speeds on the curve, each once, and those beyond it at its end", () => {
    const planned = speedPlot(yacht(SPEEDS), [14, 14, 6, 0, 30])?.planned;
    expect(planned?.map(({ speed, litres_per_hour }) => [speed, litres_per_hour])).toEqual([
      [6, 30],
      [14, 460],
      [30, 680],
    ]);
    expect(planned?.at(-1)?.x).toBe(speedPlot(yacht(SPEEDS))?.points.at(-1)?.x);
  });

  it("stays whole for a yacht that stands still or drinks nothing", () => {
    const plot = speedPlot(yacht({ speed_consumption_table: [[0.3, 0]] }));
    if (!plot) throw new Error("there is no plot");
    expect(plotSvg(plot)).not.toContain("NaN");
    expect(plotTexts(plot).map(({ text }) => text)).toContain("0.3");
  });
});
