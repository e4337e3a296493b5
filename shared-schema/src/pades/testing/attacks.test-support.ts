import { type Bytes, fromLatin1 } from "../../base/bytes/bytes.ts";
import { appendedTo, type Change, withRevision } from "../pdf/append.ts";
import { type PdfState, readPdf, stateAfter } from "../pdf/file.ts";
import { formOf } from "../pdf/form.ts";
import { catalogueOf, dictOf, pagesOf } from "../pdf/pages.ts";
import { dict, isArray, isDict, name, ref, refIn, stream, text, withEntries } from "../pdf/value.ts";

/** A change that someone makes to a file with signatures. */
export interface Attack {
  name: string;
  run(bytes: Bytes): Bytes;
}

/** Appends a revision with this program’s own writer: the most cunning form that a change can have. */
function appended(bytes: Bytes, changesOf: (state: PdfState) => Change[]): Bytes {
  const file = readPdf(bytes);
  const state = stateAfter(file, file.revisions.length - 1);
  return withRevision(bytes, appendedTo(bytes, state, changesOf(state)));
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
}

function drawnOver(state: PdfState): Change[] {
  const page = first(pagesOf(state));
  const value = dictOf(state, page);
  const over = stream({}, fromLatin1("BT /F1 24 Tf 100 500 Td (Price EUR 1) Tj ET"));
  const contents = [value.get("Contents") ?? null, ref(state.size)];
  return [
    { number: page, value: withEntries(value, { Contents: contents }) },
    { number: state.size, value: over },
  ];
}

