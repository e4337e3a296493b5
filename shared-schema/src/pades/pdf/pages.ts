import { type PdfState, resolved } from "./file.ts";
import { PdfFault } from "./parse.ts";
import { isArray, isDict, nameIn, type PdfDict, type PdfValue, refIn } from "./value.ts";

const DEEPEST = 16;

/** The number of the catalogue and its value. @throws PdfFault */
export function catalogueOf(state: PdfState): { number: number; value: PdfDict } {
  const number = refIn(state.trailer.get("Root"));
  const value = number === null ? undefined : state.value(number);
  if (number === null || !isDict(value)) throw new PdfFault("the file has no catalogue");
  return { number, value };
}

/** The numbers of the pages, in order. @throws PdfFault */
export function pagesOf(state: PdfState): number[] {
  return pagesBelow(state, catalogueOf(state).value.get("Pages"), 0);
}

function pagesBelow(state: PdfState, node: PdfValue | undefined, depth: number): number[] {
  const number = refIn(node);
  const value = resolved(state, node);
  if (number === null || !isDict(value) || depth > DEEPEST) throw new PdfFault("the pages cannot be read");
  if (nameIn(value.get("Type")) === "Page") return [number];
  const kids = resolved(state, value.get("Kids"));
  if (!isArray(kids)) throw new PdfFault("the pages cannot be read");
  return kids.flatMap((kid) => pagesBelow(state, kid, depth + 1));
}

/** The dictionary of an object. @throws PdfFault */
export function dictOf(state: PdfState, number: number): PdfDict {
  const value = state.value(number);
  if (!isDict(value)) throw new PdfFault(`object ${number} is no dictionary`);
  return value;
}
