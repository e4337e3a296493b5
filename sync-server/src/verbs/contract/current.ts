import type { AgreementBody, ContractType } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import type { ContractDocument } from "shared-schema/contract/blocks";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractData } from "shared-schema/contract/data/format";
import { writeDraftData } from "shared-schema/contract/data/write";
import { currentAddendum, currentContract, currentFileName, currentText } from "shared-schema/contract/draft";
import { contractHtml } from "shared-schema/contract/html";
import { makePlan } from "shared-schema/pricing/plan";
import type { ContractFacts } from "shared-schema/terms/facts";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { missingOf } from "shared-schema/terms/missing";
import { type ReadAgreement, readAgreement } from "../agreement/readAgreement.ts";
import type { Actor, Deps } from "../base/context.ts";
import { printFor } from "../base/printFor.ts";
import { readableAmended } from "./generation/versions.ts";
import { pictureOf } from "./titlePicture.ts";

/** The contract document asked for: of a version, or of the current state in another template. */
interface ContractQuestion {
  id: number;
  version: number | null;
  template: ContractType | null;
  /** Of an addendum: the whole contract as it amends it, instead of the addendum. */
  consolidated: boolean;
}

/** Lists what the contract still lacks, as every device does: a draft with estimated times, which are listed as missing. */
export function listMissing(deps: Deps, actor: Actor, id: number): Result<string[]> {
  const read = readAgreement(deps, actor, id);
  if (read.ok && !read.value.access.contract) return refused("contract.forbidden");
  return read.ok ? done(missingOf(factsOf(read.value)).paths) : read;
}

/** The draft as a page. */
export function draftHtml(deps: Deps, actor: Actor, question: ContractQuestion): Result<string> {
  const built = build(deps, actor, question);
  return built.ok ? done(contractHtml(built.value)) : built;
}

/** The draft as a PDF, with the name under which it is saved. */
export async function draftPdf(
  deps: Deps,
  actor: Actor,
  question: ContractQuestion,
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const read = readContract(deps, actor, question);
  if (!read.ok) return read;
  const facts = factsOf(binding(deps, read.value));
  const picture = await pictureOf(deps, facts);
  const { document, kind } = documentOf(deps, actor, facts, question);
  const printed = await printFor(deps, actor, (printer, account) => printer.contract(document, picture, account));
  if (!printed.ok) return printed;
  return done({ bytes: printed.value.bytes, fileName: currentFileName(question.id, read.value.agreement, kind) });
}

/** The agreement's text as it stands, for its readers. Another version than the current one is refused. */
export function draftText(deps: Deps, actor: Actor, id: number, version: number): Result<VersionText> {
  const read = readContract(deps, actor, { id, version });
  return read.ok ? done(currentText(factsOf(binding(deps, read.value)), deps.publicUrl)) : read;
}

/** The draft as data, to the readers of its text; another version than the current one is refused. */
export function draftData(deps: Deps, actor: Actor, id: number, version: number): Result<ContractData> {
  const read = readContract(deps, actor, { id, version });
  return read.ok ? writeDraftData(factsOf(binding(deps, read.value))) : read;
}

/** Returns the agreement to readers of its contract; others get the specification's 401 (§8). */
function readContract(
  deps: Deps,
  actor: Actor,
  { id, version }: Pick<ContractQuestion, "id" | "version">,
): Result<ReadAgreement> {
  const read = readAgreement(deps, actor, id, version);
  return read.ok && !read.value.access.contract ? refused("contract.draft-forbidden") : read;
}

function build(deps: Deps, actor: Actor, question: ContractQuestion): Result<ContractDocument> {
  const read = readContract(deps, actor, question);
  if (!read.ok) return read;
  return done(documentOf(deps, actor, factsOf(inTemplate(deps, read.value, question.template)), question).document);
}

/** The addendum that is drafted, for those who read the version that it amends; else the contract as it stands. */
function documentOf(
  deps: Deps,
  actor: Actor,
  facts: ContractFacts,
  { id, consolidated }: ContractQuestion,
): { document: ContractDocument; kind: "contract" | "addendum" } {
  const amended = consolidated ? null : readableAmended(deps, actor, id, facts.agreement.version);
  return amended
    ? { document: currentAddendum(facts, deps.publicUrl, amended), kind: "addendum" }
    : { document: currentContract(facts, deps.publicUrl), kind: "contract" };
}

type Planned = Pick<ReadAgreement, "id" | "agreement" | "inputs" | "plan">;

function factsOf({ id, agreement, inputs: { yacht, profiles }, plan }: Planned): ContractFacts {
  return factsFromPlan({ id, agreement, yacht, profiles, plan });
}

/** The agreement as it binds: computed without estimated times. */
function binding(deps: Deps, read: ReadAgreement): Planned {
  return read.plan.estimated.length === 0 ? read : planned(deps, read, read.agreement);
}

/** The same agreement under another kind of contract, priced again. */
function inTemplate(deps: Deps, read: ReadAgreement, template: ContractType | null): Planned {
  if (template === null || template === read.agreement.contract_type) return binding(deps, read);
  return planned(deps, read, { ...read.agreement, contract_type: template });
}

function planned(deps: Deps, { id, inputs }: ReadAgreement, agreement: AgreementBody): Planned {
  const { yacht, taxRows, today } = inputs;
  return { id, inputs, agreement, plan: makePlan({ agreement, yacht, geo: deps.assets.geo(), taxRows, today }) };
}
