import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectReadyOffline, field } from "../../e2e/support/browser.ts";
import type { Hand } from "../../e2e/support/hand.ts";
import type { Journey } from "./journey.ts";
import { partOf } from "./parts.ts";
import { Played } from "./played.ts";
import { LONGEST_WAIT, TABLET } from "./stage.ts";

const STOP = /^2 · /;

/** A captain at sea, at night: moves a stop, reads what it changes, and records a receipt. */
export const AT_SEA: Journey = {
  name: "A captain without a connection, on a tablet at night, moves a stop and records a receipt",
  aim: {},
  play: async (stage) => {
    const device = { viewport: TABLET, hasTouch: true, isNight: true, isInstalled: true } as const;
    const played = new Played(await stage.device({ ...device, as: "captain", path: "/agreement/1" }));
    const { page } = played.hand;
    await expectReadyOffline(page, LONGEST_WAIT);
    await played.step("ready for sea", makeReady);
    await page.context().setOffline(true);
    await played.step("move a stop", moveStop);
    await played.step("price and tax", readTax);
    await played.step("a receipt", recordReceipt);
    return played;
  },
};

async function makeReady(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole("main").getByRole("button", { name: "Make ready for sea" }));
  const drawer = page.getByRole("dialog");
  const again = drawer.getByRole("button", { name: "Make ready for sea" });
  // A narrow head says it by its picture alone.
  const ready = page.locator("main").getByText("Ready for sea", { exact: true }).first();
  await again.or(ready).first().waitFor({ state: "attached" });
  if (await again.isVisible()) await hand.press(again);
  await ready.waitFor({ state: "attached" });
  if (await drawer.isVisible()) await hand.key("Escape");
}

async function moveStop(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(partOf(page, "Route"));
  const chart = page.getByRole("region", { name: "Chart of the route" }).first();
  const total = page.getByRole("button", { name: /^Total/ }).first();
  await total.filter({ hasNotText: "…" }).waitFor();
  const before = await total.innerText();
  await hand.drag(chart.getByRole("button", { name: STOP }), 40, 0);
  await changed(total, before);
}

/** Waits until something reads otherwise. */
async function changed(text: Locator, before: string): Promise<void> {
  await text.filter({ hasNotText: before }).waitFor();
}

/** On the chart where the rate is there, or else on the page of the price. */
async function readTax(hand: Hand): Promise<void> {
  const { page } = hand;
  const rate = page.getByText(/^Effective (tax )?rate/).first();
  if (!(await rate.isVisible())) await hand.press(partOf(page, "Money"));
  await page.getByText(/\d ?%/).filter({ visible: true }).first().waitFor();
}

async function recordReceipt(hand: Hand): Promise<void> {
  const { page } = hand;
  const tabs = page.getByRole("navigation", { name: "Money", exact: true });
  if (!(await tabs.isVisible())) await hand.press(partOf(page, "Money"));
  await hand.press(tabs.getByRole("link", { name: "APA account" }));
  await hand.press(page.getByRole("button", { name: "Enter an expense" }));
  const dialog = page.getByRole("dialog");
  await field(dialog, "Amount").waitFor();
  await hand.type("184.50");
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#c9c2b4" } })
    .jpeg()
    .toBuffer();
  const taken = { name: "receipt.jpg", mimeType: "image/jpeg", buffer: picture };
  await hand.choose(dialog.locator('input[type="file"][capture]').first(), taken);
  await hand.press(dialog.getByRole("radio", { name: "Provisions" }));
  await hand.press(dialog.getByRole("button", { name: "Record", exact: true }));
  await page.getByText("Waiting to be sent").first().waitFor();
}
