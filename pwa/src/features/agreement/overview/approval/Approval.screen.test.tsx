import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { card, NO_CAUSES, note } from "#testing/agreement/approvals.ts";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { type Desk, type OpenedScreen, openScreen } from "#testing/screen.tsx";

const APPROVAL = `/api/cruise/${PRICED}/approval/`;
const sheet = page.getByRole("dialog", { name: /^Changes since/ });

const cheaper = (body: AgreementBody): AgreementBody => ({
  ...body,
  ...{ cruise_areas: "Corsica", base_price_cruising: 90_000 },
});

/** A priced draft with a broker and a client, whose approvals it needs. */
async function open(as: DemoAccount, prepare: (desk: Desk) => Promise<void> | void = () => {}): Promise<OpenedScreen> {
  return openScreen(`/agreement/${PRICED}`, {
    as,
    prepare: async (desk) => {
      const { server } = desk;
      await putPriced(desk, { roles: ["brokers", "clients", "captains"] });
      server.on("GET", /role_status/, { json: [] });
      server.on("GET", /price_causes/, { json: NO_CAUSES });
      server.on("POST", `/api/cruise/${PRICED}/seen/`, async () => {
        await note(desk, "seen", as === "client" ? "clients" : "brokers");
        return { json: {} };
      });
      await prepare(desk);
    },
  });
}

it("a client is asked before he approves, and others have no button for him", async () => {
  const screen = await open("client", (desk) =>
    desk.server.on("POST", APPROVAL, async () => {
      await note(desk, "approval", "clients");
      return { status: 201, json: {} };
    }),
  );
  await expect.element(card("Client")).toHaveTextContent("Pending");
  await expect.element(card("Broker").getByRole("button", { name: "Approve" })).not.toBeInTheDocument();
  await card("Client").getByRole("button", { name: "Approve", exact: true }).click();
  await expect.element(page.getByText("Do you fully approve this agreement?")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await expect.element(card("Client")).toHaveTextContent("Approved");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(screen.server.written.at(-1)?.body).toMatchObject({ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it("an edit outdates an approval and says what changed, and one that is taken back restores it", async () => {
  const { device } = await open("client", (desk) => note(desk, "approval", "clients"));
  await expect.element(card("Client")).toHaveTextContent("Approved");
  await device.change("agreements", PRICED, cheaper);
  await expect.element(card("Client")).toHaveTextContent("Outdated");
  await card("Client")
    .getByRole("button", { name: /^\d+ changes since approval$/ })
    .click();
  await expect.element(sheet.getByRole("row", { name: /Cruising areas n\/a Corsica/ })).toBeVisible();
  await expect
    .element(sheet.getByRole("row", { name: /Base price of the cruise €100,000.00 €90,000.00/ }))
    .toBeVisible();
  await sheet.getByRole("button", { name: "Close the changes" }).click();
  await device.change("agreements", PRICED, (body) => ({ ...body, cruise_areas: null, base_price_cruising: 100_000 }));
  await expect.element(card("Client")).toHaveTextContent("Approved");
});

it("a client’s card counts what he has not seen until he opens it, and stays on screen while it is read", async () => {
  const { device } = await open("client", (desk) => note(desk, "seen", "clients"));
  await expect.element(card("Client")).toHaveTextContent("Pending");
  await device.change("agreements", PRICED, cheaper);
  const count = /^\d+ changes not seen yet$/;
  await card("Client").getByRole("button", { name: count }).click();
  await expect
    .element(sheet.getByRole("row", { name: /Base price of the cruise €100,000.00 €90,000.00/ }))
    .toBeVisible();
  await expect.element(card("Client").getByText(count)).not.toBeInTheDocument();
  await expect.element(sheet.getByRole("row", { name: /Cruising areas/ })).toBeVisible();
});

it("the broker is told that the client has not opened the agreement, and what he has not seen of it", async () => {
  const screen = await open("broker");
  await expect.element(card("Client")).toHaveTextContent("Has not opened the agreement yet");
  await note(screen, "seen", "clients");
  await expect.element(card("Client")).not.toHaveTextContent("Has not opened the agreement yet");
  await screen.device.change("agreements", PRICED, cheaper);
  await expect.element(card("Client").getByRole("button", { name: /^\d+ changes not seen yet$/ })).toBeVisible();
});

it("without a connection the cards are read and no one approves: the button says why", async () => {
  const { device } = await open("client", async (desk) => {
    desk.server.on("GET", /price_causes/, "unreachable");
    await note(desk, "approval", "clients");
  });
  await device.change("agreements", PRICED, (body) => ({ ...body, cruise_areas: "Corsica" }));
  useSyncFacts.setState({ reachable: false });
  await expect.element(card("Client")).toHaveTextContent("Outdated");
  await expect.element(card("Broker")).toHaveTextContent("Pending");
  await card("Client").getByRole("button", { name: "1 change since approval" }).click();
  await expect.element(sheet).toHaveTextContent("Connect to the internet to see what changed the total.");
  await sheet.getByRole("button", { name: "Close the changes" }).click();
  const again = card("Client").getByRole("button", { name: "Approve", exact: true });
  await expect.element(again).toBeDisabled();
  await expect.element(again).toHaveAccessibleDescription("This requires a connection because it affects all parties.");
  useSyncFacts.setState({ reachable: true });
  await expect.element(again).toBeEnabled();
});
