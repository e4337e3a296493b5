import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { expectReadyOffline, expectSaved, field, logIn } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";

installed(
  "the terms are read before signing up, in both languages, logged in, and offline once they were opened",
  async ({ page, context }) => {
    await page.goto("/authentication/registration");
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Read the terms of service" }).click();
    const terms = await opening;
    await expect(terms).toHaveURL(/\/tos$/);
    await expect(terms.getByRole("heading", { name: "Terms of service", level: 1 })).toBeVisible();
    await expect(terms.getByText("This is the standard text that comes with Passerelle.")).toBeVisible();
    await expect(terms).toHaveTitle("Terms of service · Passerelle");
    expect((await new AxeBuilder({ page: terms }).analyze()).violations).toEqual([]);
    await terms.getByRole("button", { name: "Passer en français" }).click();
    await expect(terms.getByRole("heading", { name: "1. Objet" })).toBeVisible();
    await terms.getByRole("button", { name: "Switch to English" }).click();
    await terms.close();

    await logIn(page, "broker");
    await expectSaved(page);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.goto("/help");
    await page.getByRole("link", { name: "Terms of service" }).click();
    await expect(page.getByText("This is the standard text that comes with Passerelle.")).toBeVisible();
  },
);

test("a message moves nothing from under the pointer: the terms are accepted by the first click", async ({ page }) => {
  await page.goto("/authentication/registration");
  await field(page, "Password").fill("abc");
  const box = page.getByRole("checkbox");
  const before = await box.boundingBox();
  if (!before) throw new Error("the box is not on screen");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(page.getByText("must be at least 8 characters")).toBeVisible();
  await page.mouse.up();
  await expect(box).toBeChecked();
  expect(await box.boundingBox()).toEqual(before);
});

test("messages on screen follow the language", async ({ page }) => {
  await page.goto("/authentication/registration");
  await field(page, "Password").fill("abc");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("must be at least 8 characters")).toBeVisible();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect(page.getByText("doit compter au moins 8 caractères")).toBeVisible();
  await expect(page.getByText("Veuillez accepter les conditions d’utilisation")).toBeVisible();
  await expect(page.getByText(/must be|Please accept/)).toHaveCount(0);

  await page.goto("/authentication/login");
  await page.getByRole("button", { name: "Switch to English" }).click();
  await field(page, "Email").fill("nobody@example.test");
  await field(page, "Password").fill("wrong-password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toHaveText("The email address or password is incorrect.");
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect(refusal).toHaveText("L’adresse e-mail ou le mot de passe est incorrect.");
});
