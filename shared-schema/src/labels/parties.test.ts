import { expect, it } from "vitest";
import { partyLabel } from "./parties.ts";

it.each([
  ["stakeholders", null, "Séquestre"],
  ["stakeholders", "Director", "Séquestre"],
  ["stakeholders", "Attorney", "Avocat"],
  ["stakeholders", "avocate au barreau de Nice", "Avocat"],
  ["stakeholders", "Yacht manager", "Gestionnaire"],
  ["stakeholders", "Management assistant", "Séquestre"],
  ["brokers", "Manager", "Courtier"],
] as const)("calls a party of %s with the capacity %s «%s»", (role, capacity, fr) => {
  expect(partyLabel(role, { capacity }).fr).toBe(fr);
});
