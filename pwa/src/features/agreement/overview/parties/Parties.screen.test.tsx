import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";

const block = page.getByRole("region", { name: "Parties to the Agreement" });
const rowsOf = (list: "You" | "Other parties") => block.getByRole("region", { name: list }).getByRole("listitem");

/** A priced draft whose clients are so many of the demo's people. */
async function open(as: DemoAccount, count: number) {
  const withClients = async (desk: Desk) => {
    const profiles = (await desk.device.runtime.collections.profiles.find().exec()).map(({ id }) => Number(id));
    const clients = (body: AgreementBody): AgreementBody["parties"] => {
      const others = Object.entries(body.parties).filter(([, { role }]) => role !== "clients");
      const taken = new Set(others.map(([, { profile_id }]) => profile_id));
      const free = profiles.filter((id) => !taken.has(id)).slice(0, count);
      const made = free.map((profile_id, index) => {
        return [partyKey("clients", profile_id), { role: "clients" as const, profile_id, pos: `b${index}` }] as const;
      });
      return Object.fromEntries([...others, ...made]);
    };
    await putPriced(desk, {
      roles: ["brokers", "captains"],
      change: (body) => ({ ...body, parties: clients(body) }),
    });
    desk.server.on("POST", `/api/cruise/${PRICED}/seen/`, { json: {} });
  };
  return openScreen(`/agreement/${PRICED}`, { as, prepare: withClients });
}

it("shows everybody once: one’s own row apart, a role’s many people as the first and a link to the others", async () => {
  await openScreen("/agreement/1", { as: "client" });
  await expect.element(rowsOf("You")).toHaveLength(1);
  await expect.element(rowsOf("You")).toHaveTextContent(/Client\(s\).*Approve/);
  const guests = rowsOf("Other parties").filter({ hasText: "Passengers" });
  await expect.element(guests).toHaveLength(1);
  const before = rowsOf("Other parties").elements().length;
  await guests.getByRole("link", { name: /^\d+ others$/ }).click();
  await expect.element(guests).toHaveLength(0);
  await expect.poll(() => rowsOf("Other parties").elements().length).toBeGreaterThan(before + 4);
});

it.each([
  ["broker", 0, "Set client"],
  ["captain", 1, ""],
  ["broker", 2, ""],
  ["broker", 3, "2 others"],
] as const)("the %s reads of %i clients their names, or what is in their place", async (as, count, link) => {
  await open(as, count);
  const rows = block.getByRole("listitem").filter({ hasText: "Client(s)" });
  await expect.element(rows).toHaveLength(count === 2 ? 2 : 1);
  if (link !== "") await expect.element(rows.getByRole("link", { name: link })).toBeVisible();
  if (count !== 3) return;
  await rows.getByRole("link", { name: link }).click();
  await expect.element(rows).toHaveLength(3);
});
