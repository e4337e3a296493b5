import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openLanding } from "../../../testing/landing.ts";

const TITLE = "Passerelle: charter agreements for superyachts";

const bar = page.getByRole("banner");
const dialog = page.getByRole("dialog");
const heading = (name: string) => dialog.getByRole("heading", { name, exact: true });
const logIn = async () => {
  await bar.getByRole("link", { name: "Login" }).click();
  await expect.element(heading("Log in")).toBeVisible();
};
const labelled = (name: RegExp) => dialog.getByRole("textbox", { name });
/** Taps beside the modal that is open. */
const tapBeside = () => userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true });

it("the modals lead to each other and close by their icon and by the overlay", async () => {
  await openLanding();
  await logIn();
  await expect.element(labelled(/^Email/)).toHaveFocus();
  await dialog.getByRole("link", { name: "Sign up" }).click();
  await expect.element(heading("Sign up")).toBeVisible();
  await dialog.getByRole("link", { name: "Log in", exact: true }).click();
  await expect.element(heading("Log in")).toBeVisible();
  await dialog.getByRole("link", { name: "Password forgotten?" }).click();
  await expect.element(heading("Log in")).not.toBeInTheDocument();
  await dialog.getByRole("link", { name: "Contact us" }).click();
  await expect.element(heading("Contact us")).toBeVisible();
  await dialog.getByRole("link", { name: "Sign up" }).click();
  await expect.element(heading("Sign up")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.title).toBe(TITLE);
  await logIn();
  await tapBeside();
  await expect.element(dialog).not.toBeInTheDocument();
  // The app's styles, which came with the forms, change nothing of the page.
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^"Inter Variable"/);
});

it("what is typed in a modal is there again when it was closed by Escape or a tap beside it", async () => {
  await openLanding();
  await logIn();
  await dialog.getByRole("link", { name: "Sign up" }).click();
  await expect.element(heading("Sign up")).toBeVisible();
  await labelled(/^First name/).fill("Anna");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await logIn();
  await labelled(/^Email/).fill("anna@example.org");
  await tapBeside();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.title).toBe(TITLE);
  await logIn();
  await expect.element(labelled(/^Email/)).toHaveValue("anna@example.org");
  await expect.poll(() => document.title).toBe("Log in · Passerelle");
  await dialog.getByRole("link", { name: "Sign up" }).click();
  await expect.element(labelled(/^First name/)).toHaveValue("Anna");
  await expect.element(labelled(/^First name/)).toHaveFocus();
});

it("what is missing or fails is said in words, nothing that was typed is lost, and the modal has the same text", async () => {
  const { server } = await openLanding();
  const form = page.elementLocator(document.querySelector("section#contact form") ?? document.body);
  const send = form.getByRole("button", { name: "Send" });
  await expect.element(send).toBeDisabled();
  await form.getByLabelText("Something else").click();
  await expect.element(send).toBeEnabled();
  await send.click();
  await expect.element(form.getByText("Please fill in this field.").first()).toBeVisible();
  await form.getByLabelText("Full name").fill("Anna Nowak");
  await form.getByLabelText("Company").fill("Nowak Yachts");
  await form.getByLabelText("Email").fill("anna");
  await form.getByLabelText("What else?").fill("A visit on board");
  await form.getByLabelText("Message").fill("Nine days in July.");
  await send.click();
  await expect.element(form.getByText("Please enter a full email address.")).toBeVisible();
  await form.getByLabelText("Email").fill("anna@example.org");
  await form.getByLabelText("Get in touch, or be called back").click();
  for (const [status, words] of [
    [429, "Too many messages came from your network."],
    [503, "The message could not be sent."],
  ] as const) {
    server.on("POST", "/api/contact_form", { status, json: { message: "No." } });
    await send.click();
    await expect.element(form.getByText(words)).toBeVisible();
    await expect.element(form.getByLabelText("Message")).toHaveValue("Nine days in July.");
  }
  await page.getByRole("main").getByRole("link", { name: "Talk to us" }).click();
  await expect.element(dialog.getByLabelText("Message")).toHaveValue("Nine days in July.");
  server.on("POST", "/api/contact_form", { status: 200, json: { success: true } });
  await dialog.getByRole("button", { name: "Send" }).click();
  const thanks = dialog.getByText("Thank You! We will get in touch shortly");
  await expect.element(thanks).toBeVisible();
  await expect.element(thanks).toHaveFocus();
  expect(server.written.at(-1)?.body).toEqual({
    ...{ name: "Anna Nowak", company: "Nowak Yachts", email: "anna@example.org", website: "" },
    ...{ reply: true, news: false, other: "A visit on board", message: "Nine days in July." },
  });
});

it("an address without a dot, a wish without words and a field that the server refuses are marked where they are", async () => {
  const { server } = await openLanding();
  const form = page.elementLocator(document.querySelector("section#contact form") ?? document.body);
  const send = form.getByRole("button", { name: "Send" });
  const email = form.getByLabelText("Email");
  const other = form.getByLabelText("What else?");
  await form.getByLabelText("Something else").click();
  await form.getByLabelText("Full name").fill("Paul Acme");
  await form.getByLabelText("Company").fill("Acme");
  await form.getByLabelText("Message").fill("Nine days in July.");
  await email.fill("paul@acme.example");
  await send.click();
  await expect.element(other).toHaveAttribute("aria-invalid", "true");
  await expect.element(other).toHaveFocus();
  expect(form.getByText("Please fill in this field.").elements()).toHaveLength(1);
  await other.fill("A visit on board");
  await email.fill("paul@acme");
  await send.click();
  await expect.element(form.getByText("Please enter a full email address.")).toBeVisible();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await expect.element(other).toHaveAttribute("aria-invalid", "false");
  expect(server.written).toEqual([]);
  await email.fill("paul@acme.example");
  const json = { errors: { json: { email: ["Not a valid email address."] } } };
  server.on("POST", "/api/contact_form", { status: 422, json });
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  expect(server.written).toHaveLength(1);
});

it("the hero fills a window of 1280 × 800, and the sign-up has its last line within its modal", async () => {
  await page.viewport(1280, 800);
  await openLanding();
  const hero = document.querySelector(".page[lang=en] .hero")?.getBoundingClientRect();
  expect(hero?.bottom).toBeGreaterThanOrEqual(innerHeight);
  await logIn();
  await dialog.getByRole("link", { name: "Sign up" }).click();
  const question = dialog.getByText("A question first?");
  await expect.element(question).toBeVisible();
  const [line, around] = [question, dialog].map((each) => each.element().getBoundingClientRect());
  expect(line?.bottom).toBeLessThanOrEqual(Math.min(around?.bottom ?? 0, innerHeight));
});
