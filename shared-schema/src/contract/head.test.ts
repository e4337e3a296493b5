import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { NO_PLATES } from "./pdf/plates.ts";
import { contractPdf } from "./pdf.ts";
import { rivieraContract, testFonts } from "./testing.test-support.ts";

/** A picture of 4 by 3 pixels. */
const JPEG = [
  "/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeO",
  "uCguv/////////////////////////////////////////////////////////////////////////wAARCAADAAQDASIAAhEBAxEB/8QAFAAB",
  "AAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//EABQRAQAAAAAAAAAAAAAAAAAAAA",
  "D/2gAMAwEAAhEDEQA/AABpv//Z",
].join("");

/** The drawing instructions of a PDF, one text for each stream that can be unpacked. */
function drawnIn(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString("latin1");
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, packed = ""]) => {
    try {
      return [inflateSync(Buffer.from(packed, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
}

it("shows the yacht’s picture on each page, and holds it once", () => {
  const picture = new Uint8Array(Buffer.from(JPEG, "base64"));
  const { bytes, pages } = contractPdf(rivieraContract(false), testFonts(), { ...NO_PLATES, picture });
  expect(drawnIn(bytes).filter((drawn) => / Do\b/.test(drawn))).toHaveLength(pages);
  expect(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(1);
});
