import { transfer } from "comlink";
import type { Refusal, Result } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import type { ContractDocument } from "shared-schema/contract/blocks";
import { buildComparison } from "shared-schema/contract/comparison/comparison";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractData } from "shared-schema/contract/data/format";
import { MOST_DATA_BYTES } from "shared-schema/contract/data/names";
import { dataTooLarge, parseContractData } from "shared-schema/contract/data/read";
import { writeDraftData } from "shared-schema/contract/data/write";
import { currentAddendum, currentContract, currentText } from "shared-schema/contract/draft";
import { contractBody } from "shared-schema/contract/html";
import { contractPdf } from "shared-schema/contract/pdf";
import { chartFrame, NO_PLATES } from "shared-schema/contract/pdf/plates";
import { refusedTexts } from "shared-schema/contract/printable";
import { readingCopy } from "shared-schema/contract/readingCopy";
import type { Shore } from "shared-schema/geo/chart/land";
import { makePlan } from "shared-schema/pricing/plan";
import type { ContractFacts } from "shared-schema/terms/facts";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { loadContractFonts } from "../fonts.ts";
import { askGeo, askLand } from "../geo/lazyGeo.ts";
import type { DraftInput } from "./draftInput.ts";

/** A generated version, or what the draft is made of. */
export type ComparedText = { text: VersionText } | { draft: DraftInput };

/** The page's own address is that of the server. */
const { origin } = self.location;

async function factsOf({ id, agreement, yacht, profiles, taxRows, today }: DraftInput): Promise<ContractFacts> {
  const plan = await askGeo((geo) => makePlan({ agreement, yacht, geo, taxRows, today }));
  return factsFromPlan({ id, agreement, yacht, profiles, plan });
}

async function build(input: DraftInput, amended: AmendedVersion | null): Promise<ContractDocument> {
  const facts = await factsOf(input);
  return amended ? currentAddendum(facts, origin, amended) : currentContract(facts, origin);
}

async function textOf(compared: ComparedText): Promise<VersionText> {
  return "text" in compared ? compared.text : currentText(await factsOf(compared.draft), origin);
}

async function compare(former: ComparedText, latter: ComparedText): Promise<ContractDocument> {
  return buildComparison(await textOf(former), await textOf(latter));
}

async function shoreOf({ cover }: ContractDocument): Promise<Shore | null> {
  const frame = cover && chartFrame(cover.route);
  return frame && askLand(frame);
}

/** The calls that make drafts of the contract, and that write and read it as data. */
export const contractDrafts = {
  /**
   * @param amended the version that the draft of an addendum amends; null makes the whole contract
   * @param picture the yacht's, as the server keeps it; null where this device has none
   */
  async pdf(input: DraftInput, amended: AmendedVersion | null, picture: Uint8Array | null): Promise<Uint8Array> {
    const [doc, fonts] = await Promise.all([build(input, amended), loadContractFonts()]);
    const { bytes } = contractPdf(doc, fonts, { shore: await shoreOf(doc), picture });
    return transfer(bytes, [bytes.buffer]);
  },
  /** Why the contract could not be generated as the draft has it: texts that cannot be printed. */
  async unprintable(input: DraftInput, amended: AmendedVersion | null): Promise<Refusal[]> {
    const [doc, fonts] = await Promise.all([build(input, amended), loadContractFonts()]);
    return refusedTexts(doc, fonts).map(({ refusal }) => refusal);
  },
  async body(input: DraftInput, amended: AmendedVersion | null): Promise<string> {
    return contractBody(await build(input, amended));
  },
  async writeData(input: DraftInput): Promise<Result<ContractData>> {
    return writeDraftData(await factsOf(input));
  },
  async readData(file: Blob): Promise<Result<ContractData>> {
    // Asked before it is in memory.
    return file.size > MOST_DATA_BYTES ? dataTooLarge() : parseContractData(await file.text());
  },
  async readingCopy(kept: ContractDocument): Promise<string> {
    return contractBody(readingCopy(kept));
  },
  async readingCopyPdf(kept: ContractDocument): Promise<Uint8Array> {
    const [doc, fonts] = [readingCopy(kept), await loadContractFonts()];
    const { bytes } = contractPdf(doc, fonts, { shore: await shoreOf(doc), picture: null });
    return transfer(bytes, [bytes.buffer]);
  },
  async comparison(former: ComparedText, latter: ComparedText): Promise<string> {
    return contractBody(await compare(former, latter));
  },
  async redline(former: ComparedText, latter: ComparedText): Promise<Uint8Array> {
    const [doc, fonts] = await Promise.all([compare(former, latter), loadContractFonts()]);
    const { bytes } = contractPdf(doc, fonts, NO_PLATES);
    return transfer(bytes, [bytes.buffer]);
  },
};
