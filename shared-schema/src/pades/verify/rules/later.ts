import { resolved } from "../../pdf/file.ts";
import { catalogueOf } from "../../pdf/pages.ts";
import { sameValue } from "../../pdf/serialise.ts";
import { dict, isArray, isDict, isStream, type PdfValue, ref, text, withEntries } from "../../pdf/value.ts";
import { ARCHIVE, archiveField } from "../../sign/fieldNames.ts";
import { LOCKED } from "../../sign/widgets.ts";
import { type Added, fresh, hasKeys, type Recognised, redefined } from "./added.ts";
import { readStampDict } from "./dictionary.ts";

/** Validation data: the catalogue names a store of certificates and lists, which keeps what was in the one before. */
export function recogniseValidationData(added: Added): Recognised | null {
  const { before, earlier } = added;
  const values = redefined(added);
  const catalogue = catalogueOf(before);
  const named = withEntries(catalogue.value, { DSS: ref(before.size) });
  if (values.size !== 1 || !sameValue(values.get(catalogue.number), named) || !earlier.includes("signature"))
    return null;
  const [store, ...streams] = fresh(added);
  if (!isDict(store) || !hasKeys(store, ["Type", "Certs", "CRLs"])) return null;
  const old = resolved(before, catalogue.value.get("DSS"));
  const wanted = ["Certs", "CRLs"].map((key) => {
    const kept = isDict(old) ? itemsOf(old.get(key)) : [];
    const items = itemsOf(store.get(key));
    return kept.every((item, index) => sameValue(item, items[index])) ? items.slice(kept.length) : null;
  });
  const [certificates, lists] = wanted;
  if (!certificates || !lists) return null;
  const expected = streams.map((_, index) => ref(before.size + 1 + index));
  const isPlain = streams.every((stream) => isStream(stream) && hasKeys(stream.dict, ["Length"]));
  return isPlain && sameValue([...certificates, ...lists], expected) ? { kind: "validation-data", field: null } : null;
}

function itemsOf(value: PdfValue | undefined): readonly PdfValue[] {
  return isArray(value) ? value : [];
}

/** A document time stamp: it fills the prepared field, or one that it adds to the form, and shows nothing. */
export function recogniseArchive(added: Added): Recognised | null {
  const { before, form, earlier } = added;
  const values = redefined(added);
  const taken = form.fields.filter(({ name, signature }) => name.startsWith(ARCHIVE) && signature !== null);
  const field = archiveField(taken.length + 1);
  const [signature, ...others] = fresh(added);
  if (values.size !== 1 || !earlier.includes("signature") || !readStampDict(signature)) return null;
  const prepared = form.fields.find(({ name }) => name === field);
  if (prepared) {
    const filled = withEntries(prepared.value, { V: ref(before.size) });
    return others.length === 0 && sameValue(values.get(prepared.number), filled) ? { kind: "archive", field } : null;
  }
  const first = form.fields.find(({ name }) => name === ARCHIVE);
  const entry = withEntries(first?.value ?? dict({}), { T: text(field), V: ref(before.size), F: LOCKED });
  const listed = [...form.fields.map(({ number }) => ref(number)), ref(before.size + 1)];
  const isRight = others.length === 1 && sameValue(others[0], entry);
  const grown = withEntries(form.value, { Fields: listed });
  return isRight && sameValue(values.get(form.number), grown) ? { kind: "archive", field } : null;
}
