import type { DevicePlant } from "../device.ts";
import type { ServerPlant } from "../server.ts";

/** A defect that a test puts between the parts of the product, to see whether the tests notice it. */
export interface Plant extends ServerPlant, DevicePlant {}
