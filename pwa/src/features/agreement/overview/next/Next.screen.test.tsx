import { ownApprovingParties } from "shared-schema/approval/mayApprove";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { readDraftInput } from "#store/queries/draftInput.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { card, lock, NO_CAUSES, note } from "#testing/agreement/approvals.ts";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { overflowOf } from "#testing/find.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";
import { planWorker } from "#workers/plan/planner.ts";

const main = page.getByRole("main");
const dialog = page.getByRole("dialog", { name: "Do you fully approve this agreement?" });

async function open(as: DemoAccount, prepare: (desk: Desk) => Promise<void> | void = () => {}, hash = "") {
  return openScreen(`/agreement/${PRICED}${hash}`, {
    as,
    prepare: async (desk) => {
      const { server } = desk;
      await putPriced(desk, { roles: ["brokers", "clients", "captains"] });
      server.on("GET", /role_status/, { json: [] });
      server.on("GET", /price_causes/, { json: NO_CAUSES });
      server.on("POST", `/api/cruise/${PRICED}/seen/`, { json: {} });
      server.on("POST", `/api/cruise/${PRICED}/approval/`, async () => {
        await note(desk, "approval", "clients");
        return { status: 201, json: {} };
      });
      await prepare(desk);
    },
  });
}

it("a client approves from the mail’s link: the dialog is open, says what is approved, and what comes next is said after it", async () => {
  await page.viewport(390, 844);
  const screen = await open("client", (desk) => note(desk, "approval", "brokers"), "#approve");
  await expect.element(dialog).toHaveTextContent(/Total \(incl\. fuel\)€[\d,]+\.\d\d/);
  await expect.element(dialog).toHaveTextContent(/Yacht.*Version/);
  await expect.element(dialog).toHaveTextContent(/Who else has to approve.*Broker.*Approved/);
  await expect.element(dialog).toHaveTextContent("You sign and pay nothing yet.");
  expect(screen.server.written).toEqual([]);
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card("Client")).toHaveTextContent("Approved");
  expect(globalThis.location.hash).toBe("");
});

it("on a phone the next step is a bar under the thumb, with its sum and dates", async () => {
  await page.viewport(390, 844);
  await openScreen("/agreement/1", { as: "client" });
  const button = main.getByRole("button", { name: /^Approve €[\d,.]+ · 3–12 July · \d+ guests$/ });
  await expect.element(button).toBeInViewport();
  expect(overflowOf(document.documentElement)).toBe(0);
  await button.click();
  await expect.element(dialog).toBeVisible();
});

it("terms that change while the question is open are named, and read before they are approved", async () => {
  const { device } = await open("client", () => {}, "#approve");
  const approve = dialog.getByRole("button", { name: "Approve", exact: true });
  await expect.element(approve).toBeEnabled();
  await device.change("agreements", PRICED, (body) => ({ ...body, base_price_cruising: 90_000 }));
  await expect.element(dialog).toHaveTextContent(/Base price of the cruise: €100,000.00 → €90,000.00/);
  await expect.element(approve).toBeDisabled();
  await dialog.getByRole("button", { name: "Continue with the new terms" }).click();
  await expect.element(approve).toBeEnabled();
});

it("a broker approves, then asks the others", async () => {
  const { device } = await openScreen("/agreement/1", { as: "broker" });
  await expect.element(main.getByRole("button", { name: /^Approve €/ })).toBeVisible();
  const agreement = await device.body("agreements", 1);
  const [broker = ""] = ownApprovingParties(agreement ?? { parties: {} }, device.runtime.viewer());
  const read = await readDraftInput(1);
  if (!read.ok) throw new Error(read.refusal.code);
  const { terms, fingerprint } = await planWorker.ask((remote) => remote.terms(read.value));
  const approval = { fingerprint, at: "2027-01-16T09:00:00Z", user_id: 1 };
  await device.put("approvals", 1, {
    parties: { [broker]: { approval, seen: approval } },
    terms: { [fingerprint]: terms },
  });
  await expect.element(main.getByRole("button", { name: /^Ask \d to approve €/ })).toBeVisible();
});

it("a captain asks, and has nothing to approve", async () => {
  await openScreen("/agreement/1", { as: "captain" });
  await expect.element(main.getByRole("button", { name: /^Ask \d to approve €/ })).toBeVisible();
});

it("a captain generates what is locked", async () => {
  const screen = await open("captain");
  await expect.element(main.getByText(/^Fill in \d+ items$/)).toBeVisible();
  await lock(screen);
  const link = main.getByRole("link", { name: /^Generate the contract/ });
  await expect.element(link).toHaveAttribute("href", `/agreement/${PRICED}#generate`);
});

it("leads to the settlement once the voyage is over", async () => {
  const { device } = await open("captain", async (desk) => {
    await lock(desk);
    const redelivery_date = "2020-07-01T00:00:00Z";
    await desk.device.change("agreements", PRICED, (body) => ({ ...body, status: "CONTRACT", redelivery_date }));
  });
  const link = (name: RegExp) => main.getByRole("link", { name });
  await expect.element(link(/^Start settling/)).toHaveAttribute("href", `/agreement/${PRICED}/price#settlement`);
  await device.change("agreements", PRICED, (body) => ({ ...body, status: "SETTLING" }));
  await expect.element(link(/^Close the settlement/)).toBeVisible();
  await device.change("agreements", PRICED, (body) => ({ ...body, status: "SETTLED" }));
  await expect.element(link(/^Archive/)).toBeVisible();
});

it("without a connection the button says why it is off", async () => {
  await openScreen("/agreement/1", { as: "client" });
  const button = main.getByRole("button", { name: /^Approve €/ });
  await expect.element(button).toBeEnabled();
  useSyncFacts.setState({ reachable: false });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription("This requires a connection because it affects all parties.");
});
