import type { InboxBody } from "shared-schema/sync/inbox";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "../../../testing/agreement/priced.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const drawer = page.getByRole("dialog", { name: "Your changes" });

/** Opens the broker's list of changes, in which one waits for a decision. */
async function openChanges(change: Partial<InboxBody>, keep = true): Promise<OpenedScreen> {
  const screen = await openScreen(keep ? `/agreement/${PRICED}` : "/agreement", {
    prepare: async (desk) => {
      const { device, user } = desk;
      if (keep) await putPriced(desk, { name: "Disputed", change: (body) => ({ ...body, cruise_areas: "Theirs" }) });
      await device.put("inbox", "decided-1", {
        ...{ user_id: user?.id ?? 0, kind: "conflict", code: "edit.conflict", collection: "agreements" },
        ...{ document_id: String(PRICED), title: "Disputed", op: "op-1", path: "cruise_areas" },
        ...{ base: null, mine: "Mine", theirs: "Theirs", at: "2027-01-16T09:00:00Z", by: null },
        ...change,
      });
    },
  });
  await expect.element(page.getByText("1 change needs you").first()).toBeInTheDocument();
  const sign = document.querySelector("header button[data-state]");
  if (sign) await page.elementLocator(sign).click();
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

it("an edit of a document that is out of reach stays as text: it cannot be applied, and is discarded after a question", async () => {
  await openChanges({ kind: "refused", code: "edit.failed", mine: "Written too late", theirs: null }, false);
  await expect.element(drawer.getByRole("row", { name: /Cruising areas Written too late/ })).toBeVisible();
  await drawer.getByRole("button", { name: "Apply mine again" }).click();
  await expect.element(drawer.getByText(/It cannot be applied again/)).toBeVisible();
  await drawer.getByRole("button", { name: "Discard mine" }).click();
  await page.getByRole("dialog", { name: "Confirm" }).getByRole("button", { name: "Discard mine" }).click();
  await expect.element(drawer.getByText("Written too late")).not.toBeInTheDocument();
});
