import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { demoDevice } from "../../../testing/demo.ts";
import { openScreen } from "../../../testing/screen.tsx";

const MINE = { email: "ana@example.test", is_admin: false, may_create_agreements: false, is_active: true };
const KEPT = { id: 801, email_confirmed: true, last_seen_at: "2027-01-12T08:00:00.000Z", has_second_factor: true };
const FOREIGN = { id: 802, email_confirmed: false, last_seen_at: null, has_second_factor: false };

it("two accounts with one address are told apart by number, confirmation, second factor and when they were last seen", async () => {
  const { user } = await demoDevice("broker");
  const accounts = [KEPT, FOREIGN].map((each) => ({ ...user, ...MINE, ...each }));
  await openScreen("/admin", {
    as: "admin",
    prepare: ({ server }) => server.on("GET", "/api/user/", { json: accounts }),
  });
  const rows = page.getByRole("table", { name: "Accounts" }).getByRole("row");
  for (const name of ["Last seen", "Second factor"]) {
    await expect.element(page.getByRole("columnheader", { name })).toBeVisible();
  }
  const kept = rows.filter({ hasText: "801" });
  await expect.element(kept).toHaveTextContent(/2027\/01\/12.*yes/);
  await expect.element(kept).not.toHaveTextContent("Address not confirmed");
  const foreign = rows.filter({ hasText: "802" });
  await expect.element(foreign).toHaveTextContent(/ana@example\.test.*Address not confirmed.*no/);
  await expect.element(foreign).not.toHaveTextContent("2027/01/12");
  await page.getByRole("button", { name: "Last seen" }).click();
  await expect.element(rows.nth(1)).toHaveTextContent("802");
  await expectNoBarriers();
});
