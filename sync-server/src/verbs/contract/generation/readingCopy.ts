import { done, type Result } from "shared-schema/base/result";
import type { ContractDocument } from "shared-schema/contract/blocks";
import { readingCopy } from "shared-schema/contract/readingCopy";
import { formatAgreementId } from "shared-schema/pricing/format";
import { contractFileName } from "shared-schema/terms/format";
import type { Actor, Deps } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { printFor } from "../../base/printFor.ts";
import { textOfVersion } from "./redline.ts";
import { versionHtml, versionPdf } from "./versions.ts";

/** The contract as it is in force with a generated version, as a page; null where none of that number was generated. */
export async function consolidatedHtml(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Promise<Result<string> | null> {
  const own = versionHtml(deps, actor, id, version);
  // The contract itself is whole.
  if (version === 0 || !own?.ok) return own;
  const copy = await copyOf(deps, actor, id, version);
  if (!copy.ok) return copy;
  const reading = { document: copy.value, name: formatAgreementId(id) };
  return done(await derived(actor, () => deps.derivations.get("reading", reading)));
}

/** The same as a PDF, with the name under which it is saved. */
export async function consolidatedPdf(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Promise<Result<{ bytes: Uint8Array; fileName: string }> | null> {
  const own = versionPdf(deps, actor, id, version);
  if (version === 0 || !own?.ok) return own;
  const copy = await copyOf(deps, actor, id, version);
  if (!copy.ok) return copy;
  const printed = await printFor(deps, actor, (printer, account) => printer.contract(copy.value, null, account));
  const fileName = contractFileName(id, version, { draft: false, consolidated: true });
  return printed.ok ? done({ bytes: printed.value.bytes, fileName }) : printed;
}

async function copyOf(deps: Deps, actor: Actor, id: number, version: number): Promise<Result<ContractDocument>> {
  const text = await textOfVersion(deps, actor, id, version);
  return text.ok ? done(readingCopy(text.value.document)) : text;
}
