/** Goes into the address of every chart tile: raise it when a tile would look different, as after new data. */
export const CHART_VERSION = 2;
