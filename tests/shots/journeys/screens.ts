import type { Account } from "../../e2e/support/people.ts";
import { settled } from "../settled.ts";
import { atRest } from "./rest.ts";
import { DESK, PHONE, type Stage } from "./stage.ts";
import { markdown } from "./table.ts";

const READERS: readonly Account[] = ["carrier", "broker", "client", "captain"];
const SCREENS = [
  ["overview", ""],
  ["route", "/mapping"],
  ["people", "/clients"],
  ["yacht", "/yacht"],
  ["price", "/price"],
  ["contract", "/contract"],
] as const;

/** A Markdown table of the screens of an agreement at rest, by reader and width. */
export async function tableOfScreens(stage: Stage): Promise<string> {
  const rows: string[][] = [];
  for (const as of READERS) {
    const { page } = await stage.device({ viewport: DESK, as, path: "/agreement/1" });
    for (const [name, address] of SCREENS) {
      await page.goto(`/agreement/1${address}`);
      const row: string[] = [as, name];
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await settled(page);
        const { height, inSight, controls } = await atRest(page);
        row.push(...[height, inSight, controls].map(String));
      }
      await page.setViewportSize(DESK);
      rows.push(row);
    }
    await stage.clear();
  }
  return ["### Screens of the first agreement at rest", "", markdown(HEAD, rows)].join("\n");
}

const HEAD = [
  "reader",
  "screen",
  "1280: height, px",
  "in sight",
  "controls",
  "390: height, px",
  "in sight",
  "controls",
];
