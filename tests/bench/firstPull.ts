import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillLogin } from "../e2e/support/browser.ts";
import { seedFleet } from "./fleet.ts";
import { openAt, storedOn } from "./inBrowser.ts";
import { startProcess } from "./process.ts";
import { printRows, timed } from "./table.ts";

const FLEET = 2_000;
/** The number of agreements in the demo, of each kind. */
const DEMO_CRUISES = 4;
const LONGEST_MS = 180_000;

/**
 * 2,000 agreements with their yachts and clients come to an empty browser; closed and opened again without a server, it starts
 * from its disk. Needs the built app: `npm run build`.
 */
export async function benchFirstPull(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-fleet-"));
  const profile = mkdtempSync(join(tmpdir(), "passerelle-empty-"));
  await seedFleet(dataDir, FLEET);
  const server = await startProcess("sync-server/dist/main.js", 4328, undefined, dataDir);
  const first = await openAt(profile, server.url);
  const page = await first.newPage();
  await page.goto("/authentication/login");
  const listed = timed(async () => {
    await fillLogin(page, "admin");
    await page.getByText(`${(FLEET + DEMO_CRUISES).toLocaleString("en")} agreements`).waitFor({ timeout: LONGEST_MS });
  });
  const pulled = await timed(() => page.getByText("All changes saved").first().waitFor({ timeout: LONGEST_MS }));
  const stored = await storedOn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.close();
  await server.stop();

  const again = await openAt(profile, server.url);
  const later = await again.newPage();
  const started = await timed(async () => {
    await later.goto("/agreement");
    await later.getByText(`${(FLEET + DEMO_CRUISES).toLocaleString("en")} agreements`).waitFor({ timeout: LONGEST_MS });
  });
  const found = await timed(async () => {
    await later.getByRole("searchbox").first().fill(`Yacht ${FLEET}`);
    await later.getByRole("row", { name: `Cruise ${FLEET}` }).waitFor();
  });
  const { agreements, yachts, profiles } = stored;
  printRows(`first pull in Chromium: ${agreements} agreements, ${yachts} yachts, ${profiles} profiles on the device`, [
    { what: "log-in to the whole list", ours: await listed, unit: "ms" },
    { what: "log-in to everything pulled", ours: pulled, unit: "ms" },
    { what: "a start from the disk, without a server, to the list", ours: started, unit: "ms" },
    { what: "one of them found in the list", ours: found, unit: "ms" },
  ]);
  await again.close();
  rmSync(profile, { recursive: true, force: true });
  if (agreements !== FLEET + DEMO_CRUISES) throw new Error(`${agreements} agreements came`);
}
