import { dict, name, text } from "../pades/pdf/value.ts";
import { pageOf, type Tags } from "./tags.ts";

/** A rectangle in millimetres from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The name of a place in the same file, or an address. */
export type Target = { name: string } | { address: string };

const POINTS_PER_MM = 72 / 25.4;
/** Print. */
const PRINTED = 4;

/**
 * Lets a rectangle of the current page lead somewhere; the open element is the link. jsPDF writes only links that point to a page
 * directly, and through such a link the fields of that page can be reached: a strict reader then takes a signature in one of them for a
 * change of the link. The links are objects of their own: with others, no field for a later time stamp may be added.
 * @param description what a screen reader says of it
 */
export function linkTo(tags: Tags, { x, y, width, height }: Box, target: Target, description: string): void {
  const action =
    "name" in target
      ? dict({ S: name("GoTo"), D: text(target.name) })
      : dict({ S: name("URI"), URI: text(target.address) });
  const annotation = {
    page: pageOf(tags),
    element: tags.open,
    entries: {
      Type: name("Annot"),
      Subtype: name("Link"),
      Rect: [points(x), fromBottom(tags, y + height), points(x + width), fromBottom(tags, y)],
      Border: [0, 0, 0],
      F: PRINTED,
      A: action,
      Contents: text(description),
    },
    number: null,
  };
  tags.annotations.push(annotation);
  tags.open.kids.push(annotation);
}

/** Names a height of a page, so that links can lead to it. @param page counted from 1 */
export function nameDestination(tags: Tags, destination: string, page: number, y: number): void {
  tags.destinations.push({ name: destination, page, y: fromBottom(tags, y) });
}

function points(millimetres: number): number {
  return Math.round(millimetres * POINTS_PER_MM * 100) / 100;
}

function fromBottom({ pdf }: Tags, y: number): number {
  return points(pdf.internal.pageSize.getHeight() - y);
}
