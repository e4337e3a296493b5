import parties from "shared-schema/fixtures/parties.json" with { type: "json" };
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "../../../testing/drafts.ts";
import { field } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

const namesOf = (people: readonly { first_name: string; last_name: string }[]) =>
  people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);

it("persons alone are offered as passengers", async () => {
  await openScreen(`/agreement/${DRAFT}/clients`, { as: "admin", prepare: (desk) => putDraft(desk) });
  await field("Add a passenger", page.getByRole("main")).click();
  const offered = page.getByRole("option");
  await expect.element(offered.filter({ hasText: namesOf(parties.passengers)[0] ?? "" })).toBeVisible();
  for (const other of [...namesOf(parties.carriers), "Ada Admin"]) {
    await expect.element(offered.filter({ hasText: other })).not.toBeInTheDocument();
  }
});

it("the field for the next client or passenger has the focus once one was added", async () => {
  const screen = await openScreen(`/agreement/${DRAFT}/clients`, { as: "admin", prepare: (desk) => putDraft(desk) });
  const added = async () => {
    const { parties: all = {} } = (await screen.device.body("agreements", DRAFT)) ?? {};
    return Object.keys(all).length;
  };
  const offered = (name: string) => page.getByRole("option", { name: new RegExp(name) }).first();
  const [first = "", second = ""] = namesOf(parties.passengers);
  const [client = ""] = namesOf(parties.clients);
  const passenger = field("Add a passenger", page.getByRole("main"));
  await passenger.click();
  await userEvent.keyboard(first);
  await expect.element(offered(first)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(added).toBe(1);
  await expect.element(page.getByRole("button", { name: `Details of ${first}` }).first()).toBeVisible();
  await expect.element(passenger).toHaveFocus();
  await userEvent.keyboard(second);
  await offered(second).click();
  await expect.poll(added).toBe(2);
  await expect.element(passenger).toHaveFocus();
  const clients = field("Add a client", page.getByRole("main"));
  await clients.click();
  await userEvent.keyboard(client);
  await offered(client).click();
  await expect.poll(added).toBe(3);
  await expect.element(clients).toHaveFocus();
});

it("a new draft counts its nights from its dates, and says in both languages what is not known", async () => {
  await openScreen(`/agreement/${DRAFT}`, { as: "admin", prepare: (desk) => putDraft(desk) });
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect.element(summary.getByText("n/a").first()).toBeVisible();
  for (const [label, at] of [
    ["Delivery", "2027/07/03 10:00"],
    ["Redelivery", "2027/07/12 10:00"],
  ] as const) {
    await field(label).fill(at);
    await userEvent.tab();
  }
  await expect.element(summary.getByText("9", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await userEvent.keyboard("{Escape}");
  const inFrench = page.getByRole("complementary", { name: "Résumé" });
  await expect.element(inFrench.getByText("n/d").first()).toBeVisible();
  await expect.element(page.getByText("n/a")).not.toBeInTheDocument();
});
