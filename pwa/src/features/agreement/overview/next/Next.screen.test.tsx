import type { AgreementBody } from "shared-schema/agreement/schema";
import { ownApprovingParties } from "shared-schema/approval/mayApprove";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { readDraftInput } from "#store/queries/draftInput.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { card, lock, NO_CAUSES, note } from "#testing/agreement/approvals.ts";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { isUncovered, overflowOf } from "#testing/find.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";
import { planWorker } from "#workers/plan/planner.ts";

const main = page.getByRole("main");
const dialog = page.getByRole("dialog", { name: "Do you fully approve this agreement?" });
const nextStep = page.getByRole("region", { name: /^(Next|For you)$/ });

const unpriced = (bunkers: AgreementBody["fuel_bunkers"]): AgreementBody["fuel_bunkers"] =>
  Object.fromEntries(Object.entries(bunkers).map(([id, bunker]) => [id, { ...bunker, price_per_litre: null }]));

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
  await expect.element(dialog).toHaveTextContent(/Other approvals.*Broker.*Approved/);
  await expect.element(dialog).toHaveTextContent("You sign and pay nothing yet.");
  await expectNoBarriers();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card("Client")).toHaveTextContent("Approved");
  await expect.element(main.getByText("You have approved. The others are told.")).toBeVisible();
  expect(screen.path()).toBe(`/agreement/${PRICED}`);
});

it("an approval is confirmed, keeps the focus, and is not asked for again by the link", async () => {
  const screen = await open("client", (desk) => note(desk, "approval", "brokers"), "#approve");
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect.element(main.getByRole("status").filter({ hasText: "You have approved." })).toHaveFocus();
  await screen.go(`/agreement/${PRICED}#approve`);
  await expect.poll(screen.path).toBe(`/agreement/${PRICED}`);
  await expect.element(dialog).not.toBeInTheDocument();
});

it("a total without the price of its fuel says so where it is approved, and names no fuel that the APA pays", async () => {
  const { device } = await open("client", () => {}, "#approve");
  await expect.element(dialog).toHaveTextContent(/Total \(incl\. fuel\)€/);
  await device.change("agreements", PRICED, (body) => ({ ...body, fuel_bunkers: unpriced(body.fuel_bunkers) }));
  await expect.element(dialog).toHaveTextContent(/Total \(incl\. fuel\)[^+]*€[\d,.]+ \+ fuel/);
  await device.change("agreements", PRICED, (body) => ({ ...body, contract_type: "CHARTER", fuel_from_apa: true }));
  await expect.element(dialog).toHaveTextContent(/Total agreement price(?!.*\+ fuel)/);
});

/** The demo's first agreement, whose client was asked to approve it and has opened it since. */
async function openAsked() {
  return openScreen("/agreement/1", {
    as: "client",
    prepare: async ({ device }) => {
      const agreement = await device.body("agreements", 1);
      const own = ownApprovingParties(agreement ?? { parties: {} }, device.runtime.viewer());
      const at = "2027-01-16T09:00:00Z";
      const asked = { fingerprint: "a".repeat(64), at, user_id: 1, opened_at: at };
      const parties = Object.fromEntries(own.map((party) => [party, { approval: null, seen: null, asked }]));
      await device.put("approvals", 1, { parties, terms: {} });
    },
  });
}

