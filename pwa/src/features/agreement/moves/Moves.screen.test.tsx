import type { AgreementBody } from "shared-schema/agreement/schema";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import type { Role } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { askToGenerate, card, lock, NO_CAUSES, note } from "../../../testing/agreement/approvals.ts";
import { PRICED, partId, profileIn, putPriced } from "../../../testing/agreement/priced.ts";
import { type Desk, type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const IBAN = "FR1420041010050500013M02606";
const OTHER_IBAN = "MC5811222000010123456789030";
const sheet = page.getByRole("dialog", { name: /^Changes since/ });
const main = page.getByRole("main");

async function open(
  prepare: (desk: Desk) => Promise<void> | void,
  roles: readonly Role[] = ["brokers", "clients", "captains"],
): Promise<OpenedScreen> {
  return openScreen(`/agreement/${PRICED}`, {
    prepare: async (desk) => {
      await putPriced(desk, { roles });
      desk.server.on("POST", `/api/cruise/${PRICED}/seen/`, { json: {} });
      desk.server.on("GET", /role_status/, { json: [] });
      desk.server.on("GET", /price_causes/, { json: NO_CAUSES });
      await prepare(desk);
    },
  });
}

const until = (last: string) => (body: AgreementBody) => ({
  ...body,
  ...{ delivery_date: "2027-07-03T10:00:00Z", redelivery_date: last },
});

it("a payee’s account that changed after the lock is named before a contract is generated without it", async () => {
  const screen = await open(
    async (desk) => {
      await note(desk, "approval", "clients");
      await lock(desk);
      const carrier = await profileIn(desk, "carriers");
      await desk.device.change("profiles", carrier, (body) => ({ ...body, iban: OTHER_IBAN }));
      desk.server.on("DELETE", `/api/cruise/${PRICED}/lock`, async () => {
        await desk.device.change("agreements", PRICED, (body) => ({ ...body, status: "DRAFT" }));
        return { json: {} };
      });
    },
    ["brokers", "clients", "captains", "carriers"],
  );
  const question = await askToGenerate();
  await expect
    .element(question)
    .toHaveTextContent("Changed since, and not printed: Bank account Azur Voyages en Mer SAS: IBAN.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await main.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect.element(card("Client")).toHaveTextContent("Outdated");
  await card("Client").getByRole("button", { name: "1 change since approval" }).click();
  await expect
    .element(sheet.getByRole("row", { name: `Bank account Azur Voyages en Mer SAS: IBAN ${IBAN} ${OTHER_IBAN}` }))
    .toBeVisible();
  expect(screen.server.written.map(({ method }) => method)).toContain("DELETE");
});

it("dates that changed after the client approved are named, and generating needs a decision that names him", async () => {
  const screen = await open(async (desk) => {
    await desk.device.change("agreements", PRICED, until("2027-07-10T10:00:00Z"));
    await note(desk, "approval", "clients");
  });
  await expect.element(card("Client")).toHaveTextContent("Approved");
  await screen.device.change("agreements", PRICED, until("2027-07-12T10:00:00Z"));
  await expect.element(card("Client")).toHaveTextContent("Outdated");
  await card("Client").getByRole("button", { name: "1 change since approval" }).click();
  await expect.element(sheet.getByRole("row", { name: /End 2027\/07\/10 .* 2027\/07\/12/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Close the changes" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  const question = await askToGenerate();
  await expect.element(question).toHaveTextContent("Not everybody has agreed to this");
  await expect.element(question).toHaveTextContent(/Łukasz Žižka approved other terms\. Changed since: .*End/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await note(screen, "approval", "clients");
  await expect.element(card("Client")).toHaveTextContent("Approved");
  // Everybody has agreed: what is left is the route.
  await expect.element(await askToGenerate()).toHaveTextContent("She cannot sail this as planned");
});

it("a clause is a term: those who approved without it see that it came", async () => {
  const screen = await open((desk) => note(desk, "approval", "clients"));
  await expect.element(card("Client")).toHaveTextContent("Approved");
  const clause = {
    pos: "a0",
    text_en: "A chef is included in the price.",
    text_fr: "Un chef est compris dans le prix.",
  };
  await screen.device.change("agreements", PRICED, (body) => ({ ...body, clauses: { [partId(5)]: clause } }));
  await expect.element(card("Client")).toHaveTextContent("Outdated");
  await card("Client")
    .getByRole("button", { name: /since approval$/ })
    .click();
  await expect.element(sheet.getByRole("row").filter({ hasText: "A chef is included" })).toBeVisible();
});

it("a server that prints too much else is waited for, or not, and asked again", async () => {
  const waits = ["600", "1"];
  await open(async ({ server }) =>
    server.on("POST", `/api/cruise/${PRICED}/generate`, () => {
      const wait = waits.shift();
      if (wait === undefined) return { json: {} };
      const headers = { [OWN_ANSWER]: "1", "retry-after": wait, "content-type": REFUSAL_TYPE };
      return { status: 503, headers, json: { code: "contract.print-late" } };
    }),
  );
  const generate = async () => {
    const question = await askToGenerate();
    await question.getByRole("button", { name: "Generate all the same" }).click();
    const blanks = page.getByRole("dialog").filter({ hasText: "There are still missing values" });
    await blanks.getByRole("button", { name: "Generate", exact: true }).click();
  };
  await generate();
  const waiting = page.getByRole("status").filter({ hasText: "The server is printing other contracts." });
  await expect.element(waiting).toBeVisible();
  await waiting.getByRole("button", { name: "Stop waiting" }).click();
  await expect.element(page.getByText("Printing the contract took too long. Try again in a minute.")).toBeVisible();
  await generate();
  await expect.poll(() => waits).toEqual([]);
  await expect.element(waiting).not.toBeInTheDocument();
});

it("an agreement is created like another one, with its yacht and prices and without its dates", async () => {
  const screen = await openScreen(`/agreement/${PRICED}`, {
    as: "admin",
    prepare: (desk) => putPriced(desk, { name: "Last summer", change: until("2027-07-10T10:00:00Z") }),
  });
  await page.getByRole("button", { name: "New agreement like this one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(screen.path).toMatch(/^\/agreement\/1\d{3}$/);
  const made = await screen.device.body("agreements", Number(/\d+$/.exec(screen.path())?.[0]));
  const before = await screen.device.body("agreements", PRICED);
  expect(made).toMatchObject({
    ...{ status: "DRAFT", name: "Last summer", delivery_date: null, redelivery_date: null },
    ...{ yacht_id: before?.yacht_id, base_price_cruising: before?.base_price_cruising },
  });
});

it("a purchase that no one offers is named", async () => {
  await open(async (desk) => {
    await lock(desk);
    const generated = { status: "CONTRACT" as const, generated_versions_len: 1 };
    await desk.device.change("agreements", PRICED, (body) => ({ ...body, ...generated }));
    const json = { message: "Pay.", products: [], vat_rates: [] };
    desk.server.on("DELETE", `/api/cruise/${PRICED}/lock`, { status: 402, json });
  });
  await main.getByRole("button", { name: "New addendum" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question).toHaveTextContent("Signing is suspended until it is generated or discarded.");
  await question.getByRole("button", { name: "New addendum" }).click();
  await expect
    .element(main.getByRole("alert"))
    .toHaveTextContent(
      /^No purchases are available to allow this action on this agreement\. Please contact us at \S+@\S+\.$/,
    );
});
