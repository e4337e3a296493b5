import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it, vi } from "vitest";
import { UiProvider } from "#ui/UiProvider.tsx";
import { WorkspaceContext } from "../../frame/workspace/workspace.ts";
import { NextStep } from "./NextStep.tsx";

vi.hoisted(() => {
  const items = new Map([["passerelle.language", "en"]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("window", { location: { pathname: "/agreement/1" }, addEventListener: () => undefined });
});

const DRAFT = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2020-01-01T00:00:00Z",
  bunkerId: "b",
});

function shown(change: Partial<AgreementBody>): string {
  const workspace = {
    id: 1,
    agreement: { ...DRAFT, ...change },
    inputs: undefined,
    access: {
      read: true,
      contract: true,
      write: true,
      can_approve: false,
      signs: false,
      checks: false,
      can_post_payments: "NONE" as const,
      editable: () => true,
    },
    may: { terms: true, calls: true, payments: true, settlement: true },
    plan: null,
    busy: false,
    failed: false,
    replan: () => undefined,
    setRoutes: () => undefined,
    delta: null,
    missing: { paths: [], forTotal: [] },
  };
  return renderToStaticMarkup(
    <UiProvider>
      <MemoryRouter>
        <WorkspaceContext value={workspace}>
          <NextStep />
        </WorkspaceContext>
      </MemoryRouter>
    </UiProvider>,
  );
}

it("names the step, and leads to the settlement once the voyage is over", () => {
  expect(shown({ status: "LOCKED" })).toContain("Generate the contract.");
  const steps = [
    ["CONTRACT", "The voyage is over. Start settling."],
    ["ADDENDUM", "The voyage is over. Start settling."],
    ["SETTLING", "Enter the actual amounts and close the settlement."],
    ["SETTLED", "Archive the settled agreement."],
  ] as const;
  for (const [status, sentence] of steps) {
    const words = shown({ status, redelivery_date: "2020-07-01T00:00:00Z" });
    expect(words).toContain(sentence);
    expect(words).toContain('href="/agreement/1/price#settlement"');
  }
});
