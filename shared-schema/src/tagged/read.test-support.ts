import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { copied, toLatin1 } from "../base/bytes/bytes.ts";
import { type PdfState, readPdf, resolved, stateAfter } from "../pades/pdf/file.ts";
import { catalogueOf, pagesOf } from "../pades/pdf/pages.ts";
import { isArray, isDict, isStream, nameIn, type PdfDict, type PdfValue, refIn, textIn } from "../pades/pdf/value.ts";

/** An element as it is read from a file. */
export interface ReadElement {
  role: string | null;
  language: string | null;
  kids: (ReadElement | "mark" | "annotation")[];
}

/** A tagged PDF as it is read from its bytes. */
interface ReadTags {
  root: ReadElement;
  elements: number;
  /** What does not fit together, in words. */
  faults: string[];
}

/**
 * Reads the structure of a PDF and checks it against the pages: each piece of content belongs to one element, which the parent tree names,
 * and whatever draws is in a piece or an artefact.
 */
export function readTags(bytes: Uint8Array): ReadTags {
  const file = readPdf(copied(bytes));
  const state = stateAfter(file, file.revisions.length - 1);
  const catalogue = catalogueOf(state).value;
  const tree = dictOf(state, catalogue.get("StructTreeRoot"));
  const parents = parentsOf(state, tree);
  const faults: string[] = [];
  const claimed = new Set<string>();
  let elements = 0;

  const check = (key: string, owner: number, expected: number | null | undefined) => {
    if (claimed.has(key)) faults.push(`${key} belongs to two elements`);
    claimed.add(key);
    if (expected !== owner) faults.push(`the parent tree has ${expected} for ${key} of ${owner}`);
  };
  const readKid = (kid: PdfValue, owner: number, page: number | null): ReadElement["kids"][number] => {
    if (typeof kid === "number") return markAt(owner, page, kid);
    const number = refIn(kid);
    if (number !== null) return read(number, owner);
    const entries = dictOf(state, kid);
    if (nameIn(entries.get("Type")) === "MCR") {
      return markAt(owner, refIn(entries.get("Pg")), Number(entries.get("MCID")));
    }
    const object = refIn(entries.get("Obj"));
    const key = dictOf(state, entries.get("Obj")).get("StructParent");
    check(`annotation ${object}`, owner, refIn(parents.get(Number(key))));
    return "annotation";
  };
  const markAt = (owner: number, page: number | null, id: number) => {
    const own = resolved(state, parents.get(Number(dictOf(state, { ref: page ?? 0 }).get("StructParents"))));
    check(`mark ${id} of page ${page}`, owner, isArray(own) ? refIn(own[id]) : null);
    return "mark" as const;
  };
  const read = (number: number, parent: number): ReadElement => {
    elements += 1;
    const entries = dictOf(state, { ref: number });
    if (refIn(entries.get("P")) !== parent) faults.push(`element ${number} names another parent than ${parent}`);
    const kids = entries.get("K");
    const page = refIn(entries.get("Pg"));
    return {
      role: nameIn(entries.get("S")),
      language: textIn(entries.get("Lang")),
      kids: (isArray(kids) ? kids : kids === undefined ? [] : [kids]).map((kid) => readKid(kid, number, page)),
    };
  };

  const top = tree.get("K");
  const root = read(refIn(isArray(top) ? top[0] : top) ?? 0, refIn(catalogue.get("StructTreeRoot")) ?? 0);
  for (const page of pagesOf(state)) faults.push(...looseContent(state, page, claimed));
  return { root, elements, faults };
}

/**
 * The faults in the structure of a PDF, and the hash of its bytes: judges from outside passed files by it. With `PAPERS`, a folder, in
 * the environment, the file is written there by its hash, to be judged.
 */
export function judged(bytes: Uint8Array): { faults: string[]; hash: string } {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const folder = process.env["PAPERS"];
  if (folder) writeFileSync(`${folder}/${hash}.pdf`, bytes);
  return { faults: readTags(bytes).faults, hash };
}

/** The content of a page that no element has: unknown pieces, nested ones, and what draws outside of them. */
function looseContent(state: PdfState, page: number, claimed: ReadonlySet<string>): string[] {
  const content = resolved(state, dictOf(state, { ref: page }).get("Contents"));
  if (!isStream(content)) return [`page ${page} has no content`];
  const lines = toLatin1(content.dict.has("Filter") ? copied(inflateSync(content.data)) : content.data).split("\n");
  const faults: string[] = [];
  let open = false;
  for (const line of lines) {
    if (line.endsWith("BDC")) {
      const id = /MCID (\d+)/.exec(line)?.[1];
      if (open) faults.push(`page ${page}: ${line} within another piece`);
      if (id !== undefined && !claimed.has(`mark ${id} of page ${page}`))
        faults.push(`page ${page}: no element has ${line}`);
      open = true;
    } else if (line === "EMC") open = false;
    else if (!open && /(^|\s)(BT|S|f|f\*|B|Do)$/.test(line)) faults.push(`page ${page} draws outside: ${line}`);
  }
  return open ? [...faults, `page ${page} leaves a piece open`] : faults;
}

function parentsOf(state: PdfState, tree: PdfDict): Map<number, PdfValue | undefined> {
  const entries = dictOf(state, tree.get("ParentTree")).get("Nums");
  const listed = isArray(entries) ? entries : [];
  return new Map(listed.flatMap((key, index) => (index % 2 === 0 ? [[Number(key), listed[index + 1]] as const] : [])));
}

function dictOf(state: PdfState, value: PdfValue | undefined): PdfDict {
  const found = resolved(state, value);
  if (!isDict(found)) throw new Error("a dictionary is missing");
  return found;
}
