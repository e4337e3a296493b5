import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, field, pressLogOut, watchConsole } from "./support/browser.ts";
import { mailedLink } from "./support/mailed.ts";
import { emailOf, PASSWORD } from "./support/people.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const NEW = "another boat 47";

/** Signs up by the form and arrives at the list of agreements. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/authentication/registration");
  await field(page, "First name").fill("Zoë");
  await field(page, "Last name").fill("Nowak");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
}

/** Logs out and waits for the landing page, which is loaded again. */
async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
}

test("a new account confirms its address by mail, and recovers a forgotten password", async ({ page, request }) => {
  const complaints = watchConsole(page);
  const email = "zoe.account@example.org";
  await signUp(page, email);
  const unconfirmed = page.getByText(`${email} is not confirmed yet.`);
  await expect(unconfirmed).toBeVisible();
  await page.goto(await mailedLink(request, email, "confirmation"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your agreements" }).click();
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
  await expect(unconfirmed).toHaveCount(0);
  await expectSaved(page);
  await logOut(page);

  await page.goto("/authentication/login");
  await page.getByRole("link", { name: "Password forgotten?" }).click();
  // The field of the log-in has the same name.
  await expect(page.getByRole("heading", { name: "Password forgotten?" })).toBeVisible();
  await field(page, "Email").fill(email);
  await field(page, "First name").fill("zoe");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText(
      "A password recovery email has been sent to the email address provided. If the email doesn't show up soon, check your spam folder",
    ),
  ).toBeVisible();
  await page.goto(await mailedLink(request, email, "recovery"));
  const submit = page.getByRole("button", { name: "Change password" });
  await field(page, "New password").fill("short 1");
  await field(page, "Confirm password").fill(NEW);
  await field(page, "Confirm password").blur();
  await expect(page.getByText("must be at least 8 characters")).toBeVisible();
  await expect(page.getByText("Password and confirmation password must match")).toBeVisible();
  await expect(submit).toBeDisabled();
  await field(page, "New password").fill(NEW);
  await expect(submit).toBeEnabled();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a contact claims the invitation, and another joins it to an account, once", async ({
  page,
  request,
  browser,
}) => {
  const { contact } = await rest(request, "broker");
  const invite = async (first_name: string, email: string) => {
    await contact({ first_name, last_name: "Costa", email, send_invite: true });
    return mailedLink(request, email, "claim");
  };
  await page.goto(await invite("Ines", "ines.claims@example.org"));
  await expect(page).toHaveURL(/\/new$/);
  await expect(field(page, "Email")).toHaveValue("ines.claims@example.org");
  await field(page, "Password").fill(NEW);
  await page.getByRole("checkbox").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Claim your account" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(field(page.getByRole("main"), "First name")).toHaveValue("Ines");

  const joined = await invite("Rui", "rui.joins@example.org");
  const context = await browser.newContext();
  const captain = await context.newPage();
  const merge = async () => {
    await captain.goto(`${joined}/merge`);
    await field(captain, "Email").fill(emailOf("captain"));
    await field(captain, "Password").fill(PASSWORD);
    await captain.getByRole("button", { name: "Log in and merge" }).click();
  };
  await merge();
  await expect(captain).toHaveURL(/\/profile_with_merge$/);
  await expect(field(captain.getByRole("main"), "First name")).toHaveValue("Rui");
  await expectSaved(captain);
  await logOut(captain);
  await merge();
  await expect(captain).toHaveURL(/\/profile$/);
  await expect(captain.getByText("This link has expired or has been used already.")).toBeVisible();
  await context.close();
});
