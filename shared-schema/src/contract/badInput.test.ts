import { expect, test } from "vitest";
import { newAgreement } from "../agreement/create.ts";
import { refused } from "../base/result.ts";
import { TURNING } from "../base/text/oneLine.ts";
import { inputOf, RIVIERA } from "../pricing/cruises.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import type { ContractFacts } from "../terms/facts.ts";
import { factsFromPlan } from "../terms/factsFromPlan.ts";
import { buildContract } from "./document.ts";
import { contractHtml } from "./html.ts";
import { NO_PLATES } from "./pdf/plates.ts";
import { contractPdf } from "./pdf.ts";
import { refusedTexts, unprintableTexts } from "./printable.ts";
import { partOf, rivieraFacts, testFonts, testOptions } from "./testing.test-support.ts";

const fonts = testFonts();
const contractOf = (facts: ContractFacts) => buildContract(facts, { ...testOptions, draft: false });
const pagesOf = (facts: ContractFacts) => contractPdf(contractOf(facts), fonts, NO_PLATES).pages;

/** The Riviera cruise with another name, of the agreement and of its client. */
function named(name: string, lastName: string): ContractFacts {
  const facts = rivieraFacts();
  facts.agreement.name = name;
  for (const party of Object.values(facts.agreement.parties)) {
    const profile = facts.profiles[party.profile_id];
    if (party.role === "clients" && profile) profile.last_name = lastName;
  }
  return facts;
}

test("names of 300 characters without a space are printed", () => {
  const facts = named("Aa".repeat(150), "Longname".repeat(37));
  expect(unprintableTexts(contractOf(facts), fonts)).toEqual([]);
  expect(pagesOf(facts) - pagesOf(rivieraFacts())).toBeLessThanOrEqual(1);
});

test("text from right to left and emoji are refused with the value and its characters", () => {
  const arabic = unprintableTexts(contractOf(named("رحلة", "אב")), fonts);
  expect(arabic.find(({ text }) => text === "رحلة")?.characters).toEqual(["ر", "ح", "ل", "ة"]);
  expect(arabic.find(({ text }) => text === "Łukasz אב")?.characters).toEqual(["א", "ב"]);
  expect(unprintableTexts(contractOf(named("Week 🍾", "Žižka")), fonts)).toContainEqual({
    ...{ text: "Week 🍾", characters: ["🍾"] },
  });
  // The variation selector behind it cannot be seen, and is not named.
  expect(unprintableTexts(contractOf(named("Week", "Žižka 🛥\ufe0f")), fonts)[0]?.characters).toEqual(["🛥"]);
});

test("what would turn a text on screen is marked in a draft, and refused by its number", () => {
  const turned = contractOf(named("Pay \u202e000,1\u202c EUR", "Žižka\u2067"));
  expect(unprintableTexts(turned, fonts)).toContainEqual({
    ...{ text: "Pay \ufffd000,1\ufffd EUR", characters: ["\u202e", "\u202c"] },
  });
  expect(contractHtml(turned)).not.toMatch(TURNING);
  expect(contractHtml(turned)).toContain("Pay \ufffd000,1\ufffd EUR");
  expect(refusedTexts(contractOf(named("Pay \u202e 王 🍾", "Žižka")), fonts)).toContainEqual(
    refused("contract.unprintable", { character: "U+202E 王 🍾", text: "Pay \uFFFD 王 🍾" }),
  );
});

test("page and paper leave out the same invisible characters", () => {
  const html = contractHtml(contractOf(named("Ri\u200bvie\u00adra\u0000", "Žižka")));
  expect(html).toContain("<p>Riviera</p>");
});

test("HTML in a name is text on the page and in the PDF", () => {
  const facts = named("<b>Bold</b> & co", "<img src=x onerror=alert(1)>");
  const html = contractHtml(contractOf(facts));
  expect(html).not.toMatch(/<b>Bold|<img src=x/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(unprintableTexts(contractOf(facts), fonts)).toEqual([]);
});

test("sixty waypoints and twelve passengers are printed, each of them", () => {
  const { geo, taxRows, today } = inputOf(RIVIERA);
  const facts = rivieraFacts();
  const [first] = Object.values(facts.agreement.waypoints);
  if (!first) throw new Error("The cruise has waypoints.");
  facts.agreement.waypoints = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => {
      const at = { latitude: 43.5 - index / 50, longitude: 7 + index / 50 };
      const pos = `a${String(index).padStart(2, "0")}V`;
      return [partOf(1_000 + index), { ...first, ...at, pos, call_location_str: `Stop ${index}.` }];
    }),
  );
  const plan = makePlan({ agreement: facts.agreement, yacht: facts.yacht, geo, taxRows, today });
  const many = factsFromPlan({ ...facts, plan });
  const html = contractHtml(contractOf(many));
  for (let index = 0; index < 60; index++) expect(html).toContain(`Stop ${index}.`);
  expect(html).toContain("Renée D");
  expect(pagesOf(many)).toBeGreaterThan(pagesOf(rivieraFacts()));
});

test("an agreement with nothing but a name prints a blank for each particular, and no table without a row", () => {
  const { geo, taxRows, today } = inputOf(RIVIERA);
  const created = { created_by: 1, created_at: "2027-01-15T09:00:00Z", bunkerId: partOf(900) };
  const agreement = newAgreement({ name: "Only a name", contract_type: "CRUISE", currency: "EUR", ...created });
  const plan = makePlan({ agreement, yacht: null, geo, taxRows, today });
  const facts = factsFromPlan({ id: 42, agreement, yacht: null, profiles: {}, plan });
  for (const block of contractOf(facts).blocks) if (block.kind === "table") expect(block.rows).not.toEqual([]);
  expect(pagesOf(facts)).toBeGreaterThan(10);
});
