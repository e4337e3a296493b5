import { isDeepStrictEqual } from "node:util";
import { printComments } from "shared-schema/agreement/comments/change";
import { decideCommentsClosed } from "shared-schema/agreement/comments/threads";
import { fixBookings } from "shared-schema/agreement/payments/booking";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { decideMoveBy } from "shared-schema/agreement/status";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result, refused } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import { decideAddendum } from "shared-schema/contract/addendum/mayAmend";
import type { ContractDocument } from "shared-schema/contract/blocks";
import type { ContractOptions } from "shared-schema/contract/options";
import { refusedTexts } from "shared-schema/contract/printable";
import { inputsOf } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { decideBinding } from "shared-schema/frozen/times";
import type { ContractFacts } from "shared-schema/terms/facts";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { passedOver } from "shared-schema/terms/passedOver";
import type { ContractTerms } from "shared-schema/terms/terms";
import type { YachtBody } from "shared-schema/yacht/schema";
import { decideCopySize, decideLiveSize, frozenCopyAfter } from "../../agreement/moves/frozenCopy.ts";
import { auditHead } from "../../base/audit/head.ts";
import type { Actor, Deps, Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import type { ReadableRow } from "../../documents/readable.ts";
import { amendedBy } from "./versions.ts";

/** The content of a version, once it is clear that the actor may generate it. */
export interface Basis {
  row: ReadableRow;
  before: AgreementBody;
  after: AgreementBody;
  /** Undefined where the copy that the lock made is kept. */
  copy: SnapshotBody | undefined;
  /** The copy that counts, the new one or the kept one. */
  frozen: SnapshotBody;
}

type BoundTerms = Pick<VersionTerms, "facts" | "terms" | "fingerprint">;

/** The terms of a version, with all that its document is composed of. */
export interface VersionTerms {
  facts: ContractFacts;
  terms: ContractTerms;
  fingerprint: string;
  amended: AmendedVersion | null;
  options: ContractOptions;
}

/** A version as it would be generated of the current state: nothing of it is written yet. */
export interface Composed {
  facts: ContractFacts;
  terms: ContractTerms;
  fingerprint: string;
  document: ContractDocument;
  /** The whole contract as it stands with this version; of the contract itself the same. */
  consolidated: ContractDocument;
  /** The document as a page. */
  page: string;
}

/** The version that is asked for. */
export interface Generation {
  id: number;
  /** The fingerprint of the terms that the actor has read. */
  seen: string | undefined;
  /** The server's public address, which the contract prints. */
  origin: string;
}

/**
 * Reads what the next version would be made of, or says why there is none: whether the actor may generate, whether the status
 * allows it, whether every comment is closed, and whether there is room.
 */
export function readBasis(tx: Tx, actor: Actor, id: number): Result<Basis> {
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const row = found.value;
  const before = uncut("agreements", row);
  const status = decideMoveBy(before, "generate", viewerOf(tx, actor));
  if (!status.ok) return status;
  const closed = decideCommentsClosed(before.comments);
  if (!closed.ok) return closed;
  const full = overQuota(tx, actor, { bytes: 1, grows: true });
  if (full) return full;
  const light = decideLiveSize(tx, before);
  if (!light.ok) return light;
  const comments = printComments(before.comments, before.version);
  const generated = { ...before, status: status.value, generated_versions_len: before.version + 1, comments };
  const after = fixBookings(generated);
  const copy = frozenCopyAfter(tx, row.id, before, after) ?? undefined;
  const size = decideCopySize(copy);
  if (!size.ok) return size;
  const frozen = copy ?? keptCopy(tx, row.id);
  // The copy is written in the same transaction as the status.
  if (!frozen) throw new Error(`Agreement ${id} is locked without a frozen copy`);
  return done({ row, before, after, copy, frozen });
}

/**
 * Computes the terms of a version from the present state; refused without a total, where they are not the terms that the actor has
 * read, and where an addendum changes nothing.
 */
export function readVersion(tx: Tx, { after, frozen }: Basis, { id, seen, origin }: Generation): Result<VersionTerms> {
  const bound = boundTerms(tx, id, after, frozen);
  if (!bound.ok) return bound;
  const { terms: made, fingerprint } = bound.value;
  if (seen !== undefined && seen !== fingerprint) return refused("contract.changed");
  const amended = amendedVersion(tx, id, after.version);
  const changed = decideAddendum(amended, fingerprint);
  if (!changed.ok) return changed;
  const options = {
    ...{ draft: false, fingerprint, issuedAt: tx.now, productName: PRODUCT.name, origin },
    auditHead: auditHead(tx),
  };
  return done({ facts: bound.value.facts, terms: made, fingerprint, amended, options });
}

/** Composes the document of a version; refused where a font lacks a character. Reads nothing from the database. */
export function composeVersion(
  { derivations, assets }: Pick<Deps, "derivations" | "assets">,
  { facts, terms: made, fingerprint, amended, options }: VersionTerms,
): Result<Composed> {
  const composed = derivations.get("version", { facts, options, amended });
  const [unprintable] = refusedTexts(composed.document, assets.fonts());
  return unprintable ?? done({ ...composed, facts, terms: made, fingerprint });
}

/**
 * Whether a version would be the same at both moments. Payments, expenses and comments that came since are no part of it,
 * unless they were made on a booking, or comments are passed over.
 */
export function isSameBasis(a: Basis, b: Basis): boolean {
  const content = ({ before, after, frozen }: Basis) => [
    { ...before, payments: {}, expenses: {}, comments: {} },
    after.payment_calls,
    passedOver({ agreement: after, profiles: frozen.profiles }),
    { ...frozen, frozen_at: frozen.frozen_at.slice(0, 10) },
  ];
  return isDeepStrictEqual(content(a), content(b));
}

/** The version that an addendum amends; null for the contract itself. */
function amendedVersion(tx: Tx, id: number, version: number): AmendedVersion | null {
  const row = version === 0 ? undefined : tx.store.contractVersions.get(id, version - 1);
  return row ? amendedBy(row) : null;
}

function liveYacht(tx: Tx, { yacht_id }: AgreementBody): YachtBody | null {
  const row = yacht_id === null ? undefined : tx.store.documents.get("yachts", String(yacht_id));
  return row && !row.deleted ? uncut("yachts", row) : null;
}

function keptCopy(tx: Tx, id: string): SnapshotBody | null {
  const row = tx.store.documents.get("snapshots", id);
  return row && !row.deleted ? uncut("snapshots", row) : null;
}

/** The terms out of the frozen copy with their facts, whole and without estimated times: the same whoever generates. */
function boundTerms(tx: Tx, id: number, agreement: AgreementBody, copy: SnapshotBody): Result<BoundTerms> {
  const live = { yacht: liveYacht(tx, agreement), profiles: {}, taxRows: [], today: tx.now.slice(0, 10) };
  const inputs = inputsOf(agreement.status, copy, live);
  if (!inputs) throw new Error(`Agreement ${id} is generated without a frozen copy`);
  const { yacht, profiles, taxRows, today } = inputs;
  const { plan, ...made } = tx.derivations.get("terms", { id, agreement, yacht, profiles, taxRows, today });
  const binding = decideBinding(plan);
  return binding.ok ? done({ ...made, facts: factsFromPlan({ id, agreement, yacht, profiles, plan }) }) : binding;
}
