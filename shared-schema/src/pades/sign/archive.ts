import { base64, fromBase64 } from "../../base/bytes/base64.ts";
import type { Bytes } from "../../base/bytes/bytes.ts";
import { done, type Result, refused } from "../../base/result.ts";
import type { Change } from "../pdf/append.ts";
import { dict, ref, text, withEntries } from "../pdf/value.ts";
import { readTimeStampOver } from "../timeStamp/token.ts";
import { onBase, type SigningBase } from "./base.ts";
import { stampDict } from "./dictionaries.ts";
import { archiveField } from "./fieldNames.ts";
import { filledRevision, gappedRevision, type PreparedRevision } from "./revision.ts";
import { LOCKED } from "./widgets.ts";

/** A document time stamp that waits for its token. */
export interface PreparedStamp extends PreparedRevision {
  /** SHA-256 of the document, in base64: the hash to be stamped. */
  hash: string;
}

/** Writes the revision of a document time stamp (EN 319 142-1, 5.4.3), but for the token. */
export function prepareStamp(base: Bytes, reserve: number): Promise<Result<PreparedStamp>> {
  return onBase(base, async (file) => {
    const signature = { number: file.state.size, value: stampDict(), reserve };
    const { prepared, digest } = await gappedRevision(base, file.state, signature, changesOf(file));
    return done({ ...prepared, hash: base64(digest) });
  });
}

/** The prepared field for the first one; each renewal adds a field that shows nothing. */
function changesOf({ state, form }: SigningBase): Change[] {
  const taken = form.fields.filter(
    ({ name: field, signature }) => field.startsWith(archiveField(1)) && signature !== null,
  );
  const field = archiveField(taken.length + 1);
  const prepared = form.fields.find((each) => each.name === field);
  if (prepared) return [{ number: prepared.number, value: withEntries(prepared.value, { V: ref(state.size) }) }];
  const first = form.fields.find((each) => each.name === archiveField(1));
  const added = withEntries(first?.value ?? dict({}), { T: text(field), V: ref(state.size), F: LOCKED });
  const fields = [...form.fields.map(({ number }) => ref(number)), ref(state.size + 1)];
  return [
    { number: form.number, value: withEntries(form.value, { Fields: fields }) },
    { number: state.size + 1, value: added },
  ];
}

/** Finishes the revision with a token over its hash. */
export async function embedStamp(base: Bytes, prepared: PreparedStamp, token: Bytes): Promise<Result<Bytes>> {
  const stamp = await readTimeStampOver(token, fromBase64(prepared.hash), []);
  return typeof stamp === "string" ? refused("timestamp.invalid") : filledRevision(base, prepared, token);
}
