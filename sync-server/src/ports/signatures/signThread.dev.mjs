/** Runs the printing thread from its sources: a thread does not inherit tsx from the process that starts it. */
import { register } from "tsx/esm/api";

register();
await import("./signThread.ts");
