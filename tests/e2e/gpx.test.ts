import { expect } from "@playwright/test";
import { ANTIBES, addAt, openRoute, pressTool } from "./support/route.ts";
import { test } from "./support/test.ts";

test("a large file is read beside the page, which goes on answering", async ({ page }) => {
  await openRoute(page, "Large GPX");
  await addAt(page, ANTIBES);
  const wide = (index: number) => `<trkpt lat="43.${index}" lon="7.${index}"><desc>${"x".repeat(1_500)}</desc></trkpt>`;
  const points = Array.from({ length: 6_000 }, (_, index) => wide(index)).join("\n");
  const text = `<?xml version="1.0"?>\n<gpx version="1.1" creator="t">\n<trk><trkseg>${points}</trkseg></trk>\n</gpx>`;
  // Frames that the page draws while it waits: a page that reads the file itself draws none.
  await page.evaluate(() => {
    let frames = 0;
    const count = () => {
      if (document.querySelector('[data-loading="true"]')) frames += 1;
      document.body.dataset["frames"] = String(frames);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const asking = page.waitForEvent("filechooser");
  await pressTool(page, /^Import/);
  const chooser = await asking;
  await chooser.setFiles({ name: "route.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(text) });
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("will be added");
  expect(Number(await page.locator("body").getAttribute("data-frames"))).toBeGreaterThan(5);
});
