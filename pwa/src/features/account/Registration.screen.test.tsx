import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { boxOf, field } from "../../testing/find.ts";
import { middleOf, mouse } from "../../testing/mouse.ts";
import { openScreen } from "../../testing/screen.tsx";

const tooShort = page.getByText("must be at least 8 characters");

it("a message moves nothing from under the pointer: the terms are accepted by the first click", async () => {
  await openScreen("/authentication/registration", { as: null });
  await field("Password").fill("abc");
  const box = page.getByRole("checkbox");
  const before = boxOf(box);
  await mouse({ move: middleOf(box.element()) }, "down");
  await expect.element(tooShort).toBeVisible();
  await mouse("up");
  await expect.element(box).toBeChecked();
  expect(boxOf(box)).toEqual(before);
});

it("bad input is refused at the field, and the others keep what was typed", async () => {
  const { server } = await openScreen("/authentication/registration", { as: null });
  await field("First name").fill("Ana");
  await field("Last name").fill("Ruiz");
  await field("Email").fill("not-an-address");
  await field("Password").fill("short");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect.element(tooShort).toBeVisible();
  await expect.element(field("First name")).toHaveValue("Ana");
  expect(server.written).toEqual([]);
});

it("messages on screen follow the language", async () => {
  await openScreen("/authentication/registration", { as: null });
  await field("Password").fill("abc");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect.element(tooShort).toBeVisible();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect.element(page.getByText("doit compter au moins 8 caractères")).toBeVisible();
  await expect.element(page.getByText("Veuillez accepter les conditions d’utilisation")).toBeVisible();
  await expect.element(page.getByText(/must be|Please accept/)).not.toBeInTheDocument();
});

it("the reason of the server follows the language, too", async () => {
  await openScreen("/authentication/login", {
    as: null,
    prepare: ({ server }) => {
      const json = { code: "session.wrong-password", message: "No." };
      server.on("POST", "/api/user/login", { status: 401, json });
    },
  });
  await field("Email").fill("unknown@example.test");
  await field("Password").fill("wrong-password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const refusal = page.getByRole("alert");
  await expect.element(refusal).toHaveTextContent("The email address or password is incorrect.");
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect.element(refusal).toHaveTextContent("L’adresse e-mail ou le mot de passe est incorrect.");
});

it("the terms are a page of their own, in both languages", async () => {
  await openScreen("/tos", { as: null });
  await expect.element(page.getByRole("heading", { name: "Terms of service", level: 1 })).toBeVisible();
  await expect.element(page.getByText("This is the standard text that comes with Passerelle.")).toBeVisible();
  expect(document.title).toBe("Terms of service · Passerelle");
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect.element(page.getByRole("heading", { name: "1. Objet" })).toBeVisible();
});
