import { useEffect, useState } from "react";
import { type ChartLayer, chartLayer } from "shared-schema/api/chartLayer";
import { z } from "zod";
import { request } from "./http.ts";
import { runtime } from "./runtime.ts";

const KEY = "chart-layers";
const NONE: readonly ChartLayer[] = [];
const layerList = z.array(chartLayer);
const settings = z.object({ chart_layers: layerList });

/** The layers that the operator of the server has added to the chart: what it said last until it says so anew. */
export function useChartLayers(): readonly ChartLayer[] {
  const [layers, setLayers] = useState(NONE);
  useEffect(() => {
    let shown = true;
    const show = (found: readonly ChartLayer[] | undefined) => {
      if (shown && found) setLayers(found);
    };
    void kept().then(show).then(ask).then(show);
    return () => {
      shown = false;
    };
  }, []);
  return layers;
}

async function kept(): Promise<ChartLayer[] | undefined> {
  const { device } = await runtime();
  return layerList.safeParse((await device.settings.get(KEY))?.value).data;
}

async function ask(): Promise<ChartLayer[] | undefined> {
  const answer = await request<unknown>("GET", "/settings", { quiet: true });
  const layers = answer.ok ? settings.safeParse(answer.value).data?.chart_layers : undefined;
  if (layers) await (await runtime()).device.settings.put({ key: KEY, value: layers });
  return layers;
}
