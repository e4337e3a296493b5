import { describe, expect, it } from "vitest";
import { withSignatureFields } from "../../pades/sign/fields.ts";
import { withSealedData } from "../../pades/sign/sealedData.ts";
import { judged, type ReadElement, readTags } from "../../tagged/read.test-support.ts";
import { fingerprint } from "../../terms/fingerprint.ts";
import { terms } from "../../terms/terms.ts";
import { buildAddendum } from "../addendum/addendum.ts";
import type { ContractDocument } from "../blocks.ts";
import { buildComparison } from "../comparison/comparison.ts";
import { currentText } from "../draft.ts";
import { contractPdf } from "../pdf.ts";
import { readingCopy } from "../readingCopy.ts";
import { rivieraContract, rivieraFacts, testFonts, testOptions } from "../testing.test-support.ts";
import { everyBlock, PICTURE, SHORE } from "./everyBlock.test-support.ts";
import { NO_PLATES } from "./plates.ts";

const fonts = testFonts();
const plates = { picture: PICTURE, shore: SHORE };

/** The hashes of PDFs that passed as PDF/A-2a and PDF/UA-1 without a failure. Another look needs another judgement. */
const PASSED = {
  contract: "8758592233b4fc5443c28633cdaf00c4d7e92b10bf6c6c4be69ba03e220777ed",
  draft: "7981dd8ec9302e076eb07c10b182b6657959406c0492eabcd080473c68f60989",
  comparison: "c2e5955003e9af1a8cc7d36662fa9654c5058946b7ab4592c7b10ec0a98dcce2",
  english: "2445313e25b122168cac486d44ab6474e58784ee110485237194f72b09e7c4a7",
};
const KINDS = ["contract", "draft", "comparison", "english"] as const;

function everyBlockIn(kind: (typeof KINDS)[number]): Uint8Array {
  const doc = everyBlock(kind === "draft");
  if (kind === "comparison") {
    const version = { name: doc.versionLabel, fingerprint: doc.fingerprint, issuedAt: doc.issuedAt, yacht: null };
    return contractPdf({ ...doc, cover: null, compared: [version, version] }, fonts, NO_PLATES).bytes;
  }
  if (kind === "english") return contractPdf({ ...doc, cover: null, language: "en" }, fonts, NO_PLATES).bytes;
  const { bytes, fields } = contractPdf(doc, fonts, plates);
  return doc.draft ? bytes : withSignatureFields(bytes, fields);
}

describe("a paper with every kind of block", () => {
  it.each(KINDS)("is as «%s» the file that passed", (kind) => {
    expect(judged(everyBlockIn(kind))).toEqual({ faults: [], hash: PASSED[kind] });
  });
});

const facts = rivieraFacts();
const later = rivieraFacts();
later.agreement.version = 1;
later.agreement.base_price_cruising = 310_000;
later.agreement.name = "Riviera and beyond";
const amended = { version: 0, fingerprint: fingerprint(facts), terms: terms(facts) };
/** So many terms that the addendum has them under headings by part. */
const rewritten = {
  ...later,
  agreement: {
    ...later.agreement,
    payment_calls: {},
    special_conditions: {},
    clauses: {},
    cruise_areas: "Corsica",
    delivery_date: "2027-07-04T10:00:00Z",
  },
  yacht: later.yacht && { ...later.yacht, name: "Other", loa: 99, flag: "MT" },
};
const origin = "https://passerelle.test";

const PAPERS = {
  contract: rivieraContract(false),
  draft: rivieraContract(true),
  addendum: buildAddendum(later, { ...testOptions, draft: false }, amended),
  "addendum of many terms": buildAddendum(rewritten, { ...testOptions, draft: false }, amended),
  comparison: buildComparison(currentText(facts, origin), currentText(later, origin)),
  "reading copy": readingCopy(rivieraContract(false)),
};

it.each(Object.entries(PAPERS))(
  "the %s has all that it draws in its structure, in a hierarchy of headings",
  (_, doc) => {
    const { bytes } = contractPdf(doc, fonts, NO_PLATES);
    expect(judged(bytes).faults).toEqual([]);
    const levels = headingsIn(readTags(bytes).root);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
  },
);

it("has a heading for each part of an addendum with many terms", () => {
  const headings = (doc: ContractDocument) =>
    headingsIn(readTags(contractPdf(doc, fonts, NO_PLATES).bytes).root).length;
  expect(headings(PAPERS["addendum of many terms"])).toBe(headings(PAPERS.addendum) + 5);
});

it("has French and English beside each other in the order in which they are read, each in its language", () => {
  const { root } = readTags(contractPdf(rivieraContract(false), fonts, NO_PLATES).bytes);
  const paragraphs = elementsIn(root).filter(({ role }) => role === "P");
  const english = paragraphs.filter(({ language }) => language === "en");
  expect(english.length).toBeGreaterThan(100);
  for (const paragraph of english) expect(paragraphs[paragraphs.indexOf(paragraph) - 1]?.language).toBeNull();
});

it("has each field in the element that names its signatory", () => {
  const { bytes, fields } = contractPdf(rivieraContract(false), fonts, NO_PLATES);
  const { root, faults } = readTags(withSignatureFields(bytes, fields));
  expect(faults).toEqual([]);
  const form = { role: "Form", language: null, kids: ["annotation"] };
  const named = elementsIn(root).filter(({ role }) => role === "LBody");
  expect(named.map(({ kids }) => kids.at(-1))).toEqual(fields.map(() => form));
  // The seal and the archive time stamp belong to no part of the text.
  expect(root.kids.slice(-2)).toEqual([form, form]);
});

it("becomes a PDF/A-3 with data in it", () => {
  const { bytes } = contractPdf({ ...rivieraContract(false), cover: null, blocks: [] }, fonts, NO_PLATES);
  const data = { name: "a.json", type: "application/json", description: "Data", bytes: new Uint8Array(3) };
  const paper = withSealedData(bytes, { ...data, at: testOptions.issuedAt });
  const { root, faults } = readTags(paper);
  expect(Buffer.from(bytes).includes("<pdfaid:part>2</pdfaid:part>")).toBe(true);
  expect(Buffer.from(paper.subarray(bytes.length)).includes("<pdfaid:part>3</pdfaid:part>")).toBe(true);
  expect(faults).toEqual([]);
  expect(root.kids.at(-1)).toEqual({ role: "Form", language: null, kids: ["annotation"] });
});

function elementsIn(element: ReadElement): ReadElement[] {
  return [element, ...element.kids.flatMap((kid) => (typeof kid === "string" ? [] : elementsIn(kid)))];
}

function headingsIn(root: ReadElement): number[] {
  return elementsIn(root).flatMap(({ role }) => (/^H\d$/.test(role ?? "") ? [Number(role?.slice(1))] : []));
}
