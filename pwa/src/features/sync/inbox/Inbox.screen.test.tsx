import { putParty } from "shared-schema/agreement/mutations/parties";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { newProfile } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "../../../testing/agreement/priced.ts";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const drawer = page.getByRole("dialog", { name: "Your changes" });

/** The button of the bar that opens the list. */
function signOf(): Element {
  const sign = document.querySelector("header button[data-state]");
  if (!sign) throw new Error("The bar shows no state.");
  return sign;
}

/** Opens the broker's list of changes, in which one waits for a decision. */
async function openChanges(
  change: Partial<InboxBody> | ((standing: AgreementBody) => Partial<InboxBody>),
  keep = true,
): Promise<OpenedScreen> {
  const screen = await openScreen(keep ? `/agreement/${PRICED}` : "/agreement", {
    prepare: async (desk) => {
      const { device, user } = desk;
      if (keep) await putPriced(desk, { name: "Disputed", change: (body) => ({ ...body, cruise_areas: "Theirs" }) });
      const standing = keep ? await device.body("agreements", PRICED) : undefined;
      await device.put("inbox", "decided-1", {
        ...{ user_id: user?.id ?? 0, kind: "conflict", code: "edit.conflict", collection: "agreements" },
        ...{ document_id: String(PRICED), title: "Disputed", op: "op-1", path: "cruise_areas" },
        ...{ base: null, mine: "Mine", theirs: "Theirs", at: "2027-01-16T09:00:00Z", by: null },
        ...(typeof change !== "function" ? change : standing ? change(standing) : {}),
      });
    },
  });
  await expect.element(page.getByText("1 change needs you").first()).toBeInTheDocument();
  await page.elementLocator(signOf()).click();
  await expect.element(drawer).toBeVisible();
  return screen;
}

it("a conflict is shown field by field with what each value does, and one’s own is taken", async () => {
  const { device } = await openChanges({});
  await expect.element(drawer.getByRole("row", { name: "Cruising areas Mine Theirs" })).toBeVisible();
  await expect.element(drawer.getByText(/^Effect on Agreement \d{5} · Disputed$/)).toBeVisible();
  await drawer.getByRole("button", { name: "Take mine" }).click();
  await expect.element(drawer.getByRole("button", { name: "Take mine" })).not.toBeInTheDocument();
  await expect.poll(async () => (await device.body("agreements", PRICED))?.cruise_areas).toBe("Mine");
});

it("a waypoint that two people moved is told by way and direction, and what is stored lies under «Details»", async () => {
  await openChanges(({ waypoints }) => {
    const [id = "", { longitude } = { longitude: 0 }] = Object.entries(waypoints)[1] ?? [];
    const path = `waypoints.${id}.longitude`;
    // The value of the other one is kept.
    return { path, base: longitude + 0.25, mine: longitude + 0.5, theirs: longitude };
  });
  await expect.element(drawer.getByRole("row", { name: /moved \d+.NM east moved \d+.NM west/ })).toBeVisible();
  await expect.element(drawer.getByText(/Longitude/)).not.toBeInTheDocument();
  const copy = drawer.getByRole("button", { name: "Copy as JSON" });
  await expect.element(copy).not.toBeInTheDocument();
  await drawer.getByText("Details", { exact: true }).first().click();
  await expect.element(copy).toBeVisible();
});

it("an edit of a document that is out of reach stays as text: it cannot be applied, and is discarded after a question", async () => {
  await openChanges({ kind: "refused", code: "edit.failed", mine: "Written too late", theirs: null }, false);
  await expect.element(drawer.getByRole("row", { name: /Cruising areas Written too late/ })).toBeVisible();
  await drawer.getByRole("button", { name: "Apply mine again" }).click();
  await expect.element(drawer.getByText(/It cannot be applied again/)).toBeVisible();
  await drawer.getByRole("button", { name: "Discard mine" }).click();
  await page.getByRole("dialog", { name: "Confirm" }).getByRole("button", { name: "Discard mine" }).click();
  await expect.element(drawer.getByText("Written too late")).not.toBeInTheDocument();
});

const SENT = {
  ...({
    kind: "conflict",
    code: "passenger-link.conflict",
    collection: "profiles",
    title: "Oliver Whitcombe",
  } as const),
  ...{ at: "2027-01-16T09:00:00Z", by: null },
};

/** Opens the list in which a guest's values wait; the guest is a passenger of an agreement with the viewer, or of none. */
async function openSent(as: "broker" | "client", isAboard: boolean): Promise<OpenedScreen> {
  const screen = await openScreen("/agreement", {
    as,
    prepare: async (desk) => {
      const { device, user } = desk;
      const profile = newProfile({
        ...{ first_name: "Oliver", last_name: "Whitcombe", user_id: null },
        // Someone else has made the contact.
        ...{ created_by: 1, created_at: SENT.at, date_of_birth: "1980-02-03", nationality: "GB" },
      });
      await device.put("profiles", "7001", profile);
      const aboard = (body: AgreementBody) => (isAboard ? putParty(body, "passengers", 7001) : body);
      await putPriced(desk, { roles: ["brokers", "clients"], change: aboard });
      const values = { first_name: "Anna", last_name: "Eriksson", date_of_birth: "1974-08-12" };
      for (const [path, mine] of Object.entries(values)) {
        const theirs = { ...profile }[path as keyof typeof values];
        const about = { user_id: user?.id ?? 0, document_id: "7001", op: "op-2", path, base: theirs, mine, theirs };
        await device.put("inbox", `sent-${path}`, { ...SENT, ...about });
      }
    },
  });
  await expect.element(page.getByText("3 changes need you").first()).toBeInTheDocument();
  await page.elementLocator(signOf()).click();
  await expect.element(drawer.getByRole("row", { name: "First name Oliver Anna" })).toBeVisible();
  return screen;
}

it("what a passenger sent by a link is accepted or kept, field by field or all at once", async () => {
  const { device } = await openSent("broker", true);
  await drawer.getByRole("button", { name: "Keep: Date of birth" }).click();
  await expect.element(drawer.getByRole("row", { name: /Date of birth/ })).not.toBeInTheDocument();
  await expectNoBarriers();
  await drawer.getByRole("button", { name: "Accept all" }).click();
  await expect.element(drawer.getByRole("row", { name: /First name/ })).not.toBeInTheDocument();
  await expect
    .poll(async () => device.body("profiles", 7001))
    .toMatchObject({ first_name: "Anna", last_name: "Eriksson", date_of_birth: "1980-02-03" });
});

it.each([
  ["client", true],
  ["broker", false],
] as const)("a %s who is no professional of an agreement with the guest accepts nothing", async (as, isAboard) => {
  await openSent(as, isAboard);
  await expect.element(drawer.getByText(/on the agreement accepts these values/)).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Accept: First name" })).toBeDisabled();
  await expect.element(drawer.getByRole("button", { name: "Accept all" })).toBeDisabled();
  await expectNoBarriers();
});
