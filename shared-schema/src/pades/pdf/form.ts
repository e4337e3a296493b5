import type { PdfState } from "./file.ts";
import { catalogueOf, dictOf } from "./pages.ts";
import { isArray, isDict, nameIn, type PdfDict, refIn, textIn } from "./value.ts";

/** A signature field of the form. */
export interface FormField {
  number: number;
  name: string;
  value: PdfDict;
  /** The number of its signature; null while it is empty. */
  signature: number | null;
}

/** The form of a file as it stands. */
export interface Form {
  number: number;
  value: PdfDict;
  fields: FormField[];
}

/** Reads the form; null where there is none, or one that holds anything but plain signature fields. @throws PdfFault */
export function formOf(state: PdfState): Form | null {
  const number = refIn(catalogueOf(state).value.get("AcroForm"));
  const value = number === null ? undefined : state.value(number);
  const listed = isDict(value) ? value.get("Fields") : undefined;
  if (number === null || !isDict(value) || !isArray(listed)) return null;
  const fields = listed.map((item) => fieldOf(state, refIn(item)));
  const known = fields.flatMap((field) => field ?? []);
  const isPlain = known.length === fields.length && new Set(known.map((field) => field.name)).size === known.length;
  return isPlain ? { number, value, fields: known } : null;
}

function fieldOf(state: PdfState, number: number | null): FormField | null {
  if (number === null) return null;
  const value = dictOf(state, number);
  const name = textIn(value.get("T"));
  const signature = refIn(value.get("V"));
  const isOdd = nameIn(value.get("FT")) !== "Sig" || value.has("Kids") || (value.has("V") && signature === null);
  return name === null || isOdd ? null : { number, name, value, signature };
}
