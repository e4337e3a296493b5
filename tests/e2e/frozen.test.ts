import { expect, type Page, test } from "@playwright/test";
import { expectReadyOffline } from "./support/browser.ts";
import { brokerAt, brokersDraft, openDraft, write } from "./support/trust.ts";

test("a frozen tab that leads is replaced by another one, which sends, and does not lead when it is awake again", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Frozen");
  await brokerAt(page, id);
  await expectReadyOffline(page);
  const second = await context.newPage();
  await openDraft(second, id);
  expect(await leads(page)).toBe(true);
  expect(await leads(second)).toBe(false);

  const sleep = await freeze(page);
  await write(second, "Sent by the other tab");
  await expect
    .poll(async () => (await admin.cruise(id)).cruise_areas, { timeout: 60_000 })
    .toBe("Sent by the other tab");
  expect(await leads(second)).toBe(true);
  expect(sleep.broken()).toBe(false);

  await sleep.end();
  await expect.poll(() => leads(page)).toBe(false);
  expect(await leads(second)).toBe(true);
});

/** Whether a tab holds the lock of the one that replicates: a lock of its own tells who it is. */
function leads(tab: Page): Promise<boolean> {
  return tab.evaluate(
    async () =>
      await navigator.locks.request("whoever-asks", async () => {
        const { held = [] } = await navigator.locks.query();
        const self = held.find(({ name }) => name === "whoever-asks")?.clientId;
        return held.some(({ name, clientId }) => name?.startsWith("passerelle-sync-") && clientId === self);
      }),
  );
}

/** Stops a page in the middle of its work: Chromium freezes no page that Playwright drives, a debugger stops each. */
async function freeze(tab: Page) {
  const devtools = await tab.context().newCDPSession(tab);
  let broken = false;
  await devtools.send("Debugger.enable");
  const stopped = new Promise((resolve) => devtools.once("Debugger.paused", resolve));
  devtools.once("Debugger.resumed", () => {
    broken = true;
  });
  await devtools.send("Debugger.pause");
  await stopped;
  return { broken: () => broken, end: () => devtools.send("Debugger.disable") };
}
