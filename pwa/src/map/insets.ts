import { createContext, useContext } from "react";

/** The widths of the edges of a chart that panels cover, px: between them the route is fitted and degrees are written. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Nothing lies on the chart. */
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const InsetsContext = createContext(NO_INSETS);

/** Returns the covered edges of the chart around a component. */
export function useInsets(): Insets {
  return useContext(InsetsContext);
}
