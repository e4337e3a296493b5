import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import type { SignatureField } from "shared-schema/contract/pdf/pen";

const ANNOTATIONS = PDFName.of("Annots");

/**
 * Places an empty signature field for each signatory, so that signing only fills what the contract holds already and no
 * signature breaks another. The PDF stays as it is; the fields are an incremental update behind it.
 *
 * Fields and widgets: ISO 32000-1, 12.7.4.5 and 12.5.6.19.
 * @param fields rectangles in points from the lower left corner of the page
 */
export async function withSignatureFields(pdf: Uint8Array, fields: readonly SignatureField[]): Promise<Uint8Array> {
  if (fields.length === 0) return pdf;
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = document;
  const placed = fields.map(({ name, page, rect }, index) => {
    const { node, ref } = document.getPage(page);
    const field = context.register(
      context.obj({
        Type: "Annot",
        Subtype: "Widget",
        FT: "Sig",
        T: PDFString.of(`signatory_${index + 1}`),
        TU: PDFHexString.fromText(name),
        Rect: [...rect],
        // Print.
        F: 4,
        P: ref,
      }),
    );
    const annotations = node.lookupMaybe(ANNOTATIONS, PDFArray) ?? context.obj([]);
    annotations.push(field);
    node.set(ANNOTATIONS, annotations);
    return field;
  });
  // 3: the document holds signature fields, and is only ever appended to.
  catalog.set(PDFName.of("AcroForm"), context.register(context.obj({ Fields: placed, SigFlags: 3 })));
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}
