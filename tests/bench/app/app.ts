import { benchEditing } from "./editing.ts";
import { benchFleet } from "./fleet.ts";
import { withInstalled } from "./installed.ts";
import { benchLanding } from "./landing.ts";
import { benchStarts } from "./starts.ts";
import { benchDrag, benchScroll } from "./tasks.ts";
import { printWeights } from "./weights.ts";

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  starts: () => withInstalled("broker", benchStarts),
  editing: () => withInstalled("broker", benchEditing),
  fleet: benchFleet,
  landing: benchLanding,
  drag: benchDrag,
  scroll: benchScroll,
};

/** Needs the built app: `npm run build`. @param wanted names of parts; all of them unless told */
export async function benchApp(wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) printWeights();
  for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await run();
}
