import { type Bytes, copied, fromLatin1, toLatin1 } from "../../base/bytes/bytes.ts";
import { appendedTo, type Change, withRevision } from "../pdf/append.ts";
import { type PdfState, readPdf, resolved, stateAfter } from "../pdf/file.ts";
import { catalogueOf, pagesOf } from "../pdf/pages.ts";
import { PdfFault } from "../pdf/parse.ts";
import {
  date,
  dict,
  isDict,
  isStream,
  name,
  type PdfDict,
  ref,
  refIn,
  stream,
  text,
  withEntries,
} from "../pdf/value.ts";
import { SEAL } from "./fieldNames.ts";
import { formElements } from "./formElements.ts";
import { APPEND_ONLY, hiddenField, pageWith } from "./widgets.ts";

/** A file to be attached to a PDF. */
interface Attached {
  name: string;
  /** Such as `application/json`. */
  type: string;
  description: string;
  bytes: Uint8Array;
  /** When it was made, UTC. */
  at: string;
}

/**
 * Appends the revision that attaches data to a paper of the platform (ISO 32000-1, 7.11.4), and that holds the empty field of the
 * platform’s seal, and no others. The paper becomes a PDF/A-3, which alone takes such data.
 * @throws PdfFault where the PDF cannot be read
 */
export function withSealedData(pdf: Uint8Array, { name: fileName, type, description, bytes, at }: Attached): Bytes {
  const base = copied(pdf);
  const state = stateAfter(readPdf(base), 0);
  const page = pagesOf(state).at(-1);
  if (page === undefined) throw new PdfFault("there is no page");
  const field = state.size;
  const [form, specification, content] = [field + 1, field + 2, field + 3] as const;
  const { number, value } = catalogueOf(state);
  const names = resolved(state, value.get("Names"));
  const tree = dict({ Names: [text(fileName), ref(specification)] });
  const structure = formElements(state, [{ number: field, page, element: null }], content + 1);
  const catalogue = {
    AcroForm: ref(form),
    Names: withEntries(isDict(names) ? names : dict({}), { EmbeddedFiles: tree }),
    AF: [ref(specification)],
  };
  const parameters = dict({ CreationDate: date(at), ModDate: date(at), Size: bytes.length });
  const changes: Change[] = [
    { number: field, value: dict({ ...hiddenField(SEAL), P: ref(page), StructParent: structure.keys[0] ?? 0 }) },
    { number: form, value: dict({ Fields: [ref(field)], SigFlags: APPEND_ONLY }) },
    {
      number: specification,
      value: dict({
        ...{ Type: name("Filespec"), F: text(fileName), UF: text(fileName), Desc: text(description) },
        AFRelationship: name("Data"),
        EF: dict({ F: ref(content), UF: ref(content) }),
      }),
    },
    {
      number: content,
      value: stream({ Type: name("EmbeddedFile"), Subtype: name(type), Params: parameters }, copied(bytes)),
    },
    { number, value: withEntries(value, catalogue) },
    ...structure.changes,
    thirdPart(state, value),
    pageWith(state, page, [ref(field)]),
  ];
  return withRevision(base, appendedTo(base, state, changes));
}

/** The metadata of the file, with the part of PDF/A that allows any attachment. */
function thirdPart(state: PdfState, catalogue: PdfDict): Change {
  const number = refIn(catalogue.get("Metadata"));
  const metadata = number === null ? undefined : state.value(number);
  if (number === null || !isStream(metadata)) throw new PdfFault("the file has no metadata");
  const packet = toLatin1(metadata.data).replace("<pdfaid:part>2<", "<pdfaid:part>3<");
  return { number, value: { ...metadata, data: fromLatin1(packet) } };
}
