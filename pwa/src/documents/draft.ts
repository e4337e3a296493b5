import type { ContractType } from "shared-schema/agreement/schema";
import { done, type Refusal, type Result } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import { currentFileName } from "shared-schema/contract/draft";
import { loadPicture } from "../store/commands/pictures.ts";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { DraftInput } from "../workers/documents/draftInput.ts";
import { readAmended } from "./amended.ts";
import { made } from "./made.ts";

/** A file to be saved. */
export interface MadeFile {
  bytes: Uint8Array;
  fileName: string;
}

/** The text of a draft. */
export interface MadeDraft {
  html: string;
  /** Why the draft of an addendum is shown as the contract that it makes; null where it is what was asked for. */
  withoutAddendum: Refusal | null;
}

/**
 * The draft as a PDF, made on this device out of what it holds: without a connection too.
 * @param consolidated asks for the contract as amended, instead of the addendum
 * @returns the reason why the addendum cannot be made: another document is not saved in its place
 */
export async function draftPdf(id: number, consolidated: boolean): Promise<Result<MadeFile>> {
  return made(async () => {
    const read = await readSources(id, consolidated);
    if (!read.ok) return read;
    const { input, amended } = read.value;
    const bytes = await printed(input, amended);
    return done({ bytes, fileName: currentFileName(id, input.agreement, amended ? "addendum" : "contract") });
  });
}

/** The texts that the PDF of the draft would mark as not printable, and that prevent the contract from being generated. */
export async function draftWarnings(id: number, consolidated: boolean): Promise<Refusal[]> {
  const warnings = await made(async () => {
    const read = await readSources(id, consolidated);
    if (!read.ok) return read;
    const { input, amended } = read.value;
    return done(await documentWorker.ask((remote) => remote.unprintable(input, amended)));
  });
  return warnings.ok ? warnings.value : [];
}

interface Sources {
  input: DraftInput;
  /** The version that an addendum amends; null for a contract. */
  amended: AmendedVersion | null;
}

async function readSources(id: number, consolidated: boolean): Promise<Result<Sources>> {
  const input = await readDraftInput(id);
  if (!input.ok) return input;
  const amended = consolidated ? null : await readAmended(input.value);
  if (amended?.ok === false) return amended;
  return done({ input: input.value, amended: amended?.value ?? null });
}

async function printed(input: DraftInput, amended: AmendedVersion | null): Promise<Uint8Array> {
  const [first] = input.yacht?.pictures ?? [];
  const shown = first ? await loadPicture(first.public_url) : null;
  const picture = shown && new Uint8Array(await shown.arrayBuffer());
  return documentWorker.ask((remote) => remote.pdf(input, amended, picture));
}

/**
 * The draft as HTML to show inside a page.
 * @param template another kind of contract than the agreement's own, of which there are no addenda; null is its own
 */
export async function draftBody(
  id: number,
  template: ContractType | null,
  consolidated: boolean,
): Promise<Result<MadeDraft>> {
  return made(async () => {
    const read = await readDraftInput(id);
    if (!read.ok) return read;
    const input = inTemplate(read.value, template);
    const amended = consolidated || template !== null ? null : await readAmended(input);
    const html = await documentWorker.ask((remote) => remote.body(input, amended?.ok ? amended.value : null));
    return done({ html, withoutAddendum: amended?.ok === false ? amended.refusal : null });
  });
}

/** The same agreement under another kind of contract; the worker prices it again. */
function inTemplate(input: DraftInput, template: ContractType | null): DraftInput {
  return template === null ? input : { ...input, agreement: { ...input.agreement, contract_type: template } };
}