it("on a phone the next step is a bar under the thumb, with its sum and dates, and covers nothing at the end of the page", async () => {
  await page.viewport(390, 844);
  await openAsked();
  const button = main.getByRole("button", { name: /^Approve (≈\s?)?€[\d,.]+( \+ fuel)? 3–12 July · \d+ guests$/ });
  await expect.element(button).toBeInViewport();
  expect(overflowOf(document.documentElement)).toBe(0);
  const last = main.getByRole("link", { name: "History of changes" });
  await expect.element(last).toBeInTheDocument();
  const isFree = () => {
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    return isUncovered(last.element());
  };
  await expect.poll(isFree).toBe(true);
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

it("a captain asks those who are ticked, sees when they were asked, and takes it back", async () => {
  const path = `/api/cruise/${PRICED}/approval_request/`;
  const screen = await open(
    "captain",
    ({ server }) => {
      server.on("POST", path, { json: [] });
      server.on("DELETE", path, { json: [] });
    },
    "#ask-for-approval",
  );
  const asking = page.getByRole("dialog", { name: "Ask for approval" });
  await expect.element(asking).toHaveTextContent(/€[\d,]+\.\d\d/);
  await expect.element(asking.getByRole("checkbox")).toHaveLength(2);
  await expectNoBarriers();
  await asking.getByRole("checkbox").first().click();
  const ask = asking.getByRole("button", { name: "Ask 1 person" });
  useSyncFacts.setState({ reachable: false });
  await expect.element(ask).toBeDisabled();
  await expect.element(asking.getByText("This requires a connection because it affects all parties.")).toBeVisible();
  useSyncFacts.setState({ reachable: true });
  await ask.click();
  await expect.element(asking).not.toBeInTheDocument();
  const posted = screen.server.written.find((one) => one.path === path);
  expect(posted?.body).toMatchObject({
    profile_ids: { length: 1 },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText("The request is taken back.")).toBeVisible();
  expect(screen.server.written.at(-1)).toMatchObject({ method: "DELETE", path });
});

it("whoever was asked within a day is shown so, and cannot be asked again", async () => {
  const { device } = await open("captain", () => {}, "#ask-for-approval");
  const asking = page.getByRole("dialog", { name: "Ask for approval" });
  await expect.element(asking.getByRole("checkbox").first()).toBeEnabled();
  const read = await readDraftInput(PRICED);
  if (!read.ok) throw new Error(read.refusal.code);
  const { fingerprint } = await planWorker.ask((remote) => remote.terms(read.value));
  const at = new Date().toISOString();
  const asked = { fingerprint, at, user_id: 1, opened_at: at };
  const parties = Object.keys(read.value.agreement.parties).map((party) => [
    party,
    { approval: null, seen: null, asked },
  ]);
  await device.put("approvals", PRICED, { parties: Object.fromEntries(parties), terms: {} });
  await expect.element(asking.getByRole("checkbox").first()).toBeDisabled();
  await expect.element(asking).toHaveTextContent(/asked .*, opened .* · asked within 24 hours/);
  await expect.element(asking.getByRole("button", { name: "Ask", exact: true })).toBeDisabled();
  await expect.element(card("Client")).toHaveTextContent(/Asked .*, opened /);
});

it("a captain generates what is locked", async () => {
  const screen = await open("captain");
  await expect.element(main.getByText(/^Fill in \d+ items$/)).toBeVisible();
  await lock(screen);
  const link = nextStep.getByRole("link", { name: "Open", exact: true });
  await expect.element(link).toHaveAccessibleDescription(/^Generate the contract/);
  await expect.element(link).toHaveAttribute("href", `/agreement/${PRICED}#generate`);
});

it("leads to the settlement once the voyage is over", async () => {
  const { device } = await open("captain", async (desk) => {
    await lock(desk);
    const redelivery_date = "2020-07-01T00:00:00Z";
    await desk.device.change("agreements", PRICED, (body) => ({ ...body, status: "CONTRACT", redelivery_date }));
  });
  const link = nextStep.getByRole("link", { name: "Open", exact: true });
  await expect.element(link).toHaveAccessibleDescription(/^Start settling/);
  await expect.element(link).toHaveAttribute("href", `/agreement/${PRICED}/price#settlement`);
  await device.change("agreements", PRICED, (body) => ({ ...body, status: "SETTLING" }));
  await expect.element(link).toHaveAccessibleDescription(/^Close the settlement/);
  await device.change("agreements", PRICED, (body) => ({ ...body, status: "SETTLED" }));
  await expect.element(link).toHaveAccessibleDescription(/^Archive/);
});

it("without a connection the button says why it is off", async () => {
  await openAsked();
  const button = nextStep.getByRole("button", { name: "Approve", exact: true });
  await expect.element(button).toBeEnabled();
  useSyncFacts.setState({ reachable: false });
  await expect.element(button).toBeDisabled();
  await expect
    .element(button)
    .toHaveAccessibleDescription(/^Approve .* This requires a connection because it affects all parties\.$/);
});
