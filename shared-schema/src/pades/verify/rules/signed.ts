import { LOOK_OBJECTS } from "../../appearance/look.ts";
import { catalogueOf } from "../../pdf/pages.ts";
import { sameValue } from "../../pdf/serialise.ts";
import { dict, isDict, type PdfDict, type PdfValue, ref, withEntries } from "../../pdf/value.ts";
import { isPartyField, SEAL } from "../../sign/fieldNames.ts";
import { LOCKED } from "../../sign/widgets.ts";
import { type Added, fresh, type Recognised, redefined } from "./added.ts";
import { readSignatureDict } from "./dictionary.ts";
import { isLook } from "./look.ts";

/** A party’s signature: it fills its own empty field and draws in it, and defines nothing else. */
export function recogniseSignature(added: Added): Recognised | null {
  const { before, form, earlier } = added;
  const values = redefined(added);
  const field = form.fields.find(({ number }) => values.has(number));
  if (!field || values.size !== 1 || field.signature !== null || !isPartyField(field.name)) return null;
  if (earlier.some((kind) => kind === "archive" || kind === "validation-data")) return null;
  const [signature, ...look] = fresh(added);
  const shown: Record<string, PdfValue> = look.length > 0 ? { AP: dict({ N: ref(before.size + 1) }) } : {};
  const filled = withEntries(field.value, { V: ref(before.size), F: LOCKED, ...shown });
  if (!sameValue(values.get(field.number), filled) || !readSignatureDict(signature, field.name)) return null;
  const isDrawn = look.length === 0 || (look.length === LOOK_OBJECTS && isLook(look, before.size + 1, field.value));
  return isDrawn ? { kind: "signature", field: field.name } : null;
}

/** The platform’s seal: it fills its hidden field, and the catalogue names it as the one that forbids changes. */
export function recogniseSeal(added: Added): Recognised | null {
  const { before, form, earlier } = added;
  const values = redefined(added);
  const field = form.fields.find(({ name }) => name === SEAL);
  const catalogue = catalogueOf(before);
  const objects = fresh(added);
  if (!field || field.signature !== null || values.size !== 2 || objects.length !== 1) return null;
  if (earlier.some((kind) => kind !== "issued")) return null;
  const filled = withEntries(field.value, { V: ref(before.size), F: LOCKED });
  const sealed: PdfDict = withEntries(catalogue.value, { Perms: dict({ DocMDP: ref(before.size) }) });
  const isRight = sameValue(values.get(field.number), filled) && sameValue(values.get(catalogue.number), sealed);
  return isRight && isDict(objects[0]) && readSignatureDict(objects[0], SEAL) ? { kind: "seal", field: SEAL } : null;
}
