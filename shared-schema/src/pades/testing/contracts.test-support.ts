import type { Bytes } from "../../base/bytes/bytes.ts";
import { NO_PLATES } from "../../contract/pdf/plates.ts";
import { contractPdf } from "../../contract/pdf.ts";
import { rivieraContract, testFonts } from "../../contract/testing.test-support.ts";
import { withSignatureFields } from "../sign/fields.ts";

/** A contract as it is issued. */
export interface Issued {
  name: string;
  bytes: Bytes;
  isSealed: boolean;
}

let once: Issued[] | null = null;

/** Three contracts of different length, one of them to be sealed. Made once: printing takes its time. */
export function contracts(): Issued[] {
  once ??= made();
  return once;
}

function made(): Issued[] {
  const whole = rivieraContract(false);
  const signatures = whole.blocks.filter(({ kind }) => kind === "signatures");
  const long = { kind: "details" as const, rows: [{ label: { fr: "A", en: "A" }, value: "à bord ".repeat(9_000) }] };
  return [
    { name: "whole contract", doc: whole, isSealed: false },
    { name: "sealed contract of two pages", doc: { ...whole, cover: null, blocks: signatures }, isSealed: true },
    { name: "long contract", doc: { ...whole, blocks: [long, ...whole.blocks] }, isSealed: false },
  ].map(({ name, doc, isSealed }) => {
    const { bytes, fields } = contractPdf(doc, testFonts(), NO_PLATES);
    return { name, bytes: withSignatureFields(bytes, fields), isSealed };
  });
}
