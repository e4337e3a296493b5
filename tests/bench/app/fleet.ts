import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { seedFleet } from "../fleet.ts";
import { withInstalled } from "./installed.ts";
import { measureRows, onNewPage } from "./page.ts";
import { medianOf, slowDown, untilSeen } from "./slow.ts";

const FLEET = 2_000;
/** All of them have come to the device. */
const ARRIVED_MS = 300_000;

/** A list of 2,000 agreements. */
export async function benchFleet(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-fleet-"));
  await seedFleet(dataDir, FLEET);
  await withInstalled("admin", measureFleet, dataDir);
}

async function measureFleet(browser: BrowserContext, page: Page): Promise<void> {
  const whole = (shown: Page) => shown.locator("main", { hasText: /2,\d{3} agreements/ });
  await whole(page).waitFor({ timeout: ARRIVED_MS });
  const search = page.locator("main input[type=search]");
  // In the middle, so that its row is not drawn before it is sought.
  const sought = `Yacht ${FLEET / 2}`;
  const found = page.locator("main tbody tr", { hasText: sought });
  await measureRows(`app: ${FLEET} agreements in the list, slowed down four times, medians of 7`, [
    {
      what: "start of the installed app, to the whole list",
      unit: "ms",
      measure: () =>
        medianOf(() =>
          onNewPage(browser, (next) =>
            untilSeen(
              next,
              () => next.goto("/agreement"),
              () => whole(next).waitFor(),
            ),
          ),
        ),
    },
    {
      what: "one of them found in the list",
      unit: "ms",
      measure: async () => {
        await slowDown(page);
        return medianOf(async () => {
          await search.fill("");
          await found.waitFor({ state: "detached" });
          return untilSeen(
            page,
            () => search.fill(sought),
            () => found.waitFor(),
          );
        });
      },
    },
  ]);
}
