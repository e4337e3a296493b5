import { isTakenFormat } from "../../../yacht/pictureFormat.ts";
import { isActivePdf } from "./activePdf.ts";

/** The largest receipt, as it is sent. */
export const MOST_RECEIPT_MB = 10;
export const MOST_RECEIPT_BYTES = MOST_RECEIPT_MB * 1024 * 1024;

/** Readers look for the end of a PDF this far from the end of the file (ISO 32000-1, Annex H). */
const PDF_END_BYTES = 1_024;
/** The last record of a ZIP archive: so long without its comment, which is at most 65,535 bytes. */
const ZIP_END_BYTES = 22;
const ZIP_END = [0x50, 0x4b, 0x05, 0x06] as const;
const ZIP_COMMENT_LENGTH_AT = 20;
const MOST_ZIP_COMMENT = 0xffff;
/** Brands of the HEIF family (ISO/IEC 23008-12), which cameras of telephones write. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "heif", "mif1", "msf1"];

/** The format of a file: one that is taken, or the reason why it is not. A PDF that costs too much to be looked into counts as active. */
export type ReceiptFormat = "pdf" | "picture" | "damaged-pdf" | "active-pdf" | "heic" | "unknown";

/**
 * Tells the format of a receipt by its content, whatever it is called. A PDF begins and ends as one: with anything before or after it,
 * or as an archive at the same time, another program could read it as another file. It shows pages, and does nothing else.
 */
export async function receiptFormatOf(bytes: Uint8Array): Promise<ReceiptFormat> {
  if (isTakenFormat(bytes)) return "picture";
  if (/^%PDF-[12]\.\d/.test(latin1(bytes.subarray(0, 8)))) {
    if (!isWholePdf(bytes)) return "damaged-pdf";
    return (await isActivePdf(bytes)) ? "active-pdf" : "pdf";
  }
  const isHeif = latin1(bytes.subarray(4, 8)) === "ftyp" && HEIC_BRANDS.includes(latin1(bytes.subarray(8, 12)));
  return isHeif ? "heic" : "unknown";
}

function isWholePdf(bytes: Uint8Array): boolean {
  // Some programs fill the last block with zeros.
  return /%%EOF[\s\0]*$/.test(latin1(bytes.subarray(-PDF_END_BYTES))) && !endsAsZip(bytes);
}

/** Whether a ZIP archive ends where the file does. */
function endsAsZip(bytes: Uint8Array): boolean {
  const last = bytes.length - ZIP_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_ZIP_COMMENT); at--) {
    if (!ZIP_END.every((byte, index) => bytes[at + index] === byte)) continue;
    const length = at + ZIP_COMMENT_LENGTH_AT;
    if ((bytes[length] ?? 0) + 256 * (bytes[length + 1] ?? 0) === last - at) return true;
  }
  return false;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
