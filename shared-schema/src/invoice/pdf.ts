import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { unprintable } from "../contract/glyphs.ts";
import { openA4 } from "../contract/pdf/open.ts";
import { PAGE, penOn } from "../contract/pdf/pen.ts";
import type { ContractFonts } from "../contract/printable.ts";
import { printableText } from "../terms/format.ts";
import type { Invoice } from "./invoice.ts";
import { facturXAttachment } from "./pdf/attachment.ts";
import { drawInvoice } from "./pdf/draw.ts";
import { titleOf } from "./pdf/text.ts";

interface InvoicePdf {
  bytes: Uint8Array;
  pages: number;
  /** Characters that the fonts lack; they are marked where they stand. */
  unprintable: string[];
}

/**
 * The invoice or credit note on A4, with `factur-x.xml` in it: a PDF/A-3a and PDF/UA-1. The same invoice and fonts give the same bytes.
 * @param issuedAt the moment of issue, UTC
 */
export function invoicePdf(
  invoice: Invoice,
  fonts: ContractFonts,
  { issuedAt, productName }: { issuedAt: string; productName: string },
): InvoicePdf {
  const { language, seller, buyer, lines, agreement } = invoice;
  const title = titleOf(invoice);
  const properties = { title, author: seller.name, creator: productName };
  const id = bytesToHex(sha256(utf8ToBytes(JSON.stringify([issuedAt, invoice])))).slice(0, 32);
  const opening = { orientation: "portrait", fonts, issuedAt, fileId: id.toUpperCase(), properties, language } as const;
  const pen = penOn(openA4(opening, facturXAttachment(invoice)), fonts, language, PAGE.top);
  const { pdf, font } = pen;
  drawInvoice(pen, invoice);
  const texts = [seller.name, buyer.name, buyer.address.street, buyer.address.city, agreement.name];
  return {
    bytes: new Uint8Array(pdf.output("arraybuffer")),
    pages: pdf.getNumberOfPages(),
    unprintable: [
      ...new Set(
        [...texts, ...lines.map(({ description }) => description)].flatMap((text) =>
          unprintable(printableText(text), font),
        ),
      ),
    ],
  };
}
