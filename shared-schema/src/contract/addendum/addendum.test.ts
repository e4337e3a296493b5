import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTerms } from "../../terms/compare.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { fingerprint } from "../../terms/fingerprint.ts";
import { terms } from "../../terms/terms.ts";
import { contractBody } from "../html.ts";
import { NO_PLATES } from "../pdf/plates.ts";
import { contractPdf } from "../pdf.ts";
import { priceSection } from "../sections/price.ts";
import { partOf, rivieraFacts, testFonts, testOptions } from "../testing.test-support.ts";
import { type AmendedVersion, buildAddendum } from "./addendum.ts";

const contract = rivieraFacts();
const amended: AmendedVersion = { version: 0, fingerprint: fingerprint(contract), terms: terms(contract) };

function addendumAfter(change: (facts: ContractFacts) => void) {
  const facts = structuredClone(contract);
  facts.agreement.version = 1;
  change(facts);
  return { facts, document: buildAddendum(facts, testOptions, amended) };
}

const dearer = (facts: ContractFacts) => {
  facts.agreement.base_price_cruising = 310_000;
  facts.derived.total_agreement_price = 337_000.5;
  facts.agreement.delivery_date = "2027-07-04T10:00:00Z";
  facts.agreement.clauses = {
    [partOf(600)]: { pos: "a0", text_fr: "Livraison à Nice.", text_en: "Delivery at Nice." },
  };
};

test("names the version it amends, each changed term before and after, and the difference of price", () => {
  const html = contractBody(addendumAfter(dearer).document);
  expect(html).toContain(amended.fingerprint);
  expect(html).toContain("Avenant n°\u00a01");
  expect(html).toContain("Début / Start");
  expect(html).toContain("2027-07-04 10:00\u00a0UTC");
  expect(html).toContain("310\u00a0000.00");
  expect(html).toContain("+11\u00a0259.50");
  expect(html).toContain("Livraison à Nice.");
});

test("of a charter speaks of hire in prices, fuel and changed terms, never of a cruise", () => {
  const { facts, document } = addendumAfter((changed) => {
    dearer(changed);
    changed.agreement.contract_type = "CHARTER";
  });
  const amendedHire: AmendedVersion = { ...amended, terms: { ...amended.terms, contract_type: "CHARTER" } };
  const own = buildAddendum(facts, testOptions, amendedHire).blocks;
  const written = JSON.stringify([
    priceSection(facts),
    own.filter((block) => block.kind === "table"),
    document.blocks.filter(({ kind }) => kind === "table").at(-1),
  ]);
  expect(written).toContain("Prix de base de l’affrètement / Base charter hire");
  expect(written).toContain("Consommation prévue, affrètement / Expected consumption, charter");
  expect(written).not.toMatch(/cruis|croisière/i);
});

test("says of a call when it is due: on signature, in French", () => {
  const { document } = addendumAfter(({ agreement }) => {
    for (const call of Object.values(agreement.payment_calls)) call.due_by_execution = !call.due_by_execution;
  });
  const html = contractBody(document);
  expect(html).toMatch(/dû à la signature du contrat/i);
  expect(html).not.toMatch(/exécution/i);
});

test("of many changed terms has them under headings by part, each once; of few in one table", () => {
  const blocksOf = (change: (facts: ContractFacts) => void) => addendumAfter(change).document.blocks;
  const parts = (blocks: ReturnType<typeof blocksOf>) =>
    blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [[block.number, block.en]] : []));
  expect(parts(blocksOf(dearer))).toEqual([]);
  const many = blocksOf((facts) => {
    dearer(facts);
    facts.agreement.payment_calls = {};
    facts.agreement.special_conditions = {};
    facts.yacht = facts.yacht && { ...facts.yacht, name: "Other", loa: 99, flag: "MT" };
  });
  expect(parts(many)).toEqual([
    ["II.1", "Dates and route"],
    ["II.2", "Yacht"],
    ["II.3", "Price and services"],
    ["II.4", "Payments"],
    ["II.5", "Special clauses"],
  ]);
  const tables = many.filter((block) => block.kind === "table").slice(0, 5);
  const rows = tables.flatMap(({ rows }) => rows.map(([name]) => name));
  expect(rows.length).toBeGreaterThan(12);
  expect(new Set(rows).size).toBe(rows.length);
});

test("carries the tax exhibit exactly when that changes", () => {
  const has = (change: (facts: ContractFacts) => void) =>
    contractBody(addendumAfter(change).document).includes('id="tax-regime"');
  expect(has(dearer)).toBe(false);
  expect(has((facts) => Object.assign(facts.derived, { effective_vat_rate: 0.05, rate_display: "5%" }))).toBe(true);
});

test("lists every change of the terms, each once, without an empty label", () => {
  const changes = fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 20 }),
      currency: fc.constantFrom("USD", "GBP"),
      base_price_cruising: fc.integer({ min: 0, max: 1_000_000 }),
      cruise_areas: fc.string({ maxLength: 20 }),
      contract_type: fc.constantFrom("CRUISE" as const, "CHARTER" as const),
      requested_cea_ratio: fc.constantFrom(0.1, 0.25, null),
      payment_calls: fc.constant({}),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (change) => {
      const { facts, document } = addendumAfter((copy) => Object.assign(copy.agreement, change));
      const expected = compareTerms(amended.terms, terms(facts)).length;
      const table = document.blocks.find((block) => block.kind === "table" && block.caption.en === "Changed terms");
      if (table?.kind !== "table") throw new Error("The addendum has no table of changes");
      expect(table.rows).toHaveLength(Math.max(expected, 1));
      for (const [label] of table.rows) expect(label).not.toBe("");
    }),
    { numRuns: 50 },
  );
});

test("says on its title page to which contract it belongs, and prints on few pages, without contents", () => {
  const { document } = addendumAfter(dearer);
  expect(document.title).toEqual({
    fr: "Avenant n°\u00a01 au contrat de croisière",
    en: "Addendum no.\u00a01 to the cruise agreement",
  });
  const { pages, unprintable } = contractPdf(document, testFonts(), NO_PLATES);
  expect(pages).toBe(3);
  expect(unprintable).toEqual([]);
});
