import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";

const broken = part(() => import("./BrokenScreen.tsx").then((module) => module.BrokenScreen));

/** Replaces a screen that broke. Its code is loaded when that happens. */
export function RouteError() {
  return <InPlace part={broken}>{(BrokenScreen) => <BrokenScreen />}</InPlace>;
}
