import { copied } from "../../base/bytes/bytes.ts";
import type { ExtensionSchema } from "../../tagged/metadata.ts";
import type { Attachment } from "../../tagged/open.ts";
import { FACTUR_X_FILE, factorX } from "../cii/factorX.ts";
import type { Invoice } from "../invoice.ts";

/** What the metadata of a Factur-X say of the file in it. */
const FACTUR_X: ExtensionSchema = {
  name: "Factur-X PDFA Extension Schema",
  namespace: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  prefix: "fx",
  properties: (
    [
      ["DocumentFileName", "Name of the embedded XML file", FACTUR_X_FILE],
      ["DocumentType", "Type of the hybrid document", "INVOICE"],
      ["Version", "Version of the Factur-X data", "1.0"],
      ["ConformanceLevel", "Profile of the Factur-X data", "BASIC"],
    ] as const
  ).map(([name, description, value]) => ({ name, type: "Text", category: "external", description, value })),
};

/** The invoice as data, as it travels in its PDF. */
export function facturXAttachment(invoice: Invoice): Attachment {
  return {
    name: FACTUR_X_FILE,
    type: "text/xml",
    description: "Factur-X",
    relationship: "Alternative",
    bytes: copied(new TextEncoder().encode(factorX(invoice))),
    schema: FACTUR_X,
  };
}
