import { type Bytes, copied, fromLatin1, joined, toLatin1 } from "../../base/bytes/bytes.ts";
import { appendedTo, type Change, withRevision } from "../pdf/append.ts";
import { type PdfFile, type PdfState, readPdf, stateAfter } from "../pdf/file.ts";
import { formOf } from "../pdf/form.ts";
import { catalogueOf, dictOf, pagesOf } from "../pdf/pages.ts";
import { dict, isArray, isDict, name, ref, refIn, stream, text, withEntries } from "../pdf/value.ts";

/** A change that somebody makes to a file with signatures. */
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

/** Where the value of a signature is in a file. */
function gapOf(file: PdfFile, field: number): { from: number; to: number; contents: Bytes } {
  const state = stateAfter(file, file.revisions.length - 1);
  const value = dictOf(state, field).get("Contents");
  const span = value && typeof value === "object" && "span" in value ? value.span : undefined;
  const contents = value && typeof value === "object" && "string" in value ? value.string : undefined;
  if (!span || !contents) throw new Error("there is no gap");
  return { ...span, contents: copied(contents) };
}

/** Bytes changed in place. */
function edited(bytes: Bytes, edit: (copy: Bytes) => void): Bytes {
  const copy = copied(bytes);
  edit(copy);
  return copy;
}

function replaced(bytes: Bytes, from: string, to: string, after: number): Bytes {
  const at = toLatin1(bytes).indexOf(from, after);
  if (at === -1 || from.length !== to.length) throw new Error(`«${from}» is not there`);
  return edited(bytes, (copy) => copy.set(fromLatin1(to), at));
}

/** Changes to one signature in place. @param signature the number of its dictionary */
export function inPlace(signature: number): Attack[] {
  const at = (bytes: Bytes) => {
    const file = readPdf(bytes);
    const offset = file.revisions.findLast(({ offsets }) => offsets.has(signature))?.offsets.get(signature) ?? 0;
    return { file, offset, gap: gapOf(file, signature) };
  };
  return [
    {
      name: "no range of bytes",
      run: (bytes) => replaced(bytes, "/ByteRange", "/ByteRang0", at(bytes).offset),
    },
    {
      name: "value of zeros",
      run: (bytes) => edited(bytes, (copy) => copy.fill(0x30, at(bytes).gap.from + 1, at(bytes).gap.to - 1)),
    },
    {
      name: "tiny range",
      run: (bytes) => {
        const whole = toLatin1(bytes);
        const { offset } = at(bytes);
        const [range = ""] = /\/ByteRange \[[^\]]*\]/.exec(whole.slice(offset)) ?? [];
        return replaced(bytes, range, "/ByteRange [0 1 2 1]".padEnd(range.length), offset);
      },
    },
    {
      name: "something hidden in the gap",
      run: (bytes) => edited(bytes, (copy) => copy.set(fromLatin1("deadbeef"), at(bytes).gap.to - 9)),
    },
    {
      name: "name in the certificate changed",
      run: (bytes) => {
        const { gap } = at(bytes);
        const hex = toLatin1(bytes.subarray(gap.from, gap.to));
        // The first common name in the certificates: 06 03 55 04 03, then the text.
        const place = hex.indexOf("0603550403") + 14;
        return edited(bytes, (copy) => copy.set(fromLatin1("58"), gap.from + place));
      },
    },
    {
      name: "hour of the claimed time changed",
      run: (bytes) => replaced(bytes, "D:20261126140200Z", "D:20261126150200Z", at(bytes).offset),
    },
  ];
}

/** Changes to the file itself. */
export const ON_FILE: readonly Attack[] = [
  { name: "bytes behind the end", run: (bytes) => joined(bytes, fromLatin1("\n% more\n")) },
  { name: "many bytes behind the end", run: (bytes) => joined(bytes, new Uint8Array(5_000).fill(0x20)) },
  {
    name: "byte of the printed contract",
    run: (bytes) =>
      edited(bytes, (copy) => {
        copy[20_000] = (copy[20_000] ?? 0) ^ 1;
      }),
  },
  {
    name: "cross-reference stream behind the end",
    run: (bytes) =>
      joined(
        bytes,
        fromLatin1(
          `999 0 obj\n<< /Type /XRef /Size 1000 >>\nstream\n\nendstream\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`,
        ),
      ),
  },
  {
    name: "hybrid file",
    run: (bytes) => {
      const end = bytes.length;
      const start = /startxref\n(\d+)\n%%EOF\n$/.exec(toLatin1(bytes.subarray(-64)))?.[1] ?? "0";
      const trailer = `xref\n0 0\ntrailer\n<< /Size 999 /Root 1 0 R /Prev ${start} /XRefStm 15 >>\n`;
      return joined(bytes, fromLatin1(`${trailer}startxref\n${end}\n%%EOF\n`));
    },
  },
];

/** The number of the signature in a field. */
export function signatureIn(bytes: Bytes, field: string): number {
  const file = readPdf(bytes);
  const form = formOf(stateAfter(file, file.revisions.length - 1));
  return form?.fields.find((each) => each.name === field)?.signature ?? 0;
}

/** The last revision cut off. */
export function cutOff(bytes: Bytes): Bytes {
  return bytes.slice(0, readPdf(bytes).revisions.at(-1)?.from ?? 0);
}
