import { callFor, keyed, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lock, note } from "../../testing/agreement/approvals.ts";
import { PRICED, profileIn, putPriced } from "../../testing/agreement/priced.ts";
import { openScreen } from "../../testing/screen.tsx";

const alert = page.getByRole("region", { name: "To be approved" }).getByRole("listitem");

it("an approval that is asked is counted by the bell, leads to its agreement, and can be dismissed", async () => {
  const screen = await openScreen("/agreement", {
    prepare: async (desk) => {
      await putPriced(desk, { name: "To be approved" });
      await lock(desk);
    },
  });
  await page.getByRole("link", { name: /^\d+ alerts?$/ }).click();
  await expect.poll(screen.path).toBe("/alerts");
  await alert.getByRole("link", { name: "Approval asked" }).click();
  await expect.poll(screen.path).toBe(`/agreement/${PRICED}`);
  await screen.go("/alerts");
  await alert.getByRole("button", { name: /^Dismiss/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await screen.go("/agreement");
  await screen.go("/alerts");
  await expect.element(page.getByRole("heading", { name: "Alerts", level: 1 })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it("a delegation that waits for its delegate is alerted, leads to where it is decided, and goes with the answer", async () => {
  const offer = { id: "d1", version: 0, agreement: { id: 4_711, name: "Riviera" }, about: "Thomas Hartmann" };
  const path = "/sign/4711/0?delegation=d1";
  let offers = [{ ...offer, path }];
  const screen = await openScreen("/alerts", {
    as: "passenger",
    prepare: ({ server }) => {
      server.on("GET", /\/delegation_offer\/$/, () => ({ json: offers }));
      server.on("GET", /\/sign\/4711\/0\/state/, { status: 404, json: { code: "signing.not-generated", message: "" } });
      const shown = { id: "d1", version: 0, state: "offered", title: "Riviera", name: "Thomas Hartmann" };
      server.on("GET", "/api/cruise/4711/delegation/d1", { json: shown });
      server.on("DELETE", "/api/cruise/4711/delegation/d1", () => {
        offers = [];
        return { json: null };
      });
    },
  });
  const offered = page.getByRole("listitem").filter({ hasText: "You are asked to sign for someone" });
  await expect.element(offered).toHaveTextContent(/Thomas Hartmann/);
  await offered.getByRole("link").click();
  await expect.poll(screen.path).toContain("/sign/4711/0");
  await page.getByRole("button", { name: "Refuse" }).click();
  await screen.go("/alerts");
  await expect.element(page.getByRole("heading", { name: "Alerts", level: 1 })).toBeVisible();
  await expect.element(offered).not.toBeInTheDocument();
});

it("an approval that an edit outdates is alerted with its author, until it is given again", async () => {
  const screen = await openScreen("/agreement", {
    prepare: async (desk) => {
      const { device, server } = desk;
      await putPriced(desk, { name: "To be approved", roles: ["brokers", "clients"] });
      await note(desk, "approval", "brokers");
      await device.change("agreements", PRICED, (body) => ({ ...body, cruise_areas: "Corsica" }));
      const [broker, client] = [await profileIn(desk, "brokers"), await profileIn(desk, "clients")];
      const cause = { at: "2027-01-20T10:30:00Z", profile_id: client, name: null };
      const past_approval = { at: "2027-01-16T09:00:00Z", outdated_by: cause };
      server.on("GET", /role_status/, { json: [{ role: "brokers", profile: { id: broker }, past_approval }] });
    },
  });
  await screen.go("/alerts");
  const outdated = alert.filter({ hasText: "Approval outdated" });
  await expect.element(outdated.getByText(/^By .+ on 2027\/01\/20 10:30 UTC$/)).toBeVisible();
  await note(screen, "approval", "brokers");
  await expect.element(outdated).not.toBeInTheDocument();
});

it("alerts are folded by agreement: what needs action first at the top, and payments in one line", async () => {
  await openScreen("/alerts", {
    prepare: (desk) =>
      putPriced(desk, {
        name: "Owed",
        roles: ["brokers", "central_agents", "clients"],
        change: (body) => ({
          ...body,
          ...{ status: "CONTRACT", generated_versions_len: 1 },
          payment_calls: keyed({
            1: callFor({ designation: "APA 1", call_type: "CEA", amount: 500, date_due: null, due_by_execution: true }),
            2: callFor({ amount: 900, date_due: inDays(-2) }),
          }),
          payments: keyed({
            3: paymentOn(2, 100, { recorded_by: 0, recorded_at: `${inDays(-1)}T10:00:00.000Z` }),
            4: paymentOn(2, 200, { recorded_by: 0, recorded_at: `${inDays(0)}T00:00:00.000Z` }),
          }),
        }),
      }),
    as: "central",
  });
  const owed = page.getByRole("region", { name: "Owed" }).getByRole("listitem");
  await expect.element(owed).toHaveLength(3);
  await expect.element(owed.nth(0)).toHaveTextContent("Call for fund overdue");
  await expect.element(owed.nth(1)).toHaveTextContent(/Call for fund due.*APA 1 · on execution of the agreement/);
  await expect.element(owed.nth(2)).toHaveTextContent("2 payments recorded");
  await owed.nth(2).getByRole("button", { name: /^Dismiss/ }).click();
  await expect.element(owed).toHaveLength(2);
});

/** A date so many days from now, `YYYY-MM-DD`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
