import { renderToStaticMarkup } from "react-dom/server";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it, vi } from "vitest";
import { UiProvider } from "#ui/UiProvider.tsx";
import { WorkspaceContext } from "../../frame/workspace/workspace.ts";
import { DeductionWarning } from "./DeductionWarning.tsx";

vi.hoisted(() => {
  const items = new Map([["passerelle.language", "en"]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("window", { location: { pathname: "/agreement/1" }, addEventListener: () => undefined });
});

const AT = "2020-01-01T00:00:00Z";
const fresh = newAgreement({
  ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR", created_by: 1, created_at: AT },
  bunkerId: "b",
});
const settled: AgreementBody = { ...fresh, status: "SETTLING", actual_deposit_deduction: 500 };

/** The warning as it is read, of a settlement whose deposit was not paid. */
function warning(agreement: AgreementBody, can_approve: boolean): string {
  const workspace = {
    ...{ id: 1, agreement, inputs: undefined, plan: null, last: null, busy: false, failed: false, delta: null },
    may: { terms: false, calls: true, payments: true, settlement: true },
    access: {
      ...{ read: true, contract: true, write: true, can_approve, signs: false, checks: false },
      can_post_payments: "NONE" as const,
      editable: () => true,
    },
    replan: () => undefined,
    setRoutes: () => undefined,
    missing: { paths: [], forTotal: [] },
  };
  const page = renderToStaticMarkup(
    <UiProvider>
      <WorkspaceContext value={workspace}>
        <DeductionWarning />
      </WorkspaceContext>
    </UiProvider>,
  );
  return page.replaceAll(/<style.*?<\/style>/gs, "");
}

it("warns of a deduction above the paid deposit, and asks those who can approve", () => {
  const captain = warning(settled, false);
  expect(captain).toContain("The deduction is above the deposit that was paid: €0.00.");
  expect(captain).not.toContain("<button");
  expect(warning(settled, true)).toContain("Confirm the deduction of €500.00");
});

it("says nothing of a deduction that is confirmed", () => {
  const deposit_deduction_confirmed = { amount: 500, by: 1, at: AT };
  expect(warning({ ...settled, deposit_deduction_confirmed }, true)).not.toContain("deduction");
});
