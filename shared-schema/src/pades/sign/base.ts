import type { Bytes } from "../../base/bytes/bytes.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { type PdfState, readPdf, stateAfter } from "../pdf/file.ts";
import { type Form, type FormField, formOf } from "../pdf/form.ts";
import { PdfFault } from "../pdf/parse.ts";
import { ARCHIVE, isPartyField } from "./fieldNames.ts";

/** A file that a revision is to follow. */
export interface SigningBase {
  state: PdfState;
  form: Form;
}

/** Runs something on the newest state of a file that has signature fields. */
export async function onBase<T>(bytes: Bytes, run: (base: SigningBase) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    const file = readPdf(bytes);
    const state = stateAfter(file, file.revisions.length - 1);
    const form = formOf(state);
    return form ? await run({ state, form }) : refused("signature.unreadable");
  } catch (error) {
    if (error instanceof PdfFault) return refused("signature.unreadable");
    throw error;
  }
}

/** The empty field of this name, where it is its turn: a seal before the parties, and no one behind the archive time stamp. */
export function emptyField({ fields }: Form, name: string): Result<FormField> {
  const field = fields.find((each) => each.name === name);
  if (!field) return refused("signature.no-field");
  if (field.signature !== null) return refused("signature.field-taken");
  const signed = fields.filter(({ signature }) => signature !== null);
  const isClosed = signed.some(
    (each) => each.name.startsWith(ARCHIVE) || (!isPartyField(name) && isPartyField(each.name)),
  );
  return isClosed ? refused("signature.out-of-order") : done(field);
}
