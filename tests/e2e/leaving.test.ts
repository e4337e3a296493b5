import { expect } from "@playwright/test";
import { patience } from "../support/patience.ts";
import {
  expectReadyOffline,
  expectSaved,
  field,
  fillLogin,
  logIn,
  logInByForm,
  pressLogOut,
} from "./support/browser.ts";
import { expectAlone, keptByBrowser, secretsIn } from "./support/leftBehind.ts";
import { installed, test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, downloaded, openDraft, openSync, write } from "./support/trust.ts";
import { addYacht } from "./support/yacht.ts";

const CLAIM = "/claim_account/some-token/new";

installed(
  "a claim link asks about unsent changes, hands them out, sends them, and only then logs out",
  async ({ page, context, request }) => {
    const { id, admin } = await brokersDraft(request, "Claimed over");
    await brokerAt(page, id);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await write(page, "Not sent yet");
    await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    await page.goto(CLAIM);
    await expect(
      page.getByText("1 document is waiting to be sent from this device. Send your changes now"),
    ).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Claimed over" })).toBeVisible();
    const file = await downloaded(page, page.getByRole("button", { name: "Export to a file" }));
    expect(JSON.parse(file).unsent).toMatchObject([{ collection: "agreements", id: String(id) }]);
    expect(file).toContain("Not sent yet");
    await page.getByRole("button", { name: "Stay" }).click();
    await openDraft(page, id);
    await expect(areas(page)).toHaveValue("Not sent yet");
    await page.goto(CLAIM);
    await expect(page.getByRole("button", { name: "Send now and log out" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Send now and log out" }).click();
    await expect(page.getByRole("heading", { name: "Claim your account" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CLAIM}$`));
    expect((await admin.cruise(id)).cruise_areas).toBe("Not sent yet");
    await expect(async () => {
      // The log-out reloads the page, which interrupts a navigation that comes too early.
      await page.goto("/agreement");
      await expect(page).toHaveURL(/\/authentication\/login/);
    }).toPass();
  },
);

test("a claim link logs out at once where nothing is left to send", async ({ page }) => {
  await logIn(page, "broker");
  await expectSaved(page);
  await page.goto(CLAIM);
  await expect(page.getByRole("heading", { name: "Claim your account" })).toBeVisible();
  // The page loads itself again once it has logged out, and may do so after this test has gone elsewhere.
  await expect(async () => {
    await page.goto("/agreement");
    await expect(page).toHaveURL(/\/authentication\/login/, { timeout: patience(3_000) });
  }).toPass();
});

installed(
  "log-out hands the unsent changes out as a file, and sends them before it leaves",
  async ({ page, context, request }) => {
    const { id, admin } = await brokersDraft(request, "Sent at the gangway");
    await brokerAt(page, id);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await write(page, "Sent at last");
    await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    await pressLogOut(page);
    const dialog = page.getByRole("dialog", { name: "Some changes have not been sent" });
    const file = await downloaded(page, dialog.getByRole("button", { name: "Export to a file" }));
    expect(file).toContain("Sent at last");
    await context.setOffline(false);
    await dialog.getByRole("button", { name: "Send now and log out" }).click();
    await expect(page).toHaveURL(/\/$/);
    expect((await admin.cruise(id)).cruise_areas).toBe("Sent at last");
    await page.goto("/authentication/login");
    await expect(page.getByText("waiting on this device")).toHaveCount(0);
  },
);

installed(
  "someone else's log-in leaves kept changes untouched and says so; their author may take them along",
  async ({ page, context, request }) => {
    const { id, admin } = await brokersDraft(request, "Two of one crew");
    await brokerAt(page, id);
    await expectReadyOffline(page);
    const secrets = secretsIn(await keptByBrowser(page));
    await context.setOffline(true);
    await write(page, "The broker’s own");
    await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    const other = await context.newPage();
    await other.goto("/agreement");
    await expect(other.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
    await pressLogOut(page);
    const dialog = page.getByRole("dialog", { name: "Some changes have not been sent" });
    await expect(dialog.getByRole("listitem")).toHaveText(/^Agreement \d{5} · Two of one crew$/);
    await dialog.getByRole("button", { name: "Keep them here and log out" }).click();
    // Every tab leaves.
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/);
    await other.close();
    await expectAlone(page, "The broker’s own", secrets);
    await context.setOffline(false);
    await logInByForm(page, "captain");
    await expect(page.getByText(/1 unsent document of another person stays on this device/)).toBeVisible();
    await expectSaved(page);
    await page.getByRole("button", { name: "Understood" }).click();
    await pressLogOut(page);
    await expect(page).toHaveURL(/\/$/);
    expect((await admin.cruise(id)).cruise_areas).not.toBe("The broker’s own");
    await page.goto("/authentication/login");
    await expect(page.getByText("1 document is waiting on this device.")).toBeVisible();
    await fillLogin(page, "broker");
    await expect(page.getByText("1 unsent document was waiting on this device.")).toBeVisible();
    expect(await downloaded(page, page.getByRole("button", { name: "Export to a file" }))).toContain(
      "The broker’s own",
    );
    await expectSaved(page);
    await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("The broker’s own");
  },
);

test("a text that no field could save is kept for its user alone, and listed until it is discarded", async ({
  page,
}) => {
  await logIn(page, "central");
  await addYacht(page, "Kept Text");
  const year = field(page, "Year built");
  await year.fill("3000");
  await year.blur();
  await expect(page.getByText("1 unsaved entry").first()).toBeAttached();
  await pressLogOut(page);
  const dialog = page.getByRole("dialog", { name: "Some changes have not been sent" });
  await expect(dialog.getByText("“3000”")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep them here and log out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await logInByForm(page, "captain");
  await expectSaved(page);
  await page.getByRole("button", { name: "Understood" }).click();
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/$/);
  await logInByForm(page, "central");
  const drawer = await openSync(page);
  await expect(drawer.getByText("“3000”")).toHaveCount(1);
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  await expect(year).toBeVisible();
  await openSync(page);
  await drawer.getByRole("button", { name: "Discard the entry" }).click();
  await expect(drawer.getByText("“3000”")).toHaveCount(0);
  await page.reload();
  await expectSaved(page);
});

installed("a harbour’s Wi-Fi that answers in the server’s place logs no one out", async ({ page, context }) => {
  await logIn(page, "broker");
  await expectSaved(page);
  await expectReadyOffline(page);
  const asked: string[] = [];
  await context.route("**/api/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 401, json: { message: "Please log in." } });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
  await expect.poll(() => asked.includes("/api/user/me") && asked.includes("/api/sync/pull")).toBe(true);
  await expect(page.getByText(/^Offline: nothing to send/).first()).toBeAttached();
  await expect(page.getByRole("link", { name: /^\d{5}$/ }).first()).toBeVisible();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expectSaved(page);
});
