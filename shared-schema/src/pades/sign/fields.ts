import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import type { Bilingual } from "../../base/language.ts";
import { appendedTo, type Change, withRevision } from "../pdf/append.ts";
import { type PdfState, readPdf, stateAfter } from "../pdf/file.ts";
import { catalogueOf, pagesOf } from "../pdf/pages.ts";
import { PdfFault } from "../pdf/parse.ts";
import { dict, name, type PdfValue, ref, stream, withEntries } from "../pdf/value.ts";
import { ARCHIVE, SEAL } from "./fieldNames.ts";
import { formElements } from "./formElements.ts";
import { APPEND_ONLY, fieldEntries, hiddenField, pageWith } from "./widgets.ts";

/** Room for the signature of a party. */
export interface PartyField {
  /** Key of the party, as in `clients:12`. */
  party: string;
  name: string;
  role: Bilingual;
  /** Counted from 0. */
  page: number;
  /** In points from the lower left corner of the page. */
  rect: readonly [number, number, number, number];
  /** The object of the element that names its signatory. */
  element: number;
}

/** Print. */
const PRINTED = 4;
const HIDDEN = [SEAL, ARCHIVE] as const;

/**
 * Appends the revision that holds an empty field for each signatory, and hidden ones for the platform’s seal and the archive time stamp.
 * Signing only fills them, so no signature breaks another. Without a signatory the PDF stays as it is.
 * @throws PdfFault where the PDF cannot be read
 */
export function withSignatureFields(pdf: Uint8Array, fields: readonly PartyField[]): Bytes {
  const base = copied(pdf);
  const [first] = fields;
  if (!first) return base;
  const state = stateAfter(readPdf(base), 0);
  const pages = pagesOf(state);
  const pageAt = (index: number) => {
    const page = pages[index];
    if (page === undefined) throw new PdfFault(`there is no page ${index}`);
    return page;
  };
  const placed = [
    ...fields.map((field) => ({ page: pageAt(field.page), element: field.element, entries: partyField(field) })),
    ...HIDDEN.map((field) => ({ page: pageAt(first.page), element: null, entries: hiddenField(field) })),
  ].map((field, index) => ({ ...field, number: state.size + index }));
  const form = state.size + placed.length;
  const looks = fields.map((field, index) => ({ number: form + 1 + index, value: emptyLook(field) }));
  const structure = formElements(state, placed, form + 1 + looks.length);
  const widgets = placed.map(({ number, page, entries }, index): Change => {
    const look = looks[index];
    const StructParent = structure.keys[index] ?? 0;
    const drawn = look && { AP: dict({ N: ref(look.number) }) };
    return { number, value: dict({ ...entries, P: ref(page), StructParent, ...drawn }) };
  });
  const changes: Change[] = [
    ...widgets,
    { number: form, value: dict({ Fields: placed.map(({ number }) => ref(number)), SigFlags: APPEND_ONLY }) },
    ...looks,
    ...structure.changes,
    catalogueWith(state, form),
  ];
  for (const page of new Set(placed.map((field) => field.page))) {
    const added = placed.filter((field) => field.page === page).map(({ number }) => ref(number));
    changes.push(pageWith(state, page, added));
  }
  return withRevision(base, appendedTo(base, state, changes));
}

/** The text of a field that a screen reader reads and a pointer shows. */
function tooltipOf({ name: who, role }: PartyField): string {
  return `Signature de ${who}, ${role.fr} / Signature of ${who}, ${role.en}`;
}

function partyField(field: PartyField): Record<string, PdfValue> {
  return { ...fieldEntries(field.party, tooltipOf(field)), Rect: [...field.rect], F: PRINTED };
}

/** Draws nothing, in the size of the field. */
function emptyLook({ rect: [left, bottom, right, top] }: PartyField): PdfValue {
  const box = [0, 0, right - left, top - bottom];
  return stream({ Type: name("XObject"), Subtype: name("Form"), BBox: box, Resources: dict({}) }, new Uint8Array(0));
}

function catalogueWith(state: PdfState, form: number): Change {
  const { number, value } = catalogueOf(state);
  return { number, value: withEntries(value, { AcroForm: ref(form) }) };
}
