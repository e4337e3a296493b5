import { NO_CREW, withNewCrew } from "shared-schema/crew/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, partId, profileIn, putPriced } from "../../../testing/agreement/priced.ts";
import { catchDownloads } from "../../../testing/downloads.ts";
import { enter, field } from "../../../testing/fields.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("a captain enters the crew and learns of an entry that cannot be kept", async () => {
  await openScreen(`/agreement/${PRICED}/crew`, {
    as: "captain",
    prepare: (desk) => putPriced(desk, { name: "Manned" }),
  });
  await expect.element(page.getByText("From the captain’s profile")).toBeVisible();
  await page.getByRole("button", { name: "Add a crew member" }).click();
  await expect.element(page.getByLabelText("Family name").first()).toHaveFocus();
  const member = page.getByRole("group", { name: "Member 2" });
  await enter(field(member, "Date of birth"), "2999-01-01");
  const line = page.getByRole("button", { name: /^Member 2/ });
  await line.click();
  await expect.element(page.getByText("An entry is not saved. Open the member to see why.")).toBeVisible();
  await line.click();
  await enter(field(member, "Document number"), "s4711");
  await enter(field(member, "Family name"), "Reed");
  const named = page.getByRole("group", { name: "Reed" });
  await enter(field(named, "Date of birth"), "1990-02-03");
  await enter(field(named, "Rank or rating"), "=Engineer");
  const shown = page.getByRole("button", { name: /^Reed · =Engineer/ });
  await expect.element(shown).toHaveAttribute("aria-expanded", "true");
});

it("a captain hands out the crew list at a call, as CSV and as PDF", async () => {
  const files = catchDownloads();
  const reed = { family_name: "Reed", rank: "=Engineer", date_of_birth: "1990-02-03", document_number: "S4711" };
  await openScreen(`/agreement/${PRICED}/crew`, {
    as: "captain",
    prepare: async (desk) => {
      await putPriced(desk, { name: "Manned" });
      await desk.device.put("crew_lists", PRICED, withNewCrew(NO_CREW, [[partId(1), reed]]));
    },
  });
  await page.getByRole("button", { name: /^Crew list as CSV: 2 ·/ }).click();
  await expect.poll(() => files.length).toBe(1);
  const lines = ((await files[0]?.text()) ?? "").trim().split("\r\n");
  expect(lines).toHaveLength(3);
  // A formula is no formula in a spreadsheet.
  expect(lines[2]).toContain(",2,Reed,,'=Engineer,,1990-02-03,,,,S4711,,");
  await page.getByRole("button", { name: /^Crew list as PDF: 2 ·/ }).click();
  await expect.poll(() => files.length).toBe(2);
  expect((await files[1]?.text())?.slice(0, 5)).toBe("%PDF-");
});

it("dashes count as missing on the crew list, and letters that are not Latin are named", async () => {
  const born = (family_name: string, place_of_birth: string) => ({ family_name, rank: "Mate", place_of_birth });
  const members = [
    [partId(1), born("Reed", "—")],
    [partId(2), born("Ελένη", "Αθήνα")],
    [partId(3), born("Петров", "Saint-Étienne")],
  ] as const;
  await openScreen(`/agreement/${PRICED}/crew`, {
    as: "captain",
    prepare: async (desk) => {
      await putPriced(desk, { name: "Manned" });
      const captain = await profileIn(desk, "captains");
      await desk.device.change("profiles", captain, (body) => ({ ...body, place_of_birth: " – " }));
      await desk.device.put("crew_lists", PRICED, withNewCrew(NO_CREW, members));
    },
  });
  await expect.element(page.getByText(/^Still missing: .*Place of birth \(2\)/)).toBeVisible();
  await expect
    .element(page.getByText("Not in Latin letters: Family name (2), Place of birth (1)", { exact: true }))
    .toBeVisible();
});

it("what the server refused of the crew list is said in place, leads to its field, and is decided in the list of changes", async () => {
  await openScreen(`/agreement/${PRICED}/crew`, {
    as: "captain",
    prepare: async (desk) => {
      const { device, user } = desk;
      await putPriced(desk, { name: "Manned" });
      const reed = [partId(1), { family_name: "Reed", rank: "Engineer" }] as const;
      await device.put("crew_lists", PRICED, withNewCrew(NO_CREW, [reed]));
      await device.put("inbox", "decided-1", {
        ...{ user_id: user?.id ?? 0, kind: "refused", code: "edit.failed", collection: "crew_lists" },
        ...{ document_id: String(PRICED), title: "Manned", op: "op-1", path: `members.${partId(1)}.place_of_birth` },
        ...{ base: null, mine: "Hull", theirs: null, at: "2027-01-16T09:00:00Z", by: null },
      });
    },
  });
  const refused = page.getByRole("listitem").filter({ hasText: "The server refused this: " });
  await expect.element(refused.getByText("“Hull”")).toBeVisible();
  await refused.getByRole("link", { name: "Place of birth" }).click();
  await expect.element(field(page.getByRole("group", { name: "Reed" }), "Place of birth")).toBeVisible();
  await refused.getByRole("button", { name: "Decide" }).click();
  await expect.element(page.getByRole("dialog", { name: "Your changes" })).toBeVisible();
});
