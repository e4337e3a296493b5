import { beforeEach, expect, it } from "vitest";
import { recordPath } from "../store/drafts/fieldPath.ts";
import { draftOf, keepDraftsIn, pageDrafts } from "../ui/fields/autosave/drafts.ts";
import { typedForm } from "./typedForm.ts";

const GIVEN = { amount: "", note: "" };
const pathOf = (field: keyof typeof GIVEN) => recordPath(12, "expenses", "EXPENSE", field);
const form = () => typedForm(["amount", "note"], pathOf, GIVEN);

beforeEach(() => keepDraftsIn(pageDrafts()));

it("forgets what was sent, and nothing that was typed while it was under way", () => {
  const sent = { amount: "12", note: "Fuel" };
  form().keep(sent);
  form().keep({ ...sent, note: "Fuel in Bonifacio" });
  form().forget(sent);
  expect(draftOf(pathOf("amount"))).toBeUndefined();
  expect(form().texts()).toEqual({ amount: "", note: "Fuel in Bonifacio" });
});

it("forgets all that was typed when the form is given up", () => {
  form().keep({ amount: "12", note: "Fuel" });
  form().forget();
  expect(form().texts()).toEqual(GIVEN);
});

it("keeps again what is typed here after another tab has removed it, and leaves that tab's own texts alone", () => {
  form().keep({ amount: "12", note: "" });
  // Another tab with the same form has typed a note into it, and so removed the amount.
  form().keep({ amount: "", note: "Fuel" });
  expect(draftOf(pathOf("amount"))).toBeUndefined();
  form().keepAgain({ amount: "12", note: "" });
  expect(form().texts()).toEqual({ amount: "12", note: "Fuel" });
});
