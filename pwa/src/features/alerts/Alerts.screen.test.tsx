import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lock, note } from "../../testing/agreement/approvals.ts";
import { PRICED, profileIn, putPriced } from "../../testing/agreement/priced.ts";
import { openScreen } from "../../testing/screen.tsx";

const alert = page.getByRole("listitem").filter({ hasText: "To be approved" });

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
  await expect.element(offered).toHaveTextContent(/Riviera · Thomas Hartmann/);
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
