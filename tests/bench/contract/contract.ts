import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { base64 } from "shared-schema/base/bytes/base64";
import { currentContract } from "shared-schema/contract/draft";
import { contractBody } from "shared-schema/contract/html";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { printContract } from "../../../sync-server/src/ports/printer/printContract.ts";
import { medianMs, printRows } from "../table.ts";
import { benchAtOnce } from "./atOnce.ts";
import { benchGenerated } from "./generated.ts";
import { benchSizes } from "./sizes.ts";

/** The fonts and texts that contracts are printed with. */
export const ASSETS = new URL("../../../shared-schema/assets/", import.meta.url).pathname;

/** Milliseconds and bytes of a contract, and what those who work meanwhile notice of a hundred. */
export async function benchContract(): Promise<void> {
  const assets = fileAssets(ASSETS);
  const doc = currentContract(rivieraFacts(), "https://passerelle.test");
  const { pages, bytes } = await printContract(assets, doc, null);
  printRows(`contract: draft, ${pages} pages, ${Math.round(bytes.length / 1000)} kB`, [
    {
      what: "laid out in two languages",
      ours: await medianMs(10, () => printContract(assets, doc, null)),
      unit: "ms",
      peer: { name: "jsPDF, the same text unlaid", value: await medianMs(10, plainly(contractBody(doc))) },
    },
  ]);
  await benchSizes(assets);
  await benchGenerated();
  await benchAtOnce(ASSETS);
}

/** jsPDF writing the text of a contract without any layout. */
export function plainly(html: string): () => ArrayBuffer {
  const text = html.replace(/<[^>]+>/g, " ");
  const regular = base64(new Uint8Array(readFileSync(`${ASSETS}fonts/NotoSerif-Regular.ttf`)));
  return () => {
    const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true });
    pdf.addFileToVFS("r.ttf", regular);
    pdf.addFont("r.ttf", "Noto", "normal");
    pdf.setFont("Noto").setFontSize(9);
    pdf.text(pdf.splitTextToSize(text, 180), 15, 15);
    return pdf.output("arraybuffer");
  };
}
