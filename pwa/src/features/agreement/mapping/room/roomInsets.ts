import type { Insets } from "#map/insets.ts";
import type { Height } from "./heights.ts";

/** Height of the tools at the chart's top, and of the lowered drawer with its margins, px. */
const TOOLS = 60;
const LOW = 72;
/** Width of the list of waypoints with its margins, px, as the style sheet has it from each width on. */
const LIST = { small: 288, large: 324 };
const LARGE = "(min-width: 80em)";
/** The buttons of the chart at its right. */
const BUTTONS = 60;
/** The share of the room that the drawer takes, as the style sheet has it. Raised fully it leaves too little for a route. */
const HALF = 0.38;

/** The edges of the chart that panels cover on a large screen. @param isFolded whether the list of waypoints is */
export function insetsOf(height: Height, isFolded: boolean): Insets {
  const list = window.matchMedia(LARGE).matches ? LIST.large : LIST.small;
  return {
    top: TOOLS,
    right: BUTTONS,
    bottom: height === "low" ? LOW : Math.round(window.innerHeight * HALF),
    left: isFolded ? 0 : list,
  };
}

/** The edges of the chart that the tools cover above a sheet. */
export const SHEET_INSETS: Insets = { top: TOOLS, right: 0, bottom: 0, left: 0 };
