import { expect } from "@playwright/test";
import { patience } from "../../support/patience.ts";
import { draftOfTwo } from "../support/approving.ts";
import { field } from "../support/browser.ts";
import { Hand } from "../support/hand.ts";
import { emailOf, PASSWORD } from "../support/people.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a client approves on a slow phone from the mail’s link, with four taps and nothing to scroll for", async ({
  page,
  context,
  request,
}) => {
  const id = await draftOfTwo(request, `Taps ${Date.now()}`);
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const hand = new Hand(page, true);
  await hand.follow(`/agreement/${id}#approve`);
  // As a browser does that has saved the password.
  await field(page, "Email").fill(emailOf("client"));
  await field(page, "Password").fill(PASSWORD);
  await hand.press(page.getByRole("button", { name: "Log in", exact: true }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Do you fully approve this agreement?", { timeout: patience(30_000) });
  await hand.press(dialog.getByRole("button", { name: "Approve", exact: true }));
  await expect(page.getByText("You have approved. The others are told.")).toBeVisible();
  const { presses, screens } = hand.take();
  expect(presses).toBeLessThanOrEqual(4);
  expect(screens).toBe(0);
});
