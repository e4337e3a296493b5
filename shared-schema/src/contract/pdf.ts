import { type ContractDocument, paragraph } from "./blocks.ts";
import { drawBlocks } from "./pdf/draw.ts";
import { drawFrames } from "./pdf/frame.ts";
import { openPdf, type SignatureField } from "./pdf/pen.ts";
import { type ContractFonts, codePoint, commonCodeMap, unprintableTexts } from "./printable.ts";

export interface ContractPdf {
  bytes: Uint8Array;
  pages: number;
  /** Where the signatories sign, in the order of the contract. */
  fields: SignatureField[];
  /** Characters that the fonts lack; they are marked in a draft, and anything but a draft is refused. */
  unprintable: string[];
}

/**
 * The contract on A4: the same bytes for the same document and fonts, in Node and in a browser.
 * Runs for as long as it takes: call it from a worker.
 * @throws when a document that is no draft has a character that cannot be printed
 */
export function contractPdf(doc: ContractDocument, fonts: ContractFonts): ContractPdf {
  const refused = unprintableTexts(doc, fonts);
  const unprintable = [...new Set(refused.flatMap(({ characters }) => characters))];
  const [first] = refused;
  if (first && !doc.draft) {
    throw new Error(`«${first.text}» cannot be printed: ${first.characters.map(codePoint).join(", ")}`);
  }
  const pen = openPdf(doc, fonts, commonCodeMap(fonts));
  drawBlocks(pen, unprintable.length > 0 ? withWarning(doc, unprintable) : doc);
  drawFrames(pen, doc);
  return {
    bytes: new Uint8Array(pen.pdf.output("arraybuffer")),
    pages: pen.pdf.getNumberOfPages(),
    fields: pen.fields,
    unprintable,
  };
}

/** Says under the title which characters are marked in the draft. */
function withWarning(doc: ContractDocument, characters: readonly string[]): ContractDocument {
  const points = characters.map(codePoint).join(", ");
  const warning = paragraph(
    `Caractères que la police du contrat ne contient pas : ${points}. Ils sont remplacés par un signe dans ce projet et empêchent d’établir le contrat.`,
    `Characters that the contract’s font lacks: ${points}. They are replaced by a mark in this draft and prevent the contract from being generated.`,
    true,
  );
  const [title, ...rest] = doc.blocks;
  return { ...doc, blocks: title ? [title, warning, ...rest] : [warning] };
}
