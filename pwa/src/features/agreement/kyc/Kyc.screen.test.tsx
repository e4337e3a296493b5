import type { KycFile, KycItemView } from "shared-schema/api/privacy/kyc";
import { kycEntered } from "shared-schema/kyc/items";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "../../../testing/drafts.ts";
import { field } from "../../../testing/find.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const CLIENT = 7;
const PATH = `/api/cruise/${DRAFT}/kyc/${CLIENT}/FUNDS`;
const UNTOUCHED: KycItemView = {
  ...{ item: "FUNDS", state: "OPEN", expires_on: null, note: "", checked_by: null, checked_at: null },
  ...{ is_changeable: true, rev: 0, documents: [] },
};
const fileOf = (item: KycItemView): KycFile => ({
  ...{ profile_id: CLIENT, name: "Ada Okafor", is_company: false, roles: ["clients"], write_access: true },
  ...{ kept_until: null, items: [item] },
});

const item = page.getByRole("region", { name: /^Source of funds, / });
const edit = item.getByRole("button", { name: /^Edit Source of funds/ });
const save = item.getByRole("button", { name: "Save" });
const note = field("Note", item);
const validUntil = field("Valid until", item);
const sign = page.getBySelector("header button[data-state]");

/** The checks of a draft, of which the server has one item. */
async function openChecks(): Promise<OpenedScreen & { enteredByOther(entered: Partial<KycItemView>): void }> {
  let standing = UNTOUCHED;
  const screen = await openScreen(`/agreement/${DRAFT}/kyc`, {
    prepare: async (desk) => {
      await putDraft(desk);
      desk.server.on("GET", `/api/cruise/${DRAFT}/kyc/`, () => ({ json: [fileOf(standing)] }));
      desk.server.on("PUT", PATH, ({ body }) => {
        const { upon, ...rest } = Object(body);
        if (upon !== standing.rev) return { status: 409, json: { code: "kyc.changed", message: "No." } };
        standing = { ...standing, ...kycEntered.parse(rest), rev: standing.rev + 1 };
        return { json: fileOf(standing) };
      });
    },
  });
  return {
    ...screen,
    enteredByOther: (entered) => {
      standing = { ...standing, ...entered, rev: standing.rev + 1 };
    },
  };
}

it("an entry that is typed is told until it is discarded, field by field, or saved, and outlives a lost connection", async () => {
  const { server, go } = await openChecks();
  await edit.click();
  await item.getByLabelText("State").selectOptions("Checked");
  await validUntil.fill("2020/01/31");
  await note.fill("A gift");
  await expect.element(sign).toHaveTextContent("A form is not saved yet");
  await sign.click();
  const typed = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "A gift" });
  await typed.getByRole("button", { name: "Discard the entry" }).click();
  await expect.element(typed).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(note).toHaveValue("");
  await expect.element(validUntil).toHaveValue("2020/01/31");

  await note.fill("Sale of a house");
  let isCut = true;
  server.on("PUT", PATH, () => (isCut ? "unreachable" : { json: fileOf({ ...UNTOUCHED, state: "DONE", rev: 1 }) }));
  await save.click();
  await expect.element(item.getByRole("alert")).toHaveTextContent("Server not responding");
  await go("/agreement");
  await go(`/agreement/${DRAFT}/kyc`);
  await expect.element(note).toHaveValue("Sale of a house");
  isCut = false;
  await save.click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(sign).not.toHaveTextContent("A form is not saved yet");
});

it("an entry of someone else is shown before it is overwritten, and what was not typed follows it", async () => {
  const { server, enteredByOther } = await openChecks();
  await edit.click();
  await note.fill("Sale of a house");
  enteredByOther({ state: "DONE", note: "Letter of a bank", expires_on: "2020-01-30" });
  await save.click();
  await expect.element(item.getByRole("alert")).toHaveTextContent("Someone has changed this item meanwhile.");
  await expect.element(item.getByText("Letter of a bank")).toBeVisible();
  await expect.element(validUntil).toHaveValue("2020/01/30");
  await save.click();
  await expect.element(item.getByText("Expired")).toBeVisible();
  await expect.element(item.getByText("Sale of a house")).toBeVisible();
  expect(server.written.at(-1)?.body).toEqual({
    ...{ state: "DONE", expires_on: "2020-01-30", note: "Sale of a house", upon: 1 },
  });
});
