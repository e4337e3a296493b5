import type { PriceCausesView } from "shared-schema/api/agreement/history";
import type { Mark } from "shared-schema/approval/schema";
import { NO_APPROVALS } from "shared-schema/approval/schema";
import { partyKey, type Role } from "shared-schema/base/roles";
import { freeze } from "shared-schema/frozen/freeze";
import { page } from "vitest/browser";
import { readDraftInput } from "../../store/queries/draftInput.ts";
import { planWorker } from "../../workers/plan/planner.ts";
import type { Desk } from "../screen.tsx";
import { PRICED, profileIn } from "./priced.ts";

/** The server's answer where the total is the same. */
export const NO_CAUSES: PriceCausesView = {
  currency: "EUR",
  before: { revision: 1, at: "2027-01-16T09:00:00Z", total: null, currency: "EUR" },
  after: { revision: 2, at: "2027-01-17T09:00:00Z", total: null, currency: "EUR" },
  amount: 0,
  causes: [],
};

type At = Pick<Desk, "device">;

async function inputOf() {
  const read = await readDraftInput(PRICED);
  if (!read.ok) throw new Error(`The priced agreement is not whole: ${read.refusal.code}`);
  return read.value;
}

/** Notes that the demo's first person in a role approved the terms of the priced agreement as they are now, or has only seen them. */
export async function note(desk: At, kind: "approval" | "seen", role: Role): Promise<void> {
  const { device } = desk;
  const profile = await profileIn(desk, role);
  const { terms, fingerprint } = await planWorker.ask(async (remote) => remote.terms(await inputOf()));
  const user_id = (await device.body("profiles", profile))?.user_id ?? 0;
  const mark: Mark = { fingerprint, at: "2027-01-16T09:00:00Z", user_id };
  const before = (await device.body("approvals", PRICED)) ?? NO_APPROVALS;
  const key = partyKey(role, profile);
  const former = before.parties[key] ?? { approval: null, seen: null };
  const now = kind === "approval" ? { approval: mark, seen: mark } : { ...former, seen: mark };
  await device.put("approvals", PRICED, {
    parties: { ...before.parties, [key]: now },
    terms: { ...before.terms, [fingerprint]: terms },
  });
}

/** Locks the priced agreement, with its frozen copy. */
export async function lock({ device }: At): Promise<void> {
  const { agreement, ...live } = await inputOf();
  await device.put("snapshots", PRICED, freeze(agreement, live, "2027-01-17T09:00:00Z"));
  await device.change("agreements", PRICED, (body) => ({ ...body, status: "LOCKED" }));
}

/** The card of a role, whoever looks. */
export function card(role: string) {
  return page.getByRole("region", { name: "Parties to the Agreement" }).getByRole("listitem").filter({ hasText: role });
}

/** Presses «Generate». @returns the question that comes */
export async function askToGenerate() {
  await page.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  return page.getByRole("dialog");
}
