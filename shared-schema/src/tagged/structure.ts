import { dict, name, type PdfDict, type PdfValue, ref, text } from "../pades/pdf/value.ts";
import { type Annotation, type Attributes, type Element, isElement, isMark } from "./element.ts";
import type { Tags } from "./tags.ts";

/** Writes what belongs to a page, while jsPDF writes its dictionary. @param page counted from 1 */
export function writePage(tags: Tags, page: number): void {
  const { writer, annotations } = tags;
  const own = annotations.filter((annotation) => annotation.page === page);
  for (const annotation of own) {
    const StructParent = parentKey(tags, annotation);
    annotation.number = writer.add(dict({ ...annotation.entries, P: ref(writer.pageNumber(page)), StructParent }));
  }
  if (own.length > 0) writer.entry("Annots", own.map(objectOf));
  writer.entry("StructParents", page - 1);
  writer.entry("Tabs", name("S"));
}

/** Writes the structure, once the pages are written. @returns the number of its root */
export function writeStructure(tags: Tags): number {
  const { writer, root, pdf, pages, annotations } = tags;
  const [tree, parents] = [writer.take(), writer.take()];
  const { numbers } = tags;
  const number = (element: Element) => {
    numbers.set(element, writer.take());
    for (const kid of element.kids) if (isElement(kid)) number(kid);
  };
  number(root);
  const refTo = (element: Element) => ref(numbers.get(element) ?? 0);
  for (const [element, own] of numbers) {
    const parent = element.parent ? refTo(element.parent) : ref(tree);
    writer.put(own, elementValue(tags, element, parent, refTo));
  }
  const marked = [...Array(pdf.getNumberOfPages()).keys()].flatMap((page) => {
    // An object for each page: a revision that adds a field writes the tree again, but not what is in it.
    const list = writer.take();
    writer.put(list, (pages.get(page + 1) ?? []).map(refTo));
    return [page, ref(list)];
  });
  const lying = annotations.flatMap((annotation) => [parentKey(tags, annotation), refTo(annotation.element)]);
  writer.put(parents, dict({ Nums: [...marked, ...lying] }));
  writer.put(
    tree,
    dict({
      Type: name("StructTreeRoot"),
      K: [refTo(root)],
      ParentTree: ref(parents),
      ParentTreeNextKey: pdf.getNumberOfPages() + annotations.length,
    }),
  );
  return tree;
}

/** As short as it can be: a contract has thousands of them. */
function elementValue(
  { writer }: Tags,
  { role, attributes, kids }: Element,
  parent: PdfValue,
  refTo: (element: Element) => PdfValue,
): PdfDict {
  const page = kids.find(isMark)?.page;
  const written = kids.map((kid) => {
    if (isElement(kid)) return refTo(kid);
    const Pg = ref(writer.pageNumber(kid.page));
    if (!isMark(kid)) return dict({ Type: name("OBJR"), Obj: objectOf(kid), Pg });
    return kid.page === page ? kid.id : dict({ Type: name("MCR"), Pg, MCID: kid.id });
  });
  const [only, ...others] = written;
  return dict({
    S: name(role),
    P: parent,
    ...(page === undefined ? {} : { Pg: ref(writer.pageNumber(page)) }),
    ...attributeEntries(attributes),
    ...(only !== undefined && { K: others.length === 0 ? only : written }),
  });
}

function attributeEntries(attributes: Attributes): Record<string, PdfValue> {
  const { language, alternative, scope, columns, numbering, decoration } = attributes;
  const table = { ...(scope && { Scope: name(scope) }), ...(columns && { ColSpan: columns }) };
  return {
    ...(language && { Lang: text(language) }),
    ...(alternative !== undefined && { Alt: text(alternative) }),
    ...(Object.keys(table).length > 0 && { A: dict({ O: name("Table"), ...table }) }),
    ...(numbering && { A: dict({ O: name("List"), ListNumbering: name(numbering) }) }),
    ...(decoration && { A: dict({ O: name("Layout"), TextDecorationType: name(decoration) }) }),
  };
}

/** The keys of the parent tree: the pages come first, then what lies upon them. */
function parentKey({ pdf, annotations }: Tags, annotation: Annotation): number {
  return pdf.getNumberOfPages() + annotations.indexOf(annotation);
}

function objectOf({ number }: Annotation): PdfValue {
  if (number === null) throw new Error("an annotation of a tagged PDF is written with its page");
  return ref(number);
}
