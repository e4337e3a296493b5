import { missingPaths } from "shared-schema/agreement/missing";
import type { ContractType } from "shared-schema/agreement/schema";
import type { ContractDocument } from "shared-schema/contract/blocks";
import { currentContract, currentFileName } from "shared-schema/contract/draft";
import type { ContractFacts } from "shared-schema/contract/facts";
import { factsFromPlan } from "shared-schema/contract/factsFromPlan";
import { contractHtml } from "shared-schema/contract/html";
import { contractPdf } from "shared-schema/contract/pdf";
import { makePlan } from "shared-schema/pricing/plan";
import { done, type Result } from "shared-schema/result";
import { type Actor, type Deps, reading } from "../context.ts";
import { taxRowsNow } from "../seedReference.ts";
import { type ReadAgreement, readAgreement } from "./readAgreement.ts";

/** Which document is wanted: of a version, or of the current state in another template. */
export interface ContractQuestion {
  id: number;
  version: number | null;
  template: ContractType | null;
}

/** What the contract still lacks. */
export function listMissing(deps: Deps, actor: Actor, id: number): Result<string[]> {
  const read = readAgreement(deps, actor, id);
  return read.ok ? done(missingPaths(factsOf(read.value))) : read;
}

/** The draft as a page. */
export function draftHtml(deps: Deps, actor: Actor, question: ContractQuestion): Result<string> {
  const built = build(deps, actor, question);
  return built.ok ? done(contractHtml(built.value)) : built;
}

/** The draft as a PDF, with the name under which it is saved. */
export function draftPdf(
  deps: Deps,
  actor: Actor,
  question: ContractQuestion,
): Result<{ bytes: Uint8Array; fileName: string }> {
  const read = readAgreement(deps, actor, question.id, question.version);
  if (!read.ok) return read;
  const { bytes } = contractPdf(currentContract(factsOf(read.value)), deps.assets.fonts());
  return done({ bytes, fileName: currentFileName(question.id, read.value.agreement) });
}

function build(deps: Deps, actor: Actor, { id, version, template }: ContractQuestion): Result<ContractDocument> {
  const read = readAgreement(deps, actor, id, version);
  if (!read.ok) return read;
  return done(currentContract(factsOf(inTemplate(deps, read.value, template))));
}

function factsOf({ id, agreement, yacht, profiles, plan }: ReadAgreement): ContractFacts {
  const bodies = Object.fromEntries([...profiles].map(([profileId, profile]) => [profileId, profile.body]));
  return factsFromPlan({ id, agreement, yacht: yacht?.body ?? null, profiles: bodies, plan });
}

/** The same agreement under another kind of contract, priced anew. */
function inTemplate(deps: Deps, read: ReadAgreement, template: ContractType | null): ReadAgreement {
  if (template === null || template === read.agreement.contract_type) return read;
  const tx = reading(deps);
  const agreement = { ...read.agreement, contract_type: template };
  const yacht = read.yacht?.body ?? null;
  const geo = deps.assets.geo();
  const plan = makePlan({ agreement, yacht, geo, taxRows: taxRowsNow(tx), today: tx.now.slice(0, 10) });
  return { ...read, agreement, plan };
}
