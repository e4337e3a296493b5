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
