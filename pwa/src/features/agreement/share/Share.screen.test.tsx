import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { choose } from "#testing/fields.ts";
import { field } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

const share = page.getByRole("dialog");

async function openShare(as: "broker" | "client"): Promise<void> {
  await openScreen("/agreement/1/price", { as });
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(share.getByRole("heading", { name: "On this agreement" })).toBeVisible();
}

const person = (role: RegExp) => share.getByRole("listitem").filter({ hasText: role }).first();

it("lists the people with what each sees, and shows the agreement as the server sends it to one of them", async () => {
  await openShare("broker");
  await expect.element(person(/· Client/)).toHaveTextContent(/The contract with route and prices · approves and signs/);
  await expect
    .element(person(/· Captain/))
    .toHaveTextContent(/Everything but the commission and KYC checks · changes the draft/);
  await expect.element(person(/· Passenger/)).toHaveTextContent(/no prices/);
  await expectNoBarriers();
  await person(/· Client/)
    .getByRole("button", { name: /^See it as/ })
    .click();
  await expect.element(share.getByText(/^You see this as/)).toBeVisible();
  await expect.element(share).toHaveTextContent(/€318,633.73/);
  await expect.element(share).not.toHaveTextContent(/Commission/);
  await expectNoBarriers();
  await share.getByRole("button", { name: "Back" }).click();
  await person(/· Passenger/)
    .getByRole("button", { name: /^See it as/ })
    .click();
  await expect.element(share.getByText("No prices, no contract.")).toBeVisible();
  await expect.element(share.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await expect.element(share).not.toHaveTextContent(/€/);
});

it("asks with the mail as it arrives beside the receivers", async () => {
  await openShare("broker");
  await share.getByRole("button", { name: "Ask for approval" }).click();
  const asking = page.getByRole("dialog", { name: "Ask for approval" });
  await expect.element(asking.getByRole("checkbox").first()).toBeChecked();
  const mail = asking.getBySelector("iframe");
  await expect.element(mail).toHaveAttribute("srcdoc", expect.stringMatching(/asks you to approve/));
  // Its subject is the reader's next step: a carrier has particulars to fill in first, the client has not.
  await choose(field("To", asking), /Žižka/);
  await expect.element(asking.getByText(/^Subject: Approve €/)).toBeVisible();
});

it("offers only the roles that a broker may add, and shows the mail before anybody is added", async () => {
  await openShare("broker");
  await field("Role", share).click();
  const roles = page.getByRole("option");
  await expect.element(roles.filter({ hasText: "Passenger" })).toBeVisible();
  await expect.element(roles.filter({ hasText: "Central agent" })).not.toBeInTheDocument();
  await roles.filter({ hasText: "Client" }).click();
  await field("Name or email", share).click();
  await page.getByRole("option").first().click();
  await expect.element(share.getByText(/joins as Client\.$/)).toBeVisible();
});

it("says without a connection what it takes one for, and offers readers neither preview nor invitation", async () => {
  await openShare("broker");
  useSyncFacts.setState({ reachable: false });
  await expect.element(share.getByText(/take a connection/)).toBeVisible();
  await expect.element(share.getByRole("button", { name: /^See it as/ })).not.toBeInTheDocument();
  await share.getByRole("button", { name: "Close" }).click();
});

it("tells a client who is on it, and offers no preview", async () => {
  await openShare("client");
  await expect.element(person(/· Captain/)).toBeVisible();
  await expect.element(share.getByRole("button", { name: /^See it as/ })).not.toBeInTheDocument();
  await expect.element(share.getByRole("button", { name: "Invite" })).not.toBeInTheDocument();
});
