import { jsPDF } from "jspdf";
import { toLatin1 } from "../../base/bytes/bytes.ts";
import { type Attachment, tagged } from "../../tagged/open.ts";
import type { Tags } from "../../tagged/tags.ts";
import { printableText } from "../../terms/format.ts";
import type { ContractFonts } from "../printable.ts";

interface Opening {
  orientation: "portrait" | "landscape";
  fonts: ContractFonts;
  /** The moment of issue, UTC. */
  issuedAt: string;
  /** 32 hexadecimal digits; equal ids and content give equal bytes. */
  fileId: string;
  properties: Properties;
  language: "en" | "fr";
}

interface Properties {
  title: string;
  author: string;
  creator: string;
  subject?: string;
  keywords?: string;
}

/**
 * An empty A4 PDF in millimetres whose bytes depend on nothing but what is handed over, with its structure: every paper is a PDF/A on
 * level A and a PDF/UA-1.
 */
export function openA4(opening: Opening, attachment: Attachment | null = null): Tags {
  const { issuedAt, language } = opening;
  const properties = plainProperties(opening.properties);
  return tagged(untaggedA4({ ...opening, properties }), { ...properties, language, issuedAt }, attachment);
}

/** An empty A4 PDF that has no structure. */
export function untaggedA4({ orientation, fonts, issuedAt, fileId, properties, language }: Opening): jsPDF {
  const pdf = new jsPDF({
    unit: "mm",
    format: "a4",
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 3,
  });
  for (const [file, style, bytes] of [
    ["regular.ttf", "normal", fonts.regular],
    ["bold.ttf", "bold", fonts.bold],
    ["italic.ttf", "italic", fonts.italic],
  ] as const) {
    if (bytes === undefined) continue;
    pdf.addFileToVFS(file, fontFile(bytes));
    pdf.addFont(file, fonts.family, style, undefined, "Identity-H");
  }
  pdf.setCreationDate(pdfDate(issuedAt));
  pdf.setFileId(fileId);
  pdf.setProperties({ ...properties });
  pdf.setLanguage(language);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return pdf;
}

const fontFiles = new WeakMap<Uint8Array, string>();

/** A font as jsPDF takes it, a character for each byte. Kept: making the string took a third of the time of a short paper. */
function fontFile(bytes: Uint8Array): string {
  const file = fontFiles.get(bytes) ?? toLatin1(bytes);
  fontFiles.set(bytes, file);
  return file;
}

/** Written out with its zone: as a `Date`, jsPDF would print the zone of the machine. */
function pdfDate(utc: string): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) throw new Error(`«${utc}» is not a moment in UTC`);
  return `D:${date.toISOString().slice(0, 19).replace(/\D/g, "")}+00'00'`;
}

function plainProperties({ title, author, creator, subject, keywords }: Properties): Properties {
  return {
    title: plainSpaces(title),
    author: plainSpaces(author),
    creator: plainSpaces(creator),
    ...(subject !== undefined && { subject: plainSpaces(subject) }),
    ...(keywords !== undefined && { keywords: plainSpaces(keywords) }),
  };
}

/**
 * A text for title and bookmarks: jsPDF writes them in PDFDocEncoding where it can, in which the byte of a no-break space is a euro sign
 * and those of invisible characters are others (ISO 32000-1, annex D).
 */
export function plainSpaces(text: string): string {
  return printableText(text).replace(/[\u00a0\u202f]/g, " ");
}
