import { gunzipSync } from "node:zlib";
import { type Access, accessTo } from "shared-schema/agreement/access";
import { agreementBody } from "shared-schema/agreement/schema";
import type { GeneratedVersion } from "shared-schema/api/agreement/version";
import { done, type Result, refused } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { shown } from "../../visibility/shown.ts";

const partiesOfThen = agreementBody.pick({ parties: true });

/**
 * Lists the versions of an agreement. Someone who joined after one sees that it exists, without its particulars. Someone who was
 * removed sees the versions to which they were a party.
 * @param version of the path: the current one, or one that is listed
 */
export function listVersions(deps: Deps, actor: Actor, id: number, version: number): Result<GeneratedVersion[]> {
  const tx = reading(deps);
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  const all = tx.store.contractVersions.of(id);
  const listed = row ? all : all.filter((each) => accessIn(tx, actor, each).read);
  if (!row && listed.length === 0) return refused("agreement.not-found");
  const current = row && shown("agreements", row);
  if (version !== current?.version && !listed.some((each) => each.version === version)) {
    return refused("agreement.version-not-found", { version });
  }
  const write = current ? accessTo(current, viewerOf(tx, actor)).write : false;
  return done(listed.map((each) => versionFor(tx, actor, each, write)));
}

/** A version as it is listed to a reader. @param write whether the reader writes the agreement now */
function versionFor(tx: Tx, actor: Actor, row: ContractVersionRow, write: boolean): GeneratedVersion {
  const read_access = accessIn(tx, actor, row).contract;
  return {
    version: row.version,
    status: statusOf(row),
    read_access,
    write_access: write && read_access,
    generated_at: read_access ? row.generated_at : null,
    fingerprint: read_access ? row.fingerprint : null,
  };
}

/** The page of a generated version; null where none of that number was generated. */
export function versionHtml(deps: Deps, actor: Actor, id: number, version: number): Result<string> | null {
  const found = readableVersion(deps, actor, id, version);
  if (!found?.ok) return found;
  return done(gunzipSync(deps.store.contractVersions.htmlOf(id, version)).toString("utf8"));
}

/** The PDF of a generated version, byte for byte as it was generated; null where there is none. */
export function versionPdf(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Result<{ bytes: Uint8Array; fileName: string }> | null {
  const found = readableVersion(deps, actor, id, version);
  if (!found?.ok) return found;
  return done({ bytes: deps.store.contractVersions.pdfOf(id, version), fileName: found.value.file_name });
}

/** The version that a draft of an addendum amends; null where there is none, or where the actor may not read it. */
export function readableAmended(deps: Deps, actor: Actor, id: number, version: number): AmendedVersion | null {
  const amended = version === 0 ? null : readableVersion(deps, actor, id, version - 1);
  return amended?.ok ? amendedBy(amended.value) : null;
}

/** The addendum's reference to the version that it amends. */
export function amendedBy({ version, fingerprint, terms }: ContractVersionRow): AmendedVersion {
  return { version, fingerprint, terms: JSON.parse(terms) };
}

/** A version whose contract the actor reads: its parties of then, and administrators. Null where there is none. */
export function readableVersion(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
): Result<ContractVersionRow> | null {
  const tx = reading(deps);
  const row = tx.store.contractVersions.get(id, version);
  if (!row) return null;
  if (!tx.store.documents.visibleTo(actor.user_id, "agreements", String(id)) && !accessIn(tx, actor, row).read) {
    return refused("agreement.not-found");
  }
  return accessIn(tx, actor, row).contract ? done(row) : refused("contract.draft-forbidden");
}

/** The actor's rights by the parties of then. Nothing else of the agreement is read: its schema may have moved on since. */
export function accessIn(tx: Tx, actor: Actor, row: ContractVersionRow): Access {
  return accessTo(partiesOfThen.parse(JSON.parse(row.agreement)), viewerOf(tx, actor));
}

/** The status to which a version was generated. */
export function statusOf({ version }: ContractVersionRow): GeneratedVersion["status"] {
  return version === 0 ? "CONTRACT" : "ADDENDUM";
}
