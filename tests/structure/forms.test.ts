import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const APP = join(import.meta.dirname, "../../pwa/src");
const read = (file: string) => readFileSync(join(APP, file), "utf8");

/** How a form shows that its entries were not taken. */
type Shown =
  /** It sends every shape of answer in this screen test. */
  | { tried: string }
  /** It shows a refusal by this function of `ui/feedback`, each of which leaves nothing out. */
  | { by: "refusalInForm" | "refusalMessage"; in?: string }
  /** Another form shows it. */
  | { within: string }
  /** It is without a server, or has a sentence of its own for whatever is not taken. */
  | { because: string };

const ACCOUNTS = { tried: "features/account/answers.screen.test.tsx" };
const IN_FORM = { by: "refusalInForm" } as const;
const MESSAGE = { by: "refusalMessage" } as const;
const CREATE = { within: "forms/CreateDialog.tsx" };

/** Every form of the app. */
const FORMS: Readonly<Record<string, Shown>> = {
  "app/landing/live/contactForm.ts": { because: "a page without the app, which has a sentence for every status" },
  "app/landing/sections/contact.ts": { because: "its markup, alive by contactForm" },
  "features/account/AccountForm.tsx": ACCOUNTS,
  "features/account/ClaimExisting.tsx": IN_FORM,
  "features/account/ClaimNew.tsx": IN_FORM,
  "features/account/ForgotPassword.tsx": ACCOUNTS,
  "features/account/Login.tsx": ACCOUNTS,
  "features/account/Recovery.tsx": IN_FORM,
  "features/account/Registration.tsx": ACCOUNTS,
  "features/account/secondStep/SecondStepForm.tsx": MESSAGE,
  "features/account/security/OwnData.tsx": MESSAGE,
  "features/account/security/PasswordForm.tsx": ACCOUNTS,
  "features/account/security/factors/TotpSetup.tsx": MESSAGE,
  "features/admin/orders/list/refund/Refund.tsx": MESSAGE,
  "features/admin/orders/promos/PromoDialog.tsx": MESSAGE,
  "features/admin/rates/EnterRate.tsx": { tried: "features/admin/rates/EnterRate.screen.test.tsx" },
  "features/admin/requests/DeclineDialog.tsx": MESSAGE,
  "features/admin/taxTable/change/AddDialog.tsx": { within: "features/admin/taxTable/change/ChangeDialog.tsx" },
  "features/admin/taxTable/change/ChangeDialog.tsx": MESSAGE,
  "features/admin/taxTable/change/EndDialog.tsx": { within: "features/admin/taxTable/change/ChangeDialog.tsx" },
  "features/admin/taxTable/change/WithdrawDialog.tsx": { within: "features/admin/taxTable/change/ChangeDialog.tsx" },
  "features/agreement/apa/entry/EntryDialog.tsx": { ...IN_FORM, in: "features/agreement/apa/entry/useEntryForm.ts" },
  "features/agreement/contract/signing/DeclineButton.tsx": MESSAGE,
  "features/agreement/contract/signing/people/DelegateButton.tsx": MESSAGE,
  "features/agreement/contract/signing/people/OrderButton.tsx": MESSAGE,
  "features/agreement/kyc/KycForm.tsx": MESSAGE,
  "features/agreement/mapping/file/GpxImportDialog.tsx": { because: "an edit of the agreement on the device" },
  "features/agreement/mapping/waypoint/AddAtPosition.tsx": { because: "an edit of the agreement on the device" },
  "features/agreement/price/plan/payments/PaymentDialog.tsx": IN_FORM,
  "features/agreement/price/plan/unapplied/UnappliedDialog.tsx": MESSAGE,
  "features/agreements/CreateAgreementDialog.tsx": CREATE,
  "features/billing/purchase/PurchaseForm.tsx": { ...MESSAGE, in: "features/billing/purchase/usePurchase.ts" },
  "features/money/reminders/ReminderDialog.tsx": MESSAGE,
  "features/passenger/PassengerForm.tsx": { tried: "features/passenger/PassengerPage.screen.test.tsx" },
  "features/requests/RequestDialog.tsx": IN_FORM,
  "forms/CreateDialog.tsx": IN_FORM,
  "forms/profile/ContactDialog.tsx": CREATE,
  "forms/profile/merge/MergeDialog.tsx": MESSAGE,
  "forms/proof/ProofForm.tsx": MESSAGE,
  "forms/yacht/YachtDialog.tsx": CREATE,
  "ui/feedback/FormDialog.tsx": { because: "shows what its user answers" },
};

const FORM = /<(form|FormDialog|AccountForm|CreateDialog|ChangeDialog)\b(?!>)|addEventListener\("submit"/;

/** The sources of the app in which there is a form. */
function formsInCode(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
    ...{ cwd: APP, encoding: "utf8" },
  });
  const sources = listed.split("\n").filter((file) => file !== "" && !/\.test\.tsx?$|^testing\//.test(file));
  return sources.filter((file) => FORM.test(read(file))).sort();
}

it("knows of each form how it shows that its entries were not taken", () => {
  expect(Object.keys(FORMS).sort()).toEqual(formsInCode());
});

it.each(Object.entries(FORMS))("%s shows it as it says", (file, shown) => {
  if ("tried" in shown) expect(read(shown.tried)).toContain("expectEveryAnswerSeen");
  if ("by" in shown) expect(read(shown.in ?? file)).toMatch(new RegExp(`${shown.by}\\(`));
  if ("within" in shown) expect(FORMS).toHaveProperty([shown.within]);
  // Messages at fields alone would leave out what is said of a field that the form lacks.
  if (!("within" in shown)) expect(read("in" in shown ? (shown.in ?? file) : file)).not.toContain("fieldMessages(");
});
