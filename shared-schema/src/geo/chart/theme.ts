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

/** Day is paper and pale water; by night no surface passes 20 % lightness, and lines and names are dimmed but stand out. */
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
    coast: "#4A5763",
    graticule: "#1C2833",
    limit: "#3F6B8F",
    dot: "#5E6B77",
    harbour: "#8A6C33",
    text: "#7D8994",
    halo: "#070C11",
  },
};
