import { type PdfState, resolved } from "../pdf/file.ts";
import { formOf } from "../pdf/form.ts";
import { catalogueOf, dictOf, pagesOf } from "../pdf/pages.ts";
import { sameValue } from "../pdf/serialise.ts";
import { isArray, isDict, type PdfValue, refIn } from "../pdf/value.ts";
import type { ChangedPlace } from "./verdict.ts";

const PRECEDENCE: readonly ChangedPlace["kind"][] = ["page", "field", "title", "form", "document", "objects", "ending"];

/** Names what a revision has changed of a document, the most telling place first. Unchanged copies are no change. */
export function placesOf(before: PdfState, changes: readonly { number: number; value: PdfValue }[]): ChangedPlace[] {
  const placeOf = placesIn(before);
  const changed = changes.filter(({ number, value }) => !sameValue(before.value(number), value));
  const known = changed.map(({ number }) => placeOf(number));
  const distinct = new Map(known.map((place) => [JSON.stringify(place), place]));
  const places = [...distinct.values()].sort((a, b) => PRECEDENCE.indexOf(a.kind) - PRECEDENCE.indexOf(b.kind));
  // Objects that come with a change are no place of their own.
  const telling = places.filter(({ kind }) => kind !== "objects");
  if (telling.length > 0) return telling;
  return places.length > 0 ? places : [{ kind: "ending" }];
}

function placesIn(state: PdfState): (number: number) => ChangedPlace {
  const known = new Map<number, ChangedPlace>();
  for (const [index, page] of pagesOf(state).entries()) {
    const place: ChangedPlace = { kind: "page", page: index + 1 };
    const value = dictOf(state, page);
    for (const number of [page, ...refsIn(state, value.get("Contents")), ...refsIn(state, value.get("Annots"))])
      known.set(number, place);
    for (const number of refsDeep(value.get("Resources"))) known.set(number, place);
  }
  const form = formOf(state);
  if (form) known.set(form.number, { kind: "form" });
  for (const field of form?.fields ?? []) {
    const place: ChangedPlace = { kind: "field", field: field.name };
    const looks = refsDeep(field.value.get("AP"));
    for (const number of [field.number, ...looks, ...(field.signature === null ? [] : [field.signature])])
      known.set(number, place);
  }
  known.set(catalogueOf(state).number, { kind: "document" });
  const info = refIn(state.trailer.get("Info"));
  if (info !== null) known.set(info, { kind: "title" });
  return (number) => known.get(number) ?? { kind: "objects" };
}

function refsIn(state: PdfState, value: PdfValue | undefined): number[] {
  const own = refIn(value);
  const items = resolved(state, value);
  const inside = isArray(items) ? items.flatMap((item) => refIn(item) ?? []) : [];
  return own === null ? inside : [own, ...inside];
}

function refsDeep(value: PdfValue | undefined): number[] {
  const own = refIn(value);
  if (own !== null) return [own];
  if (isArray(value)) return value.flatMap(refsDeep);
  return isDict(value) ? [...value.values()].flatMap(refsDeep) : [];
}
