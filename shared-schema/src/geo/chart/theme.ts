export type ChartTheme = "day" | "night";

export interface Palette {
  sea: string;
  land: string;
  coast: string;
  graticule: string;
  limit: string;
  dot: string;
  harbour: string;
  text: string;
  halo: string;
}

/** Day is paper and pale water; night stays below 20 % lightness but for the dimmed names. */
export const PALETTES: Readonly<Record<ChartTheme, Palette>> = {
  day: {
    sea: "#D9E6EC",
    land: "#FAF8F4",
    coast: "#7F96A6",
    graticule: "#C3D5DE",
    limit: "#5C83A3",
    dot: "#123A5A",
    harbour: "#B08A4A",
    text: "#0B1E33",
    halo: "#FAF8F4",
  },
  night: {
    sea: "#070C11",
    land: "#12181E",
    coast: "#28323C",
    graticule: "#0F161D",
    limit: "#1B344A",
    dot: "#26323D",
    harbour: "#473818",
    text: "#6F7B86",
    halo: "#070C11",
  },
};
