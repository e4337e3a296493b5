import type { PdfState } from "../../pdf/file.ts";
import { type Form, formOf } from "../../pdf/form.ts";
import type { PdfDict, PdfValue } from "../../pdf/value.ts";
import type { RevisionKind } from "../verdict.ts";

/** A revision to be judged: the objects that it defines, and the document before it. */
export interface Added {
  before: PdfState;
  form: Form;
  objects: readonly { number: number; value: PdfValue }[];
  /** The kinds of the revisions before. */
  earlier: readonly RevisionKind[];
}

/** A revision that this program may have written. */
export interface Recognised {
  kind: RevisionKind;
  field: string | null;
}

/** The objects of a revision, where its new ones are numbered on; null where they are not, or the form before is none of ours. */
export function addedTo(before: PdfState, objects: Added["objects"], earlier: Added["earlier"]): Added | null {
  const form = formOf(before);
  const fresh = objects.filter(({ number }) => number >= before.size).map(({ number }) => number);
  return form && fresh.every((number, index) => number === before.size + index)
    ? { before, form, objects, earlier }
    : null;
}

/** The values that a revision gives to objects that were there before. */
export function redefined({ before, objects }: Added): Map<number, PdfValue> {
  return new Map(objects.filter(({ number }) => number < before.size).map(({ number, value }) => [number, value]));
}

/** The values of new objects, in the order of their numbers. */
export function fresh({ before, objects }: Added): PdfValue[] {
  return objects.filter(({ number }) => number >= before.size).map(({ value }) => value);
}

/** Whether a dictionary has these keys, in this order, and no others. */
export function hasKeys(value: PdfDict, keys: readonly string[]): boolean {
  return [...value.keys()].join() === keys.join();
}
