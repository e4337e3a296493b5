import type { ChartLayer } from "shared-schema/api/chartLayer";
import { CHART_VERSION } from "shared-schema/geo/chart/version";

/** A source of tiles that may be shown and saved. */
export interface Source {
  key: string;
  /** The operator's name of a layer; null of the project's own chart, which each language names itself. */
  name: string | null;
  /** Addresses, which are the keys of saved tiles as well: the server's own stay right when its name changes. */
  templates: readonly string[];
  attribution: string;
  minZoom: number;
  maxNativeZoom: number;
}

/** The server draws the project's own chart natively up to here. */
export const CHART_MAX_ZOOM = 11;

export function chartTemplate(theme: "day" | "night"): string {
  return `/charts/${theme}/{z}/{x}/{y}.svg?v=${CHART_VERSION}`;
}

/** The project's own chart, under everything else. */
export const CHART: Source = {
  key: "chart",
  name: null,
  templates: [chartTemplate("day"), chartTemplate("night")],
  attribution: "",
  minZoom: 2,
  maxNativeZoom: CHART_MAX_ZOOM,
};

/** A layer that the operator of the server has added. */
export function sourceOf(layer: ChartLayer): Source {
  return {
    key: layer.id,
    name: layer.name,
    templates: [layer.template],
    attribution: layer.attribution,
    minZoom: layer.min_zoom,
    maxNativeZoom: layer.max_zoom,
  };
}
