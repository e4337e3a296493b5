import { jsPDF as JsPdf, type jsPDF } from "jspdf";
import type { Bytes } from "../base/bytes/bytes.ts";
import { date, dict, name, type PdfValue, ref, stream, text } from "../pades/pdf/value.ts";
import { type ExtensionSchema, type Metadata, metadataOf } from "./metadata.ts";
import { srgbProfile } from "./srgb.ts";
import { writePage, writeStructure } from "./structure.ts";
import { newTags, type Tags } from "./tags.ts";

/** A file that travels in the PDF: only PDF/A-3 takes one that is no PDF/A. */
export interface Attachment {
  name: string;
  /** Such as `text/xml`. */
  type: string;
  description: string;
  /** What the file is to the PDF (ISO 32000-2, 7.11.3). */
  relationship: "Data" | "Alternative" | "Source" | "Supplement";
  bytes: Bytes;
  /** What the metadata say of it. */
  schema: ExtensionSchema;
}

type TaggedFacts = Omit<Metadata, "producer" | "part" | "extension">;

/**
 * Makes an empty PDF tagged: what is drawn through the tags gets into the structure, and the file that jsPDF writes is a PDF/A on level A
 * (part 2, or 3 with an attachment) and a PDF/UA-1. Every operator that draws belongs into an element or an artefact.
 */
export function tagged(pdf: jsPDF, facts: TaggedFacts, attachment: Attachment | null = null): Tags {
  const tags = newTags(pdf);
  const { writer } = tags;
  const { events } = pdf.internal;
  const metadata = metadataOf({
    ...facts,
    producer: `jsPDF ${JsPdf.version}`,
    part: attachment ? 3 : 2,
    extension: attachment?.schema,
  });
  let catalogue: Record<string, PdfValue> = {};
  events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) => writePage(tags, pageNumber));
  events.subscribe("postPutResources", () => {
    const put = (value: PdfValue) => {
      const number = writer.take();
      writer.put(number, value);
      return ref(number);
    };
    const intent = {
      Type: name("OutputIntent"),
      S: name("GTS_PDFA1"),
      OutputConditionIdentifier: text("sRGB"),
      Info: text("sRGB"),
      DestOutputProfile: put(stream({ N: 3 }, srgbProfile())),
    };
    const file = attachment && put(fileSpecification(attachment, facts.issuedAt, put));
    catalogue = {
      Version: name("1.7"),
      MarkInfo: dict({ Marked: true }),
      StructTreeRoot: ref(writeStructure(tags)),
      Metadata: put(stream({ Type: name("Metadata"), Subtype: name("XML") }, metadata)),
      OutputIntents: [dict(intent)],
      ...(file && { AF: [file] }),
      ...namesOf(tags, file && { name: attachment.name, file }),
    };
  });
  events.subscribe("putCatalog", () => {
    for (const [key, value] of Object.entries(catalogue)) writer.entry(key, value);
  });
  return tags;
}

function fileSpecification(
  { name: file, type, description, relationship, bytes }: Attachment,
  issuedAt: string,
  put: (value: PdfValue) => PdfValue,
): PdfValue {
  const Params = dict({ ModDate: date(issuedAt), Size: bytes.length });
  const content = put(stream({ Type: name("EmbeddedFile"), Subtype: name(type), Params }, bytes));
  return dict({
    Type: name("Filespec"),
    F: text(file),
    UF: text(file),
    Desc: text(description),
    AFRelationship: name(relationship),
    EF: dict({ F: content, UF: content }),
  });
}

/** The name trees, which are in the order of their names. */
function namesOf(
  { destinations, writer }: Tags,
  attached: { name: string; file: PdfValue } | null,
): Record<string, PdfValue> {
  const places = destinations
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((place) => [text(place.name), [ref(writer.pageNumber(place.page)), name("XYZ"), 0, place.y, 0]]);
  if (places.length === 0 && !attached) return {};
  return {
    Names: dict({
      ...(places.length > 0 && { Dests: dict({ Names: places }) }),
      ...(attached && { EmbeddedFiles: dict({ Names: [text(attached.name), attached.file] }) }),
    }),
  };
}
