import { expect, type Page } from "@playwright/test";
import { expectReadyOffline, expectSaved, fillLogin, logInByForm, pressLogOut } from "./support/browser.ts";
import { answeredByCache, expectAlone, keptByBrowser, secretsIn } from "./support/leftBehind.ts";
import { installed, test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, endOnServer, write } from "./support/trust.ts";

/** Reads that a page asks of the server. The news of the landing page are public and stay. */
function questionsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isPrivate = pathname.startsWith("/api/") && pathname !== "/api/posts";
    if (request.method() === "GET" && isPrivate && !pathname.endsWith("/stream")) {
      urls.push(request.url());
    }
  });
  return urls;
}

installed("a log-out leaves no one's passport or IBAN in any store or cache of the browser", async ({ page }) => {
  const asked = questionsOf(page);
  await logInByForm(page, "captain");
  await expectSaved(page);
  await page.goto("/yachts");
  await expectSaved(page);
  const secrets = secretsIn(await keptByBrowser(page));
  expect(secrets.length).toBeGreaterThan(3);
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/$/);
  const kept = await keptByBrowser(page);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  expect(kept).not.toContain("picture:");
  expect(kept).not.toContain("captain@");
  expect(await answeredByCache(page, asked)).toEqual([]);
});

installed(
  "only the unsent document stays once the server has ended a session, and it is sent when its author is back",
  async ({ page, context, request }) => {
    const { id, admin } = await brokersDraft(request, "Alone on board");
    await brokerAt(page, id);
    await expectReadyOffline(page);
    const secrets = secretsIn(await keptByBrowser(page));
    expect(secrets.length).toBeGreaterThan(3);
    await context.setOffline(true);
    await write(page, "Written ashore");
    await expect(page.getByText("Offline: 1 change waits").first()).toBeAttached();
    await endOnServer(page, request);
    await context.setOffline(false);
    await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
    await expect(page.getByText("1 document is waiting on this device.")).toBeVisible();
    await expect(page.getByText("Written ashore")).toHaveCount(0);
    await expectAlone(page, "Written ashore", secrets);
    await admin.patch(id, { name: "Renamed meanwhile" });
    await fillLogin(page, "broker");
    await expectSaved(page);
    const there = { cruise_areas: "Written ashore", name: "Renamed meanwhile" };
    await expect.poll(() => admin.cruise(id)).toMatchObject(there);
    await expect(page.getByText("needs you")).toHaveCount(0);
  },
);

installed(
  "the token of a log-out made offline ends on the server as soon as there is a connection",
  async ({ page, context, request }) => {
    await logInByForm(page, "captain");
    await expectSaved(page);
    await expectReadyOffline(page);
    const token = await page.evaluate(() => localStorage.getItem("passerelle.token"));
    const headers = { authorization: `Bearer ${token}` };
    const status = async () => (await request.get("/api/user/me", { headers })).status();
    await context.setOffline(true);
    await pressLogOut(page);
    await expect(page).toHaveURL(/\/$/);
    expect(await status()).toBe(200);
    await context.setOffline(false);
    await expect.poll(status).toBe(401);
    expect(await keptByBrowser(page)).not.toContain(token);
  },
);

test("log-out with open decisions says that the server keeps them, and everything leaves the device", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Undecided");
  await brokerAt(page, id);
  await context.setOffline(true);
  await write(page, "Mine");
  await admin.patch(id, { cruise_areas: "Theirs" });
  await context.setOffline(false);
  await expect(page.getByText("1 change needs you").first()).toBeAttached();
  // Until the server's value has replaced it, the edit still counts as unsent.
  await expect(areas(page)).toHaveValue("Theirs");
  await pressLogOut(page);
  const dialog = page.getByRole("dialog", { name: "Some decisions are pending" });
  await expect(dialog).toContainText(
    "1 decision is pending. Pending decisions are stored on the server. You can make them on any device after you log in.",
  );
  await expect(dialog.getByRole("button", { name: "Keep them here and log out" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await keptByBrowser(page)).not.toContain("Undecided");
  await page.goto("/authentication/login");
  await expect(page.getByText("waiting on this device")).toHaveCount(0);
  await fillLogin(page, "broker");
  await expect(page.getByText("1 change needs you").first()).toBeAttached();
});
