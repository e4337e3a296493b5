import { ownApprovingParties } from "shared-schema/approval/mayApprove";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "#testing/screen.tsx";
import { holdPlans } from "./heldPlans.test-support.ts";
import { useListFigures } from "./listFigures.ts";

const main = page.getByRole("main");
const nextStep = page.getByRole("region", { name: "For you" });
const summary = main.getByRole("complementary", { name: "Summary" });
const placeholders = () => {
  const text = main.element().textContent;
  return (text.match(/…/g) ?? []).length + main.getBySelector(".mantine-Skeleton-root").elements().length;
};

/** The demo's first agreement, whose client was asked to approve it; seen once, and changed since. */
async function openAgain(path: string): Promise<void> {
  const screen = await openScreen("/agreement/1", {
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
  const { plans, settings } = screen.device.runtime.device;
  await expect.element(nextStep.getByRole("button", { name: "Approve", exact: true })).toBeEnabled();
  await expect.poll(async () => (await plans.get(1))?.fingerprint).toBeTruthy();
  await screen.go("/agreement");
  await expect.poll(() => settings.get("figures:1")).toBeTruthy();
  await screen.go("/help");
  // Otherwise the list is still there when it is opened again, and has no reason to read what was kept.
  await expect.element(page.getByRole("row", { name: /00001/ })).not.toBeInTheDocument();
  holdPlans();
  await screen.device.change("agreements", 1, (body) => ({ ...body, hirer_days_last_12_months: 3 }));
  useListFigures.setState({}, true);
  await screen.go(path);
}

it("a second visit shows the last known figures, days and step at once, as of their moment, and lets no one act on them", async () => {
  await openAgain("/agreement/1");
  await expect
    .element(nextStep)
    .toHaveTextContent(/Approve (≈\s?)?€[\d,.]+.*as of .*the button waits for today’s figures/);
  await expect.element(nextStep.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await expect.element(summary).toHaveTextContent(/as of .*Total \(incl\. fuel\)(≈\s?)?€[\d,.]+.*Effective tax rate/);
  await expect.element(main.getByText("Calvi", { exact: true }).first()).toBeVisible();
  expect(placeholders()).toBe(0);
});

it("the list shows the last known totals and steps, as of their moment, and leads nowhere with them", async () => {
  await openAgain("/agreement");
  const row = page.getByRole("row", { name: /00001/ });
  await expect.element(row).toHaveTextContent(/€[\d,.]+Approve/);
  await expect.element(row.getByRole("link", { name: /^Approve/ })).not.toBeInTheDocument();
  await expect.element(main.getByText(/ · figures as of /)).toBeVisible();
  expect(placeholders()).toBe(0);
});
