import { expect, it } from "vitest";
import { NO_PLATES } from "../../contract/pdf/plates.ts";
import { contractPdf } from "../../contract/pdf.ts";
import { rivieraContract, testFonts } from "../../contract/testing.test-support.ts";
import { attachmentIn } from "../pdf/attachment.ts";
import { signIn, world } from "../testing/signing.test-support.ts";
import { verifyPdf } from "../verify/verify.ts";
import { SEAL } from "./fieldNames.ts";
import { withSealedData } from "./sealedData.ts";

const data = new TextEncoder().encode('{"name":"Łukasz endstream endobj"}');
const doc = { ...rivieraContract(false), cover: null, blocks: [], verify: null };
const { bytes: printed } = contractPdf(doc, testFonts(), NO_PLATES);
const paper = withSealedData(printed, {
  name: "certificate.json",
  type: "application/json",
  description: "The data of this certificate",
  bytes: data,
  at: "2026-11-26T14:02:00Z",
});
const present = await world();
const anchors = [present.root.certificate.der];
const sealed = await signIn(paper, present.platform, SEAL, present);

it("attaches data that is read back to the byte, and leaves what was printed", () => {
  expect(attachmentIn(sealed, "certificate.json")).toEqual(data);
  expect(attachmentIn(sealed, "other.json")).toBeNull();
  expect(attachmentIn(new Uint8Array(20), "certificate.json")).toBeNull();
  expect(paper.subarray(0, printed.length)).toEqual(printed);
});

it("is a sealed certificate for the verifier, with its time", async () => {
  expect(await verifyPdf(paper, { anchors })).toMatchObject({ code: "unsigned", signatures: [] });
  const verdict = await verifyPdf(sealed, { anchors });
  expect(verdict).toMatchObject({ code: "sealed", unsigned: [], revisions: { length: 3 } });
  expect(verdict.signatures).toMatchObject([{ kind: "seal", state: "valid", level: "B-T" }]);
});

it("is found out when a byte of the data or of the page is another one", async () => {
  const at = Buffer.from(sealed).indexOf("Łukasz");
  for (const place of [at, 200, paper.length - 40]) {
    const forged = new Uint8Array(sealed);
    forged[place] = (forged[place] ?? 0) ^ 1;
    expect((await verifyPdf(forged, { anchors })).code).not.toBe("sealed");
  }
});
