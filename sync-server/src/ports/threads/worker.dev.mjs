/** Runs a thread of the pool from its sources: a thread does not inherit tsx from the process that starts it. */
import { register } from "tsx/esm/api";

register();
export const { derive, format, print, read, sign, warm } = await import("./worker.ts");
