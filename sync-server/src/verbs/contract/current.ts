import type { ContractType } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractData } from "shared-schema/contract/data/format";
import { currentFileName } from "shared-schema/contract/draft";
import type { Of } from "../../ports/derivations/derive.ts";
import { type ReadAgreement, readAgreement } from "../agreement/readAgreement.ts";
import type { Actor, Deps } from "../base/context.ts";
import { derived } from "../base/derived.ts";
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
export function listMissing(deps: Deps, actor: Actor, id: number): Promise<Result<string[]>> {
  return derived(actor, () => {
    const read = readAgreement(deps, actor, id);
    if (!read.ok) return read;
    if (!read.value.access.contract) return refused("contract.forbidden");
    const estimates = read.value.agreement.status === "DRAFT";
    return done(deps.derivations.get("missing", { ...around(read.value), estimates }));
  });
}

/** The draft as a page. */
export function draftHtml(deps: Deps, actor: Actor, question: ContractQuestion): Promise<Result<string>> {
  return derived(actor, () => {
    const read = readContract(deps, actor, question);
    if (!read.ok) return read;
    return done(
      deps.derivations.get("page", drafted(deps, actor, inTemplate(read.value, question.template), question)),
    );
  });
}

/** The draft as a PDF, with the name under which it is saved. */
export async function draftPdf(
  deps: Deps,
  actor: Actor,
  question: ContractQuestion,
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const composed = await derived(actor, () => {
    const read = readContract(deps, actor, question);
    if (!read.ok) return read;
    const of = drafted(deps, actor, around(read.value), question);
    return done({ of, document: deps.derivations.get("document", of) });
  });
  if (!composed.ok) return composed;
  const { of, document } = composed.value;
  const picture = await pictureOf(deps, of);
  const printed = await printFor(deps, actor, (printer, account) => printer.contract(document, picture, account));
  if (!printed.ok) return printed;
  const kind = of.amended ? "addendum" : "contract";
  return done({ bytes: printed.value.bytes, fileName: currentFileName(question.id, of.agreement, kind) });
}

/** The agreement's text as it stands, for its readers. Another version than the current one is refused. */
export function draftText(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<VersionText>> {
  return derived(actor, () => {
    const read = readContract(deps, actor, { id, version });
    if (!read.ok) return read;
    return done(deps.derivations.get("text", { ...around(read.value), origin: deps.publicUrl }));
  });
}

/** The draft as data, to the readers of its text; another version than the current one is refused. */
export function draftData(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<ContractData>> {
  return derived(actor, () => {
    const read = readContract(deps, actor, { id, version });
    return read.ok ? deps.derivations.get("data", around(read.value)) : read;
  });
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

type Around = Of<"data">;

/** An agreement with what its contract is composed of. */
function around({ id, agreement, inputs: { yacht, profiles, taxRows, today } }: ReadAgreement): Around {
  return { id, agreement, yacht, profiles, taxRows, today };
}

/** The same agreement under another kind of contract. */
function inTemplate(read: ReadAgreement, template: ContractType | null): Around {
  const of = around(read);
  return template === null ? of : { ...of, agreement: { ...of.agreement, contract_type: template } };
}

/** The addendum that is drafted, for those who read the version that it amends; else the contract as it is now. */
function drafted(deps: Deps, actor: Actor, of: Around, { id, consolidated }: ContractQuestion): Of<"document"> {
  const amended = consolidated ? null : readableAmended(deps, actor, id, of.agreement.version);
  return { ...of, origin: deps.publicUrl, amended };
}
