import { gunzipSync } from "node:zlib";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideFormat, type KeptText, type VersionText } from "shared-schema/contract/comparison/versionText";
import { redlineFileName } from "shared-schema/terms/format";
import type { Actor, Deps } from "../../base/context.ts";
import { printFor } from "../../base/printFor.ts";
import { draftText } from "../current.ts";
import { readableVersion } from "./versions.ts";

/**
 * The text of a version, to be compared: one that was generated, as it was kept, to those who read it; else the draft in its reader's
 * cut. Comparisons have no other source, so they show nothing that their reader may not read in the versions themselves.
 */
export async function textOfVersion(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Promise<Result<VersionText>> {
  const generated = readableVersion(deps, actor, id, version);
  if (generated === null) return draftText(deps, actor, id, version);
  if (!generated.ok) return generated;
  const text = deps.store.contractVersions.textOf(id, version);
  if (text === null) return refused("contract.not-comparable");
  const kept: Omit<KeptText, "terms"> = JSON.parse(gunzipSync(text).toString("utf8"));
  return decideFormat({ ...kept, terms: JSON.parse(generated.value.terms) });
}

/**
 * Two versions of a contract compared, as a PDF with the name under which it is saved.
 * @param versions `from` is the earlier one; the same or a later version is refused
 */
export async function redlinePdf(
  deps: Deps,
  actor: Actor,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const former = await textOfVersion(deps, actor, id, from);
  if (!former.ok) return former;
  const latter = await textOfVersion(deps, actor, id, to);
  if (!latter.ok) return latter;
  if (from >= to) return refused("contract.compared-backwards");
  const printed = await printFor(deps, actor, (printer, account) =>
    printer.comparison(former.value, latter.value, account),
  );
  return printed.ok ? done({ bytes: printed.value.bytes, fileName: redlineFileName(id, from, to) }) : printed;
}
