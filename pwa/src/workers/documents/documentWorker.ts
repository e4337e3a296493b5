import { expose, transfer } from "comlink";
import bold from "shared-schema/assets/fonts/NotoSans-Bold.ttf?url";
import regular from "shared-schema/assets/fonts/NotoSans-Regular.ttf?url";
import type { ContractDocument } from "shared-schema/contract/blocks";
import { currentContract } from "shared-schema/contract/draft";
import { factsFromPlan } from "shared-schema/contract/factsFromPlan";
import { contractBody } from "shared-schema/contract/html";
import { contractPdf } from "shared-schema/contract/pdf";
import type { ContractFonts } from "shared-schema/contract/printable";
import { makePlan } from "shared-schema/pricing/plan";
import type { DraftInput } from "../../store/draftInput.ts";
import { askGeo } from "../geo/lazyGeo.ts";

let fonts: Promise<ContractFonts> | null = null;

function theFonts(): Promise<ContractFonts> {
  fonts ??= Promise.all([regular, bold].map(load)).then(([regularBytes, boldBytes]) => {
    if (!regularBytes || !boldBytes) throw new Error("The contract's fonts are missing.");
    return { regular: regularBytes, bold: boldBytes };
  });
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
}

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function build({ id, agreement, yacht, profiles, taxRows, today }: DraftInput): Promise<ContractDocument> {
  const plan = await askGeo((geo) => makePlan({ agreement, yacht, geo, taxRows, today }));
  return currentContract(factsFromPlan({ id, agreement, yacht, profiles, plan }));
}

/** Drafts of the contract, off the main thread: they take their time. */
const api = {
  async pdf(input: DraftInput): Promise<Uint8Array> {
    const [doc, files] = await Promise.all([build(input), theFonts()]);
    const { bytes } = contractPdf(doc, files);
    return transfer(bytes, [bytes.buffer]);
  },
  async body(input: DraftInput): Promise<string> {
    return contractBody(await build(input));
  },
};

export type DocumentWorker = typeof api;

expose(api);
