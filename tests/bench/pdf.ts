import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { fingerprint } from "shared-schema/agreement/fingerprint";
import { base64 } from "shared-schema/contract/base64";
import { buildContract } from "shared-schema/contract/document";
import { contractBody } from "shared-schema/contract/html";
import { contractPdf } from "shared-schema/contract/pdf";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { medianMs, printRows } from "./table.ts";

const font = (face: string) =>
  new Uint8Array(readFileSync(new URL(`../../shared-schema/assets/fonts/${face}`, import.meta.url)));

/** How long the draft contract takes, against jsPDF writing the same text without any layout. */
export async function benchPdf(): Promise<void> {
  const fonts = { regular: font("NotoSans-Regular.ttf"), bold: font("NotoSans-Bold.ttf") };
  const facts = rivieraFacts();
  const doc = buildContract(facts, {
    draft: true,
    fingerprint: fingerprint(facts),
    issuedAt: "2026-11-20T10:00:00Z",
    productName: "Passerelle",
  });
  const text = contractBody(doc).replace(/<[^>]+>/g, " ");
  const regular = base64(fonts.regular);
  const plain = () => {
    const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true });
    pdf.addFileToVFS("r.ttf", regular);
    pdf.addFont("r.ttf", "Noto", "normal");
    pdf.setFont("Noto").setFontSize(9);
    pdf.text(pdf.splitTextToSize(text, 180), 15, 15);
    return pdf.output("arraybuffer");
  };
  const { pages, bytes } = contractPdf(doc, fonts);
  printRows(`pdf: draft contract, ${pages} pages, ${Math.round(bytes.length / 1000)} kB`, [
    {
      what: "laid out in two languages",
      ours: await medianMs(10, () => contractPdf(doc, fonts)),
      unit: "ms",
      peer: { name: "jsPDF, the same text unlaid", value: await medianMs(10, plain) },
    },
  ]);
}
