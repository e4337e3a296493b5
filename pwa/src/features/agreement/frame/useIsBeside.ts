import { useMediaQuery } from "@mantine/hooks";

/** As the style sheets of the frame have it. */
const BESIDE = "(min-width: 75em)";

/** Whether the screen has room for a column beside the open section. */
export function useIsBeside(): boolean {
  return useMediaQuery(BESIDE, window.matchMedia(BESIDE).matches, { getInitialValueInEffect: false });
}
