import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import type { Reply } from "#testing/fakeServer.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";

const VERSION = `/api/contract/${DRAFT}/0`;
const HTML = "<html><body><article><h1>Contract</h1><p>The French text prevails.</p></article></body></html>";
const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text) });
const main = page.getByRole("main");
const text = page.getByRole("region", { name: "Text of the contract" });

/** A draft of an addendum to a contract that was generated. */
async function withContract(desk: Desk): Promise<void> {
  await putDraft(desk, { fields: { version: 1, generated_versions_len: 1 } });
  desk.server.on("GET", `/api/cruise/${DRAFT}/0/generated_versions`, { json: [] });
  desk.server.on("GET", `${VERSION}/text`, { status: 404, json: { code: "contract.not-found", message: "No." } });
  desk.server.on("GET", `${VERSION}/draft`, bytes(HTML));
  desk.server.on("GET", `${VERSION}/pdf`, bytes("%PDF-"));
}

it("a text that fails is said once, by its title, and comes when it is asked for again", async () => {
  let reply: Reply = { status: 500, json: { msg: "Odd.", errors: { json: { place: ["is bad"] } } } };
  await openScreen(`/agreement/${DRAFT}/contract/0`, {
    prepare: async (desk) => {
      await withContract(desk);
      desk.server.on("GET", `${VERSION}/draft`, () => reply);
    },
  });
  const alert = main.getByRole("alert");
  await expect.element(alert).toHaveTextContent(/Server ErrorOdd\.place is bad/);
  reply = { status: 401, json: { msg: "No." } };
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert).toHaveTextContent("You are not authorised to view this version of the contract.");
  reply = bytes(HTML);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(text.getByText("The French text prevails.")).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it("a PDF that the server cannot hand out says so under its title, and the text of the contract stays", async () => {
  await openScreen(`/agreement/${DRAFT}/contract/0`, {
    prepare: async (desk) => {
      await withContract(desk);
      desk.server.on("GET", `${VERSION}/pdf`, { status: 500, json: { message: "The printer is broken." } });
    },
  });
  await expect.element(text.getByText("The French text prevails.")).toBeVisible();
  await page.getByRole("button", { name: "Download PDF" }).click();
  const message = page.getByRole("alert").filter({ hasText: "The printer is broken." });
  await expect.element(message).toHaveTextContent(/Server Error/);
  await message.getByRole("button", { name: "Show technical details" }).click();
  await expect.element(message).toHaveTextContent(/"message": "The printer is broken\."/);
  await expect.element(text.getByText("The French text prevails.")).toBeVisible();
});
