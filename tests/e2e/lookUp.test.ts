import { expect } from "@playwright/test";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { installed, test } from "./support/test.ts";

installed(
  "an administrator finds, opens and edits a yacht that is not on the device, and is told so offline",
  async ({ page, context, request }) => {
    const name = `Étoile ${Date.now()}`;
    // No agreement uses her, and someone else has made her.
    const broker = await rest(request, "broker");
    const id = await broker.yacht((await broker.me()).id, { name });

    const complaints = watchConsole(page);
    await logIn(page, "admin", "/yachts");
    await expectSaved(page);
    await field(page, "Filter by name or port of registry").fill(name.toUpperCase());
    const found = page.getByRole("region", { name: "Not on this device" });
    await found.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("This yacht is not on this device.")).toBeVisible();
    await field(page, "Yard").fill("Feadship");
    await field(page, "Yard").blur();
    await expect.poll(async () => (await broker.yachtView(id))["yard"]).toBe("Feadship");

    await page.goto("/agreement");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search agreements, yachts, people, places and actions").fill(name);
    await page.getByRole("button", { name }).click();
    await expect(field(page, "Yard")).toHaveValue("Feadship");

    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.goto(`/yachts/${id}`);
    await expect(page.getByText("Not on this device. Connect to the internet to open it.")).toBeVisible();
    await page.getByRole("link", { name: "Yachts" }).first().click();
    await field(page, "Filter by name or port of registry").fill(name);
    await expect(page.getByText("Not on this device. Connect to the internet to open it.")).toBeVisible();
    await context.setOffline(false);
    await expect(found.getByRole("link", { name })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test("an administrator finds and reads a person who is not on the device; everybody else finds no one", async ({
  browser,
  page,
}) => {
  const theirs = await browser.newContext();
  const desk = await theirs.newPage();
  const last_name = `No one ${Date.now()}`;
  const person = { first_name: "Zoë", last_name, email: `z${Date.now()}@example.test`, password: "passerelle-demo" };
  expect((await desk.request.post("/api/user/", { data: person })).status()).toBe(201);
  await theirs.close();

  await logIn(page, "admin");
  await page.goto("/contacts");
  await field(page, "Filter by name, company or country").fill(last_name);
  await page.getByRole("region", { name: "Not among your contacts" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: `Zoë ${last_name}`, level: 1 })).toBeVisible();
  await expect(page.getByText("This profile is read-only here.")).toBeVisible();
  await expect(field(page, "Last name")).toHaveValue(last_name);
  const { pathname } = new URL(page.url());

  const broker = await (await browser.newContext()).newPage();
  await logIn(broker, "broker");
  await broker.goto(pathname);
  await expect(broker.getByText("Profile not found")).toBeVisible();
});
