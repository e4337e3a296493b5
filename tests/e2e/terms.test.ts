import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, logIn } from "./support/browser.ts";
import { installed } from "./support/test.ts";

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
    await expectAccessible(terms);
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
