export type ChartTheme = "day" | "night";

export interface Palette {
  sea: string;
  /** The water along the shore, from the outer band to the inner one. */
  shallows: readonly [outer: string, inner: string];
  land: string;
  coast: string;
  graticule: string;
  /** The outer limit of territorial waters. */
  limit: string;
  /** Between two countries, at sea and ashore. */
  border: string;
  dot: string;
  harbour: string;
  text: string;
  /** Names of seas. */
  seaText: string;
  /** Names of countries. */
  countryText: string;
  halo: string;
}

/**
 * By day land is a warm buff beside the paper of the page, and water is pale; by night no surface passes 20 % lightness,
 * and lines and names are dimmed but stand out.
 */
export const PALETTES: Readonly<Record<ChartTheme, Palette>> = {
  day: {
    sea: "#D3E3EC",
    shallows: ["#DEEBF2", "#EAF3F7"],
    land: "#F2E6CB",
    coast: "#7A8288",
    graticule: "#B9CCD7",
    limit: "#8A4F8A",
    border: "#77707A",
    dot: "#123A5A",
    harbour: "#8A6420",
    text: "#0B1E33",
    seaText: "#3F6784",
    countryText: "#6B5C3E",
    halo: "#FAF6EC",
  },
  night: {
    sea: "#070C11",
    shallows: ["#0A131B", "#0E1A25"],
    land: "#1B1915",
    coast: "#55585A",
    graticule: "#1C2833",
    limit: "#7E5A85",
    border: "#5B5660",
    dot: "#5E6B77",
    harbour: "#8A6C33",
    text: "#8A96A1",
    seaText: "#4B6C85",
    countryText: "#7A6D55",
    halo: "#0A0D10",
  },
};
