import type { Comment } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { askToGenerate } from "#testing/agreement/approvals.ts";
import { PRICED, partId, putPriced } from "#testing/agreement/priced.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { choose } from "#testing/fields.ts";
import { type Desk, type OpenedScreen, openScreen } from "#testing/screen.tsx";

const block = page.getByRole("region", { name: "Comments and proposals" });
const threads = block.getByRole("listitem");
const write = block.getByRole("button", { name: "Write a comment" });
const text = block.getByRole("textbox", { name: "Comment", exact: true });
const term = block.getByLabelText("Term").first();
const proposal = block.getByLabelText("Proposed instead (optional)");
const add = block.getByRole("button", { name: "Add comment" });
const cancel = block.getByRole("button", { name: "Cancel" });
const question = page.getByRole("dialog", { name: "Confirm" });
const open = page.getByText("Comments to answer or pass over: 1.");

async function openOverview(
  as: DemoAccount,
  prepare: (desk: Desk) => Promise<void> = async () => {},
): Promise<OpenedScreen> {
  const screen = await openScreen(`/agreement/${PRICED}`, {
    as,
    prepare: async (desk) => {
      await putPriced(desk, { roles: ["brokers", "clients", "captains", "carriers"] });
      desk.server.on("POST", `/api/cruise/${PRICED}/seen/`, { json: {} });
      await prepare(desk);
    },
  });
  await block.getByRole("button", { name: "Comments and proposals" }).click();
  return screen;
}

/** The client comments on the price, before the screen opens or while it is open. */
async function comment({ device }: Pick<Desk, "device">, number: number, fields: Partial<Comment>): Promise<void> {
  const clients = Object.values((await device.body("agreements", PRICED))?.parties ?? {});
  const client = clients.find(({ role }) => role === "clients");
  const author = (await device.body("profiles", client?.profile_id ?? 0))?.user_id ?? 0;
  const sample: Comment = {
    author_user_id: author,
    at: "2027-01-16T09:00:00Z",
    about: null,
    text: "Too much for June.",
  };
  await device.change("agreements", PRICED, (body) => ({
    ...body,
    comments: { ...body.comments, [partId(number)]: { ...sample, ...fields } },
  }));
}

const price = { about: "base_price_cruising", proposes: "€90,000" };

async function answer(words: string): Promise<void> {
  await threads.first().getByRole("button", { name: "Answer" }).click();
  await threads
    .first()
    .getByLabelText(/^Answer to/)
    .fill(words);
  await threads.first().getByRole("button", { name: "Answer" }).click();
}

it("a client proposes another price for a term", async () => {
  await openOverview("client");
  await write.click();
  await choose(term, "Base price of the cruise");
  await text.fill("Too much for June.");
  await proposal.fill("€90,000");
  await add.click();
  await expect.element(block.getByText("Proposes: €90,000")).toBeVisible();
  await expect.element(threads.filter({ hasText: "Base price of the cruise" })).toHaveTextContent("Too much for June.");
});

it("a broker accepts a proposed price in one click, and the comment is closed", async () => {
  const { device } = await openOverview("broker", (desk) => comment(desk, 1, { ...price, proposes: "€90,000" }));
  await threads.first().getByRole("button", { name: "Accept", exact: true }).click();
  await expect.element(threads.first()).toHaveTextContent("Answered");
  await expect.element(threads.first().getByText("Accepted.")).toBeVisible();
  await expect.poll(async () => (await device.body("agreements", PRICED))?.base_price_cruising).toBe(90_000);
});

it("offers nothing to accept where a proposal is no value, and to no one who may not write", async () => {
  await openOverview("client", (desk) => comment(desk, 1, price));
  await expect.element(threads.first()).toHaveTextContent("€90,000");
  await expect.element(threads.first().getByRole("button", { name: "Accept", exact: true })).not.toBeInTheDocument();
});

it("an open comment keeps the contract back until it is answered", async () => {
  const { device } = await openOverview("broker", (desk) => comment(desk, 1, { text: "No shoes on the teak deck." }));
  await expect.element(threads.first()).toHaveTextContent("Open");
  await page.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  await expect.element(open).toBeVisible();
  await answer("It is a clause now.");
  await expect.element(threads.first()).toHaveTextContent("Answered");
  // The answer has reached the server.
  await device.change("agreements", PRICED, (body) => body);
  await expect.element(await askToGenerate()).not.toHaveTextContent("Comments to answer");
});

it("the broker passes a comment over by name; the client insists, and it is open until it is answered", async () => {
  const screen = await openOverview("broker", (desk) => comment(desk, 1, price));
  const thread = threads.filter({ hasText: "Base price of the cruise" });
  await thread.getByRole("button", { name: "Pass over" }).click();
  await expect.element(question).toHaveTextContent("Łukasz Žižka");
  await question.getByRole("button", { name: "Pass over" }).click();
  await expect.element(thread.getByText(/^Passed over by Zoë Brontë/)).toBeVisible();
  await comment(screen, 2, { text: "I insist.", answers: partId(1), at: new Date().toISOString() });
  await expect.element(thread).toHaveTextContent("Open");
  await answer("Agreed: it is changed.");
  await expect.element(thread).toHaveTextContent("Answered");
});

it("a comment that is being written is there again, and cancelling asks first", async () => {
  const screen = await openOverview("broker");
  await write.click();
  await expect.element(text).toHaveFocus();
  await choose(term, "Base price of the cruise");
  await text.fill("Not so");
  await proposal.fill("€80,000");
  await screen.go("/agreement");
  await screen.go(`/agreement/${PRICED}`);
  await expect.element(text).toHaveValue("Not so");
  await expect.element(term).toHaveValue("Base price of the cruise");
  await expect.element(proposal).toHaveValue("€80,000");
  await cancel.click();
  await expect.element(question).toHaveTextContent("Discard what you have written?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(text).toHaveValue("Not so");
});

it("a comment is added once, however often the button is pressed, and the focus follows the form", async () => {
  const screen = await openOverview("broker");
  await write.click();
  await text.fill("Not so fast.");
  const button = add.element();
  if (!(button instanceof HTMLElement)) throw new Error("no button");
  // The second click of a mouse may come when the form has closed.
  button.click();
  setTimeout(() => button.click());
  await expect.element(threads).toHaveLength(1);
  await expect.element(write).toHaveFocus();
  await block.getByRole("button", { name: "Answer" }).click();
  const reply = block.getByLabelText(/^Answer to/);
  await expect.element(reply).toHaveFocus();
  await reply.fill("On second");
  await screen.go("/agreement");
  await screen.go(`/agreement/${PRICED}`);
  await expect.element(reply).toHaveValue("On second");
  await cancel.click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.element(block.getByRole("button", { name: "Answer" })).toHaveFocus();
  await expect.element(threads).toHaveLength(1);
});
