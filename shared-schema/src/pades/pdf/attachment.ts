import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { type PdfState, readPdf, resolved, stateAfter } from "./file.ts";
import { catalogueOf } from "./pages.ts";
import { PdfFault } from "./parse.ts";
import { isArray, isDict, isStream, type PdfDict, type PdfValue, textIn } from "./value.ts";

/** The bytes of a file that is attached to a PDF by this program (ISO 32000-1, 7.11.4), without compression; null where there is none. */
export function attachmentIn(pdf: Uint8Array, name: string): Bytes | null {
  try {
    const file = readPdf(copied(pdf));
    return attachedTo(stateAfter(file, file.revisions.length - 1), name);
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

function attachedTo(state: PdfState, name: string): Bytes | null {
  const under = (parent: PdfValue | undefined, key: string) =>
    isDict(parent) ? resolved(state, parent.get(key)) : undefined;
  const names: PdfDict = catalogueOf(state).value;
  const listed = under(under(under(names, "Names"), "EmbeddedFiles"), "Names");
  const items = isArray(listed) ? listed : [];
  const at = items.findIndex((item, index) => index % 2 === 0 && textIn(item) === name);
  const content = under(under(at < 0 ? undefined : resolved(state, items[at + 1]), "EF"), "F");
  return isStream(content) && !content.dict.has("Filter") ? content.data : null;
}
