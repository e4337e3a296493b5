/** A source of tiles that may be shown and saved. */
export type SourceKey = "chart" | "tiles" | "seamarks";

export interface Source {
  key: SourceKey;
  /** Relative addresses, which are the keys of saved tiles as well: they stay right when the server's name changes. */
  templates: readonly string[];
  attribution: string;
  maxNativeZoom: number;
}

/** Raised when the chart is drawn differently, so that tiles saved before are not mixed with new ones. */
const CHART_VERSION = 1;

/** The server draws the project's own chart natively up to here. */
export const CHART_MAX_ZOOM = 11;

export function chartTemplate(theme: "day" | "night"): string {
  return `/charts/${theme}/{z}/{x}/{y}.svg?v=${CHART_VERSION}`;
}

const CHART: Source = {
  key: "chart",
  templates: [chartTemplate("day"), chartTemplate("night")],
  attribution: "",
  maxNativeZoom: CHART_MAX_ZOOM,
};

/**
 * The sources of this installation. An operator names further tiles when the app is built; they have to be served, or
 * passed on, by the app's own server, as its content security policy allows no other images.
 */
export const SOURCES: readonly Source[] = [
  CHART,
  ...configured("tiles", import.meta.env.VITE_TILE_URL, import.meta.env.VITE_TILE_ATTRIBUTION),
  ...configured("seamarks", import.meta.env.VITE_SEAMARK_URL, import.meta.env.VITE_SEAMARK_ATTRIBUTION),
];

export function sourceOf(key: SourceKey): Source | undefined {
  return SOURCES.find((source) => source.key === key);
}

function configured(key: SourceKey, template: unknown, attribution: unknown): Source[] {
  if (typeof template !== "string" || !template.includes("{z}")) return [];
  const credits = typeof attribution === "string" ? attribution : "";
  return [{ key, templates: [template], attribution: credits, maxNativeZoom: 16 }];
}
