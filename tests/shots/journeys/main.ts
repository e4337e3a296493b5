import { AT_SEA } from "./atSea.ts";
import { CHARTER, CHARTER_BY_KEYBOARD } from "./charter.ts";
import { CHASE } from "./chase.ts";
import { APPROVAL } from "./client.ts";
import { tableOfScreens } from "./screens.ts";
import { Stage } from "./stage.ts";
import { tableOfJourney } from "./table.ts";

/**
 * Plays the main ways through the product on a fresh server and prints what they take, as Markdown: `npm run shots -- journeys`, or
 * `npm run shots -- journeys chase` for those whose name has «chase» in it. Needs the built app.
 */
const JOURNEYS = { charter: CHARTER, approval: APPROVAL, sea: AT_SEA, chase: CHASE, keyboard: CHARTER_BY_KEYBOARD };
const SCREENS = "screens";
const PORT = Number(process.env["PORT"] ?? 4329);
const wanted = process.argv[3] ?? "";

const stage = await Stage.build(PORT);
for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (!name.includes(wanted)) continue;
  try {
    const { steps } = await journey.play(stage);
    console.log(`\n${tableOfJourney(journey, steps, stage.received())}`);
  } catch (error) {
    const path = `shots/stopped-${name}.png`;
    await stage.picture(path);
    console.log(`\n### ${journey.name}\n\nNot played to its end (${path}): ${error}`);
    process.exitCode = 1;
  }
  await stage.clear();
}
if (SCREENS.includes(wanted)) console.log(`\n${await tableOfScreens(stage)}`);
await stage.strike();
