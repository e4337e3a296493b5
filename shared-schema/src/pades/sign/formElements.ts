import type { Change } from "../pdf/append.ts";
import { type PdfState, resolved } from "../pdf/file.ts";
import { catalogueOf, dictOf } from "../pdf/pages.ts";
import { PdfFault } from "../pdf/parse.ts";
import { dict, isArray, name, type PdfDict, type PdfValue, ref, refIn, withEntries } from "../pdf/value.ts";

/** A field that a revision adds, and the element of the structure that it is to be in. */
interface AddedField {
  /** The object of the field. */
  number: number;
  /** The object of its page. */
  page: number;
  /** Null for one that belongs to no part of the text. */
  element: number | null;
}

interface FormElements {
  /** By which each field names its element, in the order of the fields. */
  keys: number[];
  changes: Change[];
}

/**
 * Gives fields their places in the structure of a tagged PDF (ISO 32000-1, 14.7.4): each is in an element of its own, in which a strict
 * reader of signatures looks for it, too.
 * @param from number of the first new object: one for each field
 * @throws PdfFault where the PDF has no structure
 */
export function formElements(state: PdfState, fields: readonly AddedField[], from: number): FormElements {
  const rootNumber = numberIn(catalogueOf(state).value, "StructTreeRoot");
  const root = dictOf(state, rootNumber);
  const parentsNumber = numberIn(root, "ParentTree");
  const parents = dictOf(state, parentsNumber);
  const first = Number(root.get("ParentTreeNextKey"));
  const document = refIn(kidsOf(state, root)[0]);
  if (document === null || !Number.isInteger(first)) throw new PdfFault("the structure cannot be read");
  const elements = fields.map(({ number, page, element }, index) => ({
    number: from + index,
    parent: element ?? document,
    value: dict({
      S: name("Form"),
      P: ref(element ?? document),
      K: dict({ Type: name("OBJR"), Obj: ref(number), Pg: ref(page) }),
    }),
  }));
  const keys = fields.map((_, index) => first + index);
  const named = elements.flatMap(({ number }, index) => [first + index, ref(number)]);
  const changed = [...new Set(elements.map(({ parent }) => parent))].map((parent) => {
    const added = elements.flatMap((element) => (element.parent === parent ? [ref(element.number)] : []));
    const value = dictOf(state, parent);
    return { number: parent, value: withEntries(value, { K: [...kidsOf(state, value), ...added] }) };
  });
  return {
    keys,
    changes: [
      ...elements.map(({ number, value }) => ({ number, value })),
      ...changed,
      { number: parentsNumber, value: withEntries(parents, { Nums: [...listIn(state, parents, "Nums"), ...named] }) },
      { number: rootNumber, value: withEntries(root, { ParentTreeNextKey: first + fields.length }) },
    ],
  };
}

function kidsOf(state: PdfState, element: PdfDict): readonly PdfValue[] {
  const kids = element.get("K");
  return kids === undefined || isArray(resolved(state, kids)) ? listIn(state, element, "K") : [kids];
}

function listIn(state: PdfState, value: PdfDict, key: string): readonly PdfValue[] {
  const list = resolved(state, value.get(key));
  return isArray(list) ? list : [];
}

function numberIn(value: PdfDict, key: string): number {
  const number = refIn(value.get(key));
  if (number === null) throw new PdfFault(`the file has no ${key}`);
  return number;
}
