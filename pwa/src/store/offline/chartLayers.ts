import { useEffect, useState } from "react";
import { type ChartLayer, chartLayer } from "shared-schema/api/chartLayer";
import { z } from "zod";
import { runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";
import { keepSetting } from "./keepSetting.ts";

const KEY = "chart-layers";
const NONE: readonly ChartLayer[] = [];
const layerList = z.array(chartLayer);
const settings = z.object({ chart_layers: layerList });

/** The layers that the operator of the server has added to the chart: what it said last until it says so again. */
export function useChartLayers(): readonly ChartLayer[] {
  const [layers, setLayers] = useState(NONE);
  useEffect(() => {
    let shown = true;
    const show = (found: readonly ChartLayer[] | undefined) => {
      if (shown && found) setLayers(found);
    };
    void layersInTurn(show);
    return () => {
      shown = false;
    };
  }, []);
  return layers;
}

/** Shows what was kept, then what the server says; what cannot be read of one is no reason to go without the other. */
export async function layersInTurn(show: (found: readonly ChartLayer[] | undefined) => void): Promise<void> {
  for (const read of [kept, ask]) show(await read().catch(() => undefined));
}

async function kept(): Promise<ChartLayer[] | undefined> {
  const { device } = await runtime();
  return layerList.safeParse((await device.settings.get(KEY))?.value).data;
}

async function ask(): Promise<ChartLayer[] | undefined> {
  const answer = await request<unknown>("GET", "/settings", { quiet: true });
  const layers = answer.ok ? settings.safeParse(answer.value).data?.chart_layers : undefined;
  if (layers) await keepSetting(KEY, layers);
  return layers;
}
