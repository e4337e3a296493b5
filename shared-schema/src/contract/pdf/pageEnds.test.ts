import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { ContractFacts } from "../../terms/facts.ts";
import { buildContract } from "../document.ts";
import { partOf, rivieraFacts, testFonts, testOptions } from "../testing.test-support.ts";
import { drawBlocks } from "./draw.ts";
import { KEPT_WHOLE } from "./estimate.ts";
import { openPdf, PAGE } from "./pen.ts";

const fonts = testFonts();

/** So many parts of each kind. */
interface Counts {
  waypoints: number;
  services: number;
  clauses: number;
  calls: number;
  trips: number;
}

function factsWith({ waypoints, services, clauses, calls, trips }: Counts): ContractFacts {
  const facts = rivieraFacts();
  const { agreement, derived } = facts;
  const [stop, trip, call] = [derived.waypoints[0], derived.trips[0], Object.values(agreement.payment_calls)[0]];
  if (!stop || !trip || !call) throw new Error("The cruise has waypoints, trips and calls for fund.");
  const many = <T>(count: number, make: (pos: string) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [partOf(5_000 + index), make(`a${index}`)]));
  derived.waypoints = Array.from({ length: waypoints }, (_, index) => ({ ...stop, id: partOf(index), sn: index + 1 }));
  derived.trips = Array.from({ length: trips }, () => trip);
  agreement.special_conditions = many(services, (pos) => ({ pos, name: "Dive guide", price: 900, product: null }));
  agreement.clauses = many(clauses, (pos) => ({
    pos,
    text_fr: "Sans chien. ".repeat(40),
    text_en: "No dogs. ".repeat(40),
  }));
  agreement.payment_calls = many(calls, (pos) => ({ ...call, pos }));
  return facts;
}

/** The end of a page that another one follows. */
interface PageEnd {
  /** Height that is left, mm. */
  white: number;
  isSaidToBeBlank: boolean;
}

/** Draws the particulars, the exhibit and the signatures: the articles between them are text alone. */
function pageEnds(counts: Counts): { ends: PageEnd[]; signedOnNewPage: boolean } {
  const contract = buildContract(factsWith(counts), testOptions);
  const at = (id: string) => contract.blocks.findIndex((block) => block.kind === "heading" && block.id === id);
  const blocks = contract.blocks.filter((_, index) => index < at("article-2") || index >= at("tax-regime"));
  const pen = openPdf(contract, fonts);
  const { pdf } = pen;
  const ends: PageEnd[] = [];
  let isSaidToBeBlank = false;
  const [addPage, write] = [pdf.addPage.bind(pdf), pdf.text.bind(pdf)];
  vi.spyOn(pdf, "addPage").mockImplementation((...options) => {
    ends.push({ white: PAGE.height - PAGE.bottom - pen.y, isSaidToBeBlank });
    isSaidToBeBlank = false;
    return addPage(...options);
  });
  vi.spyOn(pdf, "text").mockImplementation((...drawn) => {
    if (String(drawn[0]).endsWith("The rest of this page is left blank.")) isSaidToBeBlank = true;
    return write(...drawn);
  });
  drawBlocks(pen, { ...contract, blocks });
  const signed = pen.marks.find(({ heading }) => heading.id === "signatures");
  return { ends, signedOnNewPage: signed !== undefined && signed.y < PAGE.top + 20 };
}

test("a page is filled to three quarters, but for the one before the signatures, which says that it is left blank", () => {
  const counts = fc.record({
    waypoints: fc.nat(60),
    services: fc.nat(12),
    clauses: fc.nat(6),
    calls: fc.nat(12),
    trips: fc.nat(20),
  });
  fc.assert(
    fc.property(counts, (given) => {
      const { ends, signedOnNewPage } = pageEnds(given);
      for (const { white } of ends.slice(0, -1)) expect(white).toBeLessThanOrEqual(KEPT_WHOLE);
      const last = ends.at(-1);
      expect(last?.isSaidToBeBlank).toBe(signedOnNewPage && (last?.white ?? 0) >= KEPT_WHOLE / 2);
    }),
    {
      numRuns: 8,
      examples: [
        [{ waypoints: 60, services: 2, clauses: 0, calls: 4, trips: 3 }],
        // The signatures follow on the page of other text.
        [{ waypoints: 0, services: 3, clauses: 6, calls: 11, trips: 17 }],
      ],
    },
  );
});
