import { expect, it } from "vitest";
import { rivieraFacts } from "../../contract/testing.test-support.ts";
import { compareTerms } from "../compare.ts";
import type { ContractFacts } from "../facts.ts";
import { terms } from "../terms.ts";
import { summaryOf } from "./summary.ts";

const after = (...changes: ((facts: ContractFacts) => void)[]) => {
  const facts = rivieraFacts();
  for (const change of changes) change(facts);
  const current = terms(facts);
  return summaryOf(compareTerms(terms(rivieraFacts()), current), current).map(({ en }) => en.replace("\u00a0", " "));
};
const moved = ({ derived }: ContractFacts) => {
  const [, calvi, next] = derived.waypoints;
  Object.assign(calvi ?? {}, { longitude: (calvi?.longitude ?? 0) + 0.5421, leg_nm: 60, country: null });
  Object.assign(next ?? {}, { leg_nm: 70 });
};
const dearer = ({ agreement }: ContractFacts) => Object.assign(agreement, { base_price_cruising: 290_000 });
const recalculated = ({ derived }: ContractFacts) =>
  Object.assign(derived, { total_nm: 400, net_total: 1, vat_amount: 2, total_agreement_price: 3, trips: [] });

it("tells a waypoint's move in words, and leaves out what follows from it", () => {
  expect(after(moved, recalculated)).toEqual(["Calvi moved 24 NM east"]);
});

it("names entered terms after the moves", () => {
  expect(after(moved, dearer, recalculated)).toEqual(["Calvi moved 24 NM east", "Base price of the cruise"]);
});

it("names what was recalculated where nothing else changed, as another table of rates does it", () => {
  expect(after(recalculated)).toContain("Distance");
  expect(after(() => undefined)).toEqual([]);
});
