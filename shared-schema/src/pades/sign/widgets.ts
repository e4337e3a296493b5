import type { Change } from "../pdf/append.ts";
import { type PdfState, resolved } from "../pdf/file.ts";
import { dictOf } from "../pdf/pages.ts";
import { isArray, name, type PdfRef, type PdfValue, text, withEntries } from "../pdf/value.ts";
import { ARCHIVE, SEAL } from "./fieldNames.ts";

/** Print, and locked. */
export const LOCKED = 132;
/** The document holds signatures, and is only ever appended to. */
export const APPEND_ONLY = 3;

const TOOLTIPS = {
  [SEAL]: "Cachet de la plateforme / Seal of the platform",
  [ARCHIVE]: "Horodatage d’archivage / Archive time stamp",
} as const;

/** The entries that every signature field has. @param tooltip that a screen reader reads and a pointer shows */
export function fieldEntries(field: string, tooltip: string): Record<string, PdfValue> {
  return {
    Type: name("Annot"),
    Subtype: name("Widget"),
    FT: name("Sig"),
    T: text(field),
    TU: text(tooltip),
    Contents: text(tooltip),
  };
}

/** A field that no page shows. */
export function hiddenField(field: keyof typeof TOOLTIPS): Record<string, PdfValue> {
  return { ...fieldEntries(field, TOOLTIPS[field]), Rect: [0, 0, 0, 0], F: LOCKED };
}

/** The page with its fields. */
export function pageWith(state: PdfState, page: number, fields: readonly PdfRef[]): Change {
  const value = dictOf(state, page);
  const present = resolved(state, value.get("Annots"));
  return { number: page, value: withEntries(value, { Annots: [...(isArray(present) ? present : []), ...fields] }) };
}
