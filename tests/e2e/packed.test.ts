import { expect } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft } from "./support/trust.ts";

test("an edit goes packed once the server has said that it takes that, and arrives whole", async ({
  page,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Packed");
  await brokerAt(page, id);
  const pushes: { coding: string | undefined; bytes: number }[] = [];
  page.on("request", (sent) => {
    if (!sent.url().endsWith("/api/sync/push")) return;
    pushes.push({ coding: sent.headers()["content-encoding"], bytes: sent.postDataBuffer()?.length ?? 0 });
  });
  for (const text of ["Ligurie", "Ligurie et Corse"]) {
    const seen = pushes.length;
    await areas(page).fill(text);
    await areas(page).blur();
    await expect.poll(() => pushes.length).toBeGreaterThan(seen);
    await expectSaved(page);
    await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe(text);
  }
  const [first, last] = [pushes[0], pushes.at(-1)];
  expect(last?.coding).toBe("gzip");
  expect(last?.bytes).toBeLessThan((first?.bytes ?? 0) / 2);
});
