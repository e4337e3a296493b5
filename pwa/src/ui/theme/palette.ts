import type { MantineColorsTuple } from "@mantine/core";

/** The chart table's colours. Text on brass, sea glass and amber is ink. */
export const INK = "#0B1E33";
export const PAPER = "#FAF8F4";
export const NIGHT = "#0A0D11";

export const brass: MantineColorsTuple = [
  "#F8F3EA",
  "#EFE5D2",
  "#E0CCA6",
  "#D0B27A",
  "#C39D5E",
  "#B9924F",
  "#B08A4A",
  "#997539",
  "#7A5C2A",
  "#5E4620",
];
export const deepWater: MantineColorsTuple = [
  "#EAF1F6",
  "#D2E0EA",
  "#A9C3D6",
  "#7FA6C1",
  "#5688A9",
  "#336A8E",
  "#1F527A",
  "#123A5A",
  "#0E2E48",
  "#0B1E33",
];
export const seaGlass: MantineColorsTuple = [
  "#E6F4F2",
  "#CBE7E4",
  "#9AD0CB",
  "#69B8B1",
  "#47A59E",
  "#2F8F89",
  "#237872",
  "#1B625D",
  "#154E4A",
  "#0F3A37",
];
export const signal: MantineColorsTuple = [
  "#FBECEA",
  "#F6D5D2",
  "#ECA9A4",
  "#E08079",
  "#D45E56",
  "#C9473F",
  "#C23B34",
  "#A52F29",
  "#852620",
  "#641C18",
];
export const amber: MantineColorsTuple = [
  "#FBF1E3",
  "#F6E0C0",
  "#EDC48A",
  "#E3A857",
  "#D68E31",
  "#CC811F",
  "#C77A19",
  "#9A5C0E",
  "#7D4A0A",
  "#5C3707",
];
/** Warm greys of the paper; from 5 on they are readable as text on it. */
export const gray: MantineColorsTuple = [
  "#F5F2EC",
  "#ECE8E0",
  "#E2DDD2",
  "#D5CFC2",
  "#8C8880",
  "#646C74",
  "#55616C",
  "#404E5B",
  "#26384A",
  "#0B1E33",
];
/** The bridge at night: text is dimmed, and no surface is lighter than a fifth. */
export const dark: MantineColorsTuple = [
  "#C6CDD4",
  "#AEB8C1",
  "#93A0AC",
  "#808D99",
  "#2C353F",
  "#1B222A",
  "#12171D",
  "#0A0D11",
  "#080A0D",
  "#050608",
];
