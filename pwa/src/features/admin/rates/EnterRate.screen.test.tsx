import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectEveryAnswerSeen } from "../../../testing/browser/answers.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("every answer is seen where a rate is entered, and a fault of a field beside that field", async () => {
  const { server } = await openScreen("/admin/rates", { as: "admin" });
  const form = page.getByRole("form", { name: "Enter a rate" });
  await form.getByLabelText("Currency").fill("XCD");
  await form.getByLabelText("Units for one euro").fill("2.9");
  const send = form.getByRole("button", { name: "Enter a rate" });
  await expectEveryAnswerSeen(server, ["POST", "/api/exchange_rate/"], send, form);
  server.on("POST", "/api/exchange_rate/", {
    status: 422,
    json: { errors: { json: { currency: ["is odd"], zzz: ["is new"] } } },
  });
  await send.click();
  await expect.element(form.getByText("is odd")).toBeVisible();
  await expect.element(form.getByRole("alert").first()).toHaveTextContent("zzz is new");
});
