import type { ChartLanguage } from "shared-schema/geo/chart/labels";
import type { Frame } from "shared-schema/geo/chart/projection";
import type { ChartView } from "shared-schema/geo/chart/view";
import type { PaintOptions } from "./paint.ts";

/** The part of the chart to paint, and its look. */
export interface Wanted {
  frame: Frame;
  language: ChartLanguage;
  options: PaintOptions;
}

/** A frame of the chart: painted, or as a view to be painted where workers of the browser cannot paint. */
export interface Painting {
  frame: Frame;
  /** Some coast in it is not on this device. */
  lacksCoast: boolean;
  picture: ImageBitmap | ChartView;
}
