import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

const form = page.getByRole("dialog");
const ask = page.getByRole("link", { name: "Ask for an agreement" });
const send = page.getByRole("button", { name: "Send the request" });
const listed = (areas: string) => page.getByRole("listitem").filter({ hasText: areas });

async function fillRequest(areas: string): Promise<void> {
  await field("First day", form).fill("3 jul 2027");
  await field("Last day", form).fill("2027/07/10");
  await field("Or describe the yacht", form).fill("Motor yacht, 40 m");
  await field("Guests", form).fill("6");
  await field("Cruising areas", form).fill(areas);
  await field("Message", form).fill("With a chef, please.");
}

it("wrong days are refused at the field, and nothing that was typed is lost", async () => {
  await openScreen("/requests/create", { as: "client" });
  await fillRequest("Nowhere");
  await field("Last day", form).fill("2027/07/01");
  await send.click();
  await expect.element(field("Last day", form)).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Cruising areas", form)).toHaveValue("Nowhere");
});

it("a request that is typed outlives its screen until it is sent, and then the form is empty", async () => {
  const { go } = await openScreen("/requests/create", { as: "client" });
  await fillRequest("Sicily by halves");
  await go("/agreement");
  await go("/requests/create");
  await expect.element(field("Cruising areas", form)).toHaveValue("Sicily by halves");
  await form.getByRole("button", { name: "Cancel" }).click();
  await ask.click();
  await expect.element(field("Message", form)).toHaveValue("With a chef, please.");
  await expect.element(field("Guests", form)).toHaveValue(6);
  await send.click();
  await expect.element(listed("Sicily by halves")).toHaveTextContent(/2027\/07\/03 – 2027\/07\/10/);
  await ask.click();
  for (const name of ["First day", "Or describe the yacht", "Cruising areas", "Message"]) {
    await expect.element(field(name, form)).toHaveValue("");
  }
  await go("/agreement");
  await go("/requests/create");
  await expect.element(field("Cruising areas", form)).toHaveValue("");
});

it("a request that was sent with a field in focus leaves nothing behind for the next one", async () => {
  await openScreen("/requests", { as: "client" });
  await ask.click();
  await fillRequest("Sent by Enter");
  // The day is spelt out when its field is left, which is when the dialog closes.
  await field("First day", form).fill("2027/7/3");
  await userEvent.keyboard("{Enter}");
  await expect.element(listed("Sent by Enter")).toBeVisible();
  await ask.click();
  for (const name of ["First day", "Cruising areas", "Message"]) {
    await expect.element(field(name, form)).toHaveValue("");
  }
});
