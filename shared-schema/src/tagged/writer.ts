import type { jsPDF } from "jspdf";
import { serialised } from "../pades/pdf/serialise.ts";
import type { PdfValue } from "../pades/pdf/value.ts";

/** jsPDF’s own functions, which its types leave out. */
export interface Writer {
  /** Writes a line where jsPDF is writing: in the page's content, in a page's dictionary, in the catalogue. */
  line(text: string): void;
  /** Writes an entry of the dictionary that jsPDF is writing. */
  entry(key: string, value: PdfValue): void;
  /** Takes the number of an object that is written later, after the pages. */
  take(): number;
  /** Writes the object of a number that was taken. */
  put(number: number, value: PdfValue): void;
  /** Adds an object behind the pages, while pages are written. @returns its number */
  add(value: PdfValue): number;
  /** The number of a page's object. @param page counted from 1 */
  pageNumber(page: number): number;
}

export function writerOf(pdf: jsPDF): Writer {
  const own = (name: string) => {
    const found: unknown = Reflect.get(pdf.internal, name);
    if (typeof found !== "function") throw new Error(`jsPDF has no function ${name}`);
    return found;
  };
  const [write, take, begin, additional] = [
    "write",
    "newObjectDeferred",
    "newObjectDeferredBegin",
    "newAdditionalObject",
  ].map(own);
  if (!write || !take || !begin || !additional) throw new Error("jsPDF has no functions to write with");
  const numberOf = (value: unknown) => {
    if (typeof value !== "number") throw new Error("jsPDF has given an object no number");
    return value;
  };
  return {
    line: (text) => write(text),
    entry: (key, value) => write(`/${key} ${serialised(value)}`),
    take: () => numberOf(take()),
    put(number, value) {
      begin(number, true);
      write(serialised(value));
      write("endobj");
    },
    add(value) {
      const object: unknown = additional();
      if (typeof object !== "object" || object === null) throw new Error("jsPDF has added no object");
      Object.assign(object, { content: serialised(value) });
      return numberOf(Reflect.get(object, "objId"));
    },
    pageNumber: (page) => pdf.getPageInfo(page).objId,
  };
}
