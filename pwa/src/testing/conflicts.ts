import type { InboxBody } from "shared-schema/sync/inbox";
import { type Locator, page } from "vitest/browser";
import type { FieldPath } from "../base/fieldPath.ts";
import { draftStore, followDrafts } from "../store/drafts/draftStore.ts";
import { DRAFT } from "./drafts.ts";
import { field } from "./find.ts";
import type { Desk } from "./screen.tsx";

/** Has the server tell the device of an edit of the draft's cruising areas that met another one. */
export async function putConflict({ user, device }: Desk, row: Partial<InboxBody> = {}): Promise<void> {
  await device.put("inbox", "conflict-1", {
    ...{ user_id: user?.id ?? 0, kind: "conflict", code: "edit.conflict" },
    ...{ collection: "agreements", document_id: String(DRAFT), title: "A new draft", op: "agreement.patch" },
    ...{ path: "cruise_areas", base: null, mine: "Mine", theirs: "Theirs" },
    ...{ at: "2027-01-15T10:00:00Z", by: "Ada Admin" },
    ...row,
  });
}

/** Leaves a text in the browser's storage, as a page does that ends while it is typed. @param over the stored text that it was typed over */
export function leaveDraft({ user }: Desk, path: FieldPath, { text, over }: { text: string; over: string }): void {
  const id = user?.id ?? 0;
  const ended = { path: () => `/agreement/${DRAFT}`, load: "an earlier page", noteSettled: () => undefined };
  draftStore(id, localStorage, ended).set(path, { text, over });
  followDrafts(id, localStorage);
}

/** The field of the cruising areas, on the overview of an agreement without dates. */
export const areasField = field("Cruising areas", page.getByRole("main"));

/** The states of the user's work in the bar, one for each message. */
export const syncSigns = page.getBySelector("header [data-sign]");

/** Opens the list behind the signs in the bar. */
export async function openChanges(): Promise<Locator> {
  await page.getBySelector("header button[data-state]").click();
  return page.getByRole("dialog", { name: "Your changes" });
}
