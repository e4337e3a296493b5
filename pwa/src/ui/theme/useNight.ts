import { useComputedColorScheme } from "@mantine/core";

/** Whether the night theme is on. A system's own theme is known at the first render, so that nothing is drawn in both. */
export function useNight(): boolean {
  return useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
}
