import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openA4, untaggedA4 } from "../contract/pdf/open.ts";
import { sheetFonts } from "../contract/testing.test-support.ts";
import { linkTo, nameDestination } from "./links.ts";
import { type ReadElement, readTags } from "./read.test-support.ts";
import { srgbProfile } from "./srgb.ts";
import { artefact, drawAs, mark, type Tags, within } from "./tags.ts";

const fonts = sheetFonts();
const OPENING = {
  orientation: "portrait",
  fonts,
  issuedAt: "2027-01-15T09:30:00Z",
  fileId: "0".repeat(32),
  properties: { title: "Łukasz – list", author: "Passerelle", creator: "Passerelle" },
  language: "fr",
} as const;

/** Draws with tags. @returns the bytes of the file */
function draw(content: (tags: Tags) => void, opening = OPENING): Uint8Array {
  const tags = openA4(opening);
  tags.pdf.setFont(fonts.family, "normal");
  content(tags);
  return new Uint8Array(tags.pdf.output("arraybuffer"));
}

/** A part of a text to be drawn: paragraphs, lists, links, and paragraphs that go on over a page. */
type Part = { kind: "P" | "H1" | "Link" | "page" } | { kind: "L"; items: Part[] };
const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small" },
    fc.record({ kind: fc.constantFrom("P", "H1", "Link", "page") }),
    fc.record({ kind: fc.constant("L"), items: fc.array(tie("part"), { maxLength: 4 }) }),
  ),
}));

function drawPart(tags: Tags, one: Part): void {
  const { pdf } = tags;
  const text = () => void pdf.text("Łukasz", 20, 20);
  switch (one.kind) {
    case "L":
      within(tags, "L", () => {
        for (const item of one.items) within(tags, "LI", () => drawPart(tags, item));
      });
      break;
    case "Link":
      within(tags, "Link", () => {
        mark(tags, text);
        linkTo(tags, { x: 20, y: 16, width: 20, height: 5 }, { name: "top" }, "Vers le début");
      });
      break;
    case "page":
      within(tags, "P", () => {
        mark(tags, text);
        pdf.addPage();
        artefact(tags, text, "Pagination");
        mark(tags, text);
      });
      break;
    default:
      drawAs(tags, one.kind, text, { language: "en" });
  }
}

function expected(one: Part): ReadElement {
  switch (one.kind) {
    case "L":
      return {
        role: "L",
        language: null,
        kids: one.items.map((item) => ({ role: "LI", language: null, kids: [expected(item)] })),
      };
    case "Link":
      return { role: "Link", language: null, kids: ["mark", "annotation"] };
    case "page":
      return { role: "P", language: null, kids: ["mark", "mark"] };
    default:
      return { role: one.kind, language: "en", kids: ["mark"] };
  }
}

it("writes the structure that was drawn, and the same bytes each time", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const content = (tags: Tags) => {
        nameDestination(tags, "top", 1, 10);
        for (const one of parts) drawPart(tags, one);
      };
      const bytes = draw(content);
      const { root, faults } = readTags(bytes);
      expect(faults).toEqual([]);
      expect(root).toEqual({ role: "Document", language: null, kids: parts.map(expected) });
      expect(Buffer.from(draw(content)).equals(bytes)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

it("takes at most 140 bytes for an element", () => {
  const lines = [...Array(2_000).keys()].map((index) => `${index} Łukasz`);
  const size = (count: number, isTagged: boolean) => {
    const tags = isTagged ? openA4(OPENING) : null;
    const pdf = tags?.pdf ?? untaggedA4(OPENING);
    pdf.setFont(fonts.family, "normal");
    for (const [index, line] of lines.slice(0, count).entries()) {
      if (index % 50 === 0) pdf.addPage();
      const text = () => void pdf.text(line, 20, 20 + (index % 50) * 5);
      if (tags) drawAs(tags, "P", text);
      else text();
    }
    return pdf.output("arraybuffer").byteLength;
  };
  const more = (isTagged: boolean) => size(2_000, isTagged) - size(1_000, isTagged);
  expect((more(true) - more(false)) / 1_000).toBeLessThan(140);
});

it("refuses a piece within a piece, and one that ends on another page", () => {
  expect(() => draw((tags) => mark(tags, () => artefact(tags, () => undefined)))).toThrow("no other piece");
  expect(() => draw((tags) => mark(tags, () => void tags.pdf.addPage()))).toThrow("page that it begins on");
});

it("finds what is drawn outside of the structure", () => {
  expect(readTags(draw((tags) => void tags.pdf.text("loose", 20, 20))).faults).not.toEqual([]);
});

it("has its colours in the profile that was published", () => {
  const bytes = Buffer.from(draw(() => undefined)).toString("latin1");
  expect(bytes).toContain("/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1");
  expect(bytes).toContain("<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>");
  expect(bytesToHex(sha256(srgbProfile()))).toBe("c56e1685d888f5edb92fe07f2750f387f8fe8e91b32ff8fb0b56bfbbb9458353");
});
