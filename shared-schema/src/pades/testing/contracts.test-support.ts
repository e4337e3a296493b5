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
  const long = { kind: "details" as const, rows: [{ label: { fr: "A", en: "A" }, value: "à bord ".repeat(9_000) }] };
  return [
    issued("whole contract", whole),
    { ...issued("sealed contract of two pages", signaturePages(whole)), isSealed: true },
    issued("long contract", { ...whole, blocks: [long, ...whole.blocks] }),
  ];
}

/** Two contracts that are as small as they can be, one of them to be sealed. */
export function shortContracts(): Issued[] {
  const pages = signaturePages(rivieraContract(false));
  return [
    { ...issued("sealed contract", pages), isSealed: true },
    issued("addendum", { ...pages, title: { fr: "Avenant n° 1", en: "Addendum no. 1" } }),
  ];
}

type ContractPages = Parameters<typeof contractPdf>[0];

function signaturePages(whole: ContractPages): ContractPages {
  return { ...whole, cover: null, blocks: whole.blocks.filter(({ kind }) => kind === "signatures") };
}

function issued(name: string, pages: ContractPages): Issued {
  const { bytes, fields } = contractPdf(pages, testFonts(), NO_PLATES);
  return { name, bytes: withSignatureFields(bytes, fields), isSealed: false };
}
