import { type Mark, PAGE, type Pen } from "../pen.ts";

/** A rectangle in millimetres from the upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Link {
  /** The page that the link is on, counted from 1. */
  page: number;
  name: string;
  box: Box;
}

const POINTS_PER_MM = 72 / 25.4;
const links = new WeakMap<Pen, Link[]>();

/**
 * Lets a rectangle of the current page lead to a heading, by a name. jsPDF writes only links that point to a page directly, and through
 * such a link the fields of that page can be reached: a strict reader then takes a signature in one of them for a change of the contents.
 * The links are objects of their own: with others, no field for a later time stamp may be added.
 */
export function linkTo(pen: Pen, mark: Mark, box: Box): void {
  const present = links.get(pen) ?? startLinks(pen);
  const name = `h${pen.marks.indexOf(mark) + 1}`;
  present.push({ page: pen.pdf.getCurrentPageInfo().pageNumber, name, box });
}

/** Has the links and their destinations written with the pages and the catalogue. */
function startLinks(pen: Pen): Link[] {
  const { events } = pen.pdf.internal;
  const present: Link[] = [];
  links.set(pen, present);
  const { write, addObject } = writerOf(pen);
  events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) => {
    const onPage = present.filter(({ page }) => page === pageNumber);
    const refs = onPage.map((link) => `${addObject(annotation(link))} 0 R`);
    if (refs.length > 0) write(`/Annots [${refs.join(" ")}]`);
  });
  events.subscribe("putCatalog", () => {
    const names = pen.marks.map((mark, index) => ({ name: `h${index + 1}`, target: targetOf(pen, mark) }));
    // A name tree is in the order of its names.
    const sorted = names.sort((one, other) => (one.name < other.name ? -1 : 1));
    const entries = sorted.map(({ name, target }) => `(${name}) ${target}`).join("\n");
    write(`/Names << /Dests << /Names [\n${entries}\n] >> >>`);
  });
  return present;
}

interface Writer {
  /** Writes a line where jsPDF is writing. */
  write(line: string): void;
  /** Adds an object. @returns its number */
  addObject(content: string): number;
}

/** jsPDF’s own functions, which its types leave out. */
function writerOf({ pdf }: Pen): Writer {
  const write: unknown = Reflect.get(pdf.internal, "write");
  const add: unknown = Reflect.get(pdf.internal, "newAdditionalObject");
  if (typeof write !== "function" || typeof add !== "function") throw new Error("jsPDF has no function to write with");
  return {
    write(line) {
      write(line);
    },
    addObject(content) {
      const object: unknown = add();
      if (typeof object !== "object" || object === null || !("objId" in object) || typeof object.objId !== "number") {
        throw new Error("jsPDF has added no object");
      }
      Object.assign(object, { content });
      return object.objId;
    },
  };
}

function annotation({ name, box: { x, y, width, height } }: Link): string {
  const rect = [points(x), fromBottom(y + height), points(x + width), fromBottom(y)].join(" ");
  return `<< /Type /Annot /Subtype /Link /Rect [${rect}] /Border [0 0 0] /A << /S /GoTo /D (${name}) >> >>`;
}

function targetOf({ pdf }: Pen, { page, y }: Mark): string {
  return `[${pdf.getPageInfo(page).objId} 0 R /XYZ 0 ${fromBottom(y)} 0]`;
}

function points(millimetres: number): number {
  return Math.round(millimetres * POINTS_PER_MM * 100) / 100;
}

function fromBottom(y: number): number {
  return points(PAGE.height - y);
}
