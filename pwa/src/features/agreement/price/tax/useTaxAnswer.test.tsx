import { renderToStaticMarkup } from "react-dom/server";
import { newAgreement } from "shared-schema/agreement/create";
import type { ExplanationStep, TripKind } from "shared-schema/pricing/tax/types";
import { expect, it, vi } from "vitest";
import { UiProvider } from "#ui/UiProvider.tsx";
import { WorkspaceContext } from "../../frame/workspace/workspace.ts";
import { type ExplainedRate, useTaxAnswer } from "./useTaxAnswer.ts";

vi.hoisted(() => {
  const items = new Map([["passerelle.language", "en"]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("window", { location: { pathname: "/agreement/1" }, addEventListener: () => undefined });
});

const CREATED = { created_by: 1, created_at: "2020-01-01T00:00:00Z", bunkerId: "b" };
const agreement = newAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR", ...CREATED });
const may = { terms: true, calls: true, payments: true, settlement: true };
const workspace = {
  ...{ id: 1, agreement, inputs: undefined, may, plan: null, last: null, busy: false, failed: false, delta: null },
  access: {
    ...{ read: true, contract: true, write: true, can_approve: false, signs: false, checks: false },
    can_post_payments: "NONE" as const,
    editable: () => true,
  },
  replan: () => undefined,
  setRoutes: () => undefined,
  missing: { paths: [], forTotal: [] },
};

/** The answer for an explanation, with a rate of 12 %. */
function answer(explanation: ExplanationStep[], origin: ExplainedRate["origin"] = "RULE"): string | undefined {
  function Answer() {
    return <p>{useTaxAnswer()({ origin, effective_vat_rate: 0.12, vat_country: "FR", explanation })}</p>;
  }
  const page = renderToStaticMarkup(
    <UiProvider>
      <WorkspaceContext value={workspace}>
        <Answer />
      </WorkspaceContext>
    </UiProvider>,
  );
  return /<p>(.*)<\/p>/.exec(page)?.[1];
}

const trip = (kind: TripKind): ExplanationStep => ({
  ...{ kind: "TRIP", trip: 0, rate: 0.2 },
  result: { kind, weight: 0.5, fr_share: 0.4, leaves_fr_waters: true, fce_counts: 1 },
  facts: { calls: [], nm: 1, fr_nm: 1, hours: 1, foreign_anchorage: [] },
});
const row = (code: string, country: string): ExplanationStep => ({
  ...{ kind: "ROW", code, country, rate: 0.2, base_rule: "EU_TIME", source: "", date: "", valid_from: "" },
});
const share = (code: string, part: Partial<Extract<ExplanationStep, { kind: "SHARE" }>>): ExplanationStep => ({
  ...{ kind: "SHARE", code, rate: 0.2, share: 0.6, part: 102, whole: 170, unit: "HOURS", ...part },
});

it("answers a cruise by its trips", () => {
  expect(answer([trip("INTERNATIONAL"), trip("INTERNATIONAL")])).toBe(
    "Every trip calls outside France, so it is international and taxed at 0%.",
  );
  expect(answer([trip("NATIONAL")])).toBe(
    "The cruise calls in France alone: it is taxed at 20% on its distance in French waters.",
  );
  expect(answer([trip("NATIONAL"), trip("INTERNATIONAL"), trip("INTERNATIONAL")])).toBe(
    "1 of 3 trips calls in France alone and is taxed at 20% on the distance in French waters. The others call abroad and are taxed at 0%.",
  );
});

it("answers a hire by what each state taxes", () => {
  expect(answer([row("A", "FR"), share("A", {})])).toBe(
    "60.0% of the journey (102 of 170 h) is taxed at 20% (France). The rest is not taxed.",
  );
  const two = [row("A", "FR"), share("A", {}), row("B", "IT"), share("B", { rate: 0.22, share: 0.4, part: 68 })];
  expect(answer(two)).toBe(
    "60.0% of the journey (102 of 170 h) is taxed at 20% (France). 40.0% of the journey (68 of 170 h) is taxed at 22% (Italy).",
  );
  expect(answer([row("A", "MC"), share("A", { share: 1, part: null, whole: null, unit: null })])).toBe(
    "All of it is taxed at 20% (Monaco).",
  );
});

it("says the rule where there is nothing to count, and what was entered by hand", () => {
  expect(answer([trip("STATIC")])).toBe("12% follows from the waters that the route crosses and the rules of France.");
  expect(answer([], "ENTERED")).toBe("12% was entered by hand.");
});