/** Changes that are laid over a file as one more revision. */
export const APPENDED: readonly Attack[] = [
  { name: "page drawn over", run: (bytes) => appended(bytes, drawnOver) },
  {
    name: "contents of a page replaced",
    run: (bytes) =>
      appended(bytes, (state) => {
        const contents = refIn(dictOf(state, first(pagesOf(state))).get("Contents")) ?? 0;
        return [{ number: contents, value: stream({}, fromLatin1("BT (nothing) Tj ET")) }];
      }),
  },
  {
    name: "annotation added",
    run: (bytes) =>
      appended(bytes, (state) => {
        const page = first(pagesOf(state));
        const value = dictOf(state, page);
        const note = dict({
          ...{ Type: name("Annot"), Subtype: name("FreeText"), Rect: [100, 100, 300, 200] },
          ...{ Contents: text("Price EUR 1"), DA: text("/Helv 12 Tf") },
        });
        const present = value.get("Annots");
        const annotations = [...(isArray(present) ? present : []), ref(state.size)];
        return [
          { number: page, value: withEntries(value, { Annots: annotations }) },
          { number: state.size, value: note },
        ];
      }),
  },
  {
    name: "page added",
    run: (bytes) =>
      appended(bytes, (state) => {
        const tree = refIn(catalogueOf(state).value.get("Pages")) ?? 0;
        const value = dictOf(state, tree);
        const kids = value.get("Kids");
        const page = dictOf(state, first(pagesOf(state)));
        return [
          { number: tree, value: withEntries(value, { Kids: [...(isArray(kids) ? kids : []), ref(state.size)] }) },
          { number: state.size, value: page },
        ];
      }),
  },
  {
    name: "look of a field swapped",
    run: (bytes) =>
      appended(bytes, (state) => {
        const field = first(formOf(state)?.fields ?? []);
        const look = field.value.get("AP");
        const number = isDict(look) ? (refIn(look.get("N")) ?? 0) : 0;
        const box = { Type: name("XObject"), Subtype: name("Form"), BBox: [0, 0, 200, 50], Resources: dict({}) };
        return [{ number, value: stream(box, fromLatin1("0 0 200 50 re f")) }];
      }),
  },
  {
    name: "field moved",
    run: (bytes) =>
      appended(bytes, (state) => {
        const field = first(formOf(state)?.fields ?? []);
        return [{ number: field.number, value: withEntries(field.value, { Rect: [0, 0, 600, 800] }) }];
      }),
  },
  {
    name: "signature taken out of its field",
    run: (bytes) =>
      appended(bytes, (state) => {
        const field = first(formOf(state)?.fields ?? []);
        const value = new Map([...field.value].filter(([key]) => key !== "V"));
        value.set("TU", text("not signed"));
        return [{ number: field.number, value }];
      }),
  },
  {
    name: "signatures exchanged between two fields",
    run: (bytes) =>
      appended(bytes, (state) => {
        const [one, other] = formOf(state)?.fields ?? [];
        if (!one || !other) throw new Error("there are no two fields");
        const values = [one.value.get("V") ?? null, other.value.get("V") ?? null] as const;
        return [
          { number: one.number, value: withEntries(one.value, { V: values[1] }) },
          { number: other.number, value: withEntries(other.value, { V: values[0] }) },
        ];
      }),
  },
  {
    name: "page exchanged for another one",
    run: (bytes) =>
      appended(bytes, (state) => {
        const tree = refIn(catalogueOf(state).value.get("Pages")) ?? 0;
        const page = withEntries(dictOf(state, first(pagesOf(state))), { Contents: ref(state.size + 1) });
        const kids = dictOf(state, tree).get("Kids");
        const others = isArray(kids) ? kids.slice(1) : [];
        return [
          { number: tree, value: withEntries(dictOf(state, tree), { Kids: [ref(state.size), ...others] }) },
          { number: state.size, value: page },
          { number: state.size + 1, value: stream({}, fromLatin1("BT (nothing) Tj ET")) },
        ];
      }),
  },
  {
    name: "unsigned field laid over the text",
    run: (bytes) =>
      appended(bytes, (state) => {
        const form = formOf(state);
        if (!form) throw new Error("there is no form");
        const look = { Type: name("XObject"), Subtype: name("Form"), BBox: [0, 0, 400, 400], Resources: dict({}) };
        const field = dict({
          ...{ Type: name("Annot"), Subtype: name("Widget"), FT: name("Sig"), T: text("clients:99") },
          ...{ Rect: [50, 50, 450, 450], F: 4, AP: dict({ N: ref(state.size + 1) }) },
        });
        const fields = [...form.fields.map(({ number }) => ref(number)), ref(state.size)];
        return [
          { number: form.number, value: withEntries(form.value, { Fields: fields }) },
          { number: state.size, value: field },
          { number: state.size + 1, value: stream(look, fromLatin1("1 g 0 0 400 400 re f")) },
        ];
      }),
  },
  {
    name: "text field added",
    run: (bytes) =>
      appended(bytes, (state) => {
        const form = formOf(state);
        if (!form) throw new Error("there is no form");
        const field = dict({ FT: name("Tx"), T: text("price"), V: text("1"), Rect: [50, 50, 450, 450] });
        const fields = [...form.fields.map(({ number }) => ref(number)), ref(state.size)];
        return [
          { number: form.number, value: withEntries(form.value, { Fields: fields, NeedAppearances: true }) },
          { number: state.size, value: field },
        ];
      }),
  },
  {
    name: "font exchanged",
    run: (bytes) => appended(bytes, (state) => [{ number: fontFile(state), value: stream({}, new Uint8Array(40)) }]),
  },
  {
    name: "script on opening",
    run: (bytes) =>
      appended(bytes, (state) => {
        const { number, value } = catalogueOf(state);
        const script = dict({ S: name("JavaScript"), JS: text("app.alert(1)") });
        return [{ number, value: withEntries(value, { OpenAction: script }) }];
      }),
  },
  {
    name: "title changed",
    run: (bytes) =>
      appended(bytes, (state) => {
        const info = refIn(state.trailer.get("Info")) ?? 0;
        return [{ number: info, value: withEntries(dictOf(state, info), { Title: text("Another contract") }) }];
      }),
  },
  {
    name: "validation data that hides a page",
    run: (bytes) =>
      appended(bytes, (state) => {
        const { number, value } = catalogueOf(state);
        const store = dict({ Type: name("DSS"), Certs: [], CRLs: [] });
        return [
          { number, value: withEntries(value, { DSS: ref(state.size) }) },
          { number: state.size, value: store },
          ...drawnOver({ ...state, size: state.size + 1 }),
        ];
      }),
  },
  {
    name: "objects that nothing shows",
    run: (bytes) => appended(bytes, (state) => [{ number: state.size, value: text("hidden") }]),
  },
];

function fontFile(state: PdfState): number {
  for (let number = 1; number < state.size; number++) {
    const value = state.value(number);
    const file = isDict(value) ? refIn(value.get("FontFile2")) : null;
    if (file !== null) return file;
  }
  throw new Error("there is no font");
}
