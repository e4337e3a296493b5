import { expect, it } from "vitest";
import { buildContract } from "./document.ts";
import { contractBody } from "./html.ts";
import { NO_PLATES } from "./pdf/plates.ts";
import { contractPdf } from "./pdf.ts";
import { readingCopy } from "./readingCopy.ts";
import { rivieraFacts, testFonts, testOptions } from "./testing.test-support.ts";

const facts = rivieraFacts();
facts.agreement.version = 2;
const kept = buildContract(facts, { ...testOptions, draft: false });

it("is marked below its title, on its cover and on every page, and has no place to sign", () => {
  const copy = readingCopy(kept);
  const html = contractBody(copy);
  expect(html).toContain("Reading copy: the Agreement as amended (Addendum no.\u00a02)");
  expect(html).toContain("Exemplaire de lecture");
  expect(html).not.toContain('id="signatures"');
  expect(copy.blocks.some(({ kind }) => kind === "signatures")).toBe(false);
  expect(copy.versionLabel.en).toBe("Reading copy · Addendum no.\u00a02");
  expect(copy.cover?.details.at(-1)?.value).toBe("Exemplaire de lecture / Reading copy");
  expect(copy.verify).toBeNull();
  expect(copy.draft).toBe(false);
});

it("says the rest as the version does, and prints the same bytes each time", () => {
  const copy = readingCopy(kept);
  expect(copy.blocks.slice(2)).toEqual(kept.blocks.slice(1, copy.blocks.length - 1));
  const print = () => contractPdf(copy, testFonts(), NO_PLATES);
  expect(print().unprintable).toEqual([]);
  expect(print().bytes).toEqual(print().bytes);
});
