import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { CruiseFacts } from "shared-schema/api/agreement/cruiseProjection";
import type { VisibleProfile } from "shared-schema/api/agreement/partyProjection";
import { done, type Result, refused } from "shared-schema/base/result";
import { type Inputs, inputsOf, isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { withoutPassport } from "shared-schema/guest/passportRead";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import type { ProfileBody } from "shared-schema/profile/schema";
import { mayWriteYacht } from "shared-schema/yacht/mayWrite";
import type { YachtBody } from "shared-schema/yacht/schema";
import { type Actor, type Deps, reading, type Tx } from "../base/context.ts";
import { derived } from "../base/derived.ts";
import { viewerOf } from "../base/viewer.ts";
import { type ReadableRow, readable } from "../documents/readable.ts";
import { taxRowsNow } from "../documents/reference/taxRows.ts";
import { shown, shownSnapshot } from "../visibility/shown.ts";

/** An agreement with everything around it, as one viewer may see it: live, or frozen with its status. */
export interface ReadAgreement extends CruiseFacts {
  /** The inputs of the plan. */
  inputs: Inputs;
  /** When it was last written, UTC. */
  updated_at: string;
}

/**
 * Reads an agreement for a viewer, with the passports that the viewer may see.
 * @param version of the path; only the current one can be written, and drawn up
 */
export function readAgreement(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null = null,
): Result<ReadAgreement> {
  const tx = reading(deps);
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  if (!row) return refused("agreement.not-found");
  if (version !== null && version !== shown("agreements", row).version) {
    return refused("agreement.version-not-found", { version });
  }
  return done(describeAgreement(deps, actor, row, { withPassports: true }));
}

/**
 * Describes an agreement that was read or written already. Related documents are read when an answer first needs them, and so is its
 * plan: whoever asks for that does so inside of `derived`.
 * Answers to changes and approvals need no passports.
 */
export function describeAgreement(
  deps: Deps,
  actor: Actor,
  row: ReadableRow,
  { withPassports = false, copy }: { withPassports?: boolean; copy?: SnapshotBody | null } = {},
): ReadAgreement {
  const tx = reading(deps);
  const id = Number(row.id);
  const agreement = shown("agreements", row);
  const inputs = once(() => inputsFor(tx, actor, id, agreement, copy));
  const plan = once(() => {
    const { yacht, taxRows, today } = inputs();
    const estimates = agreement.status === "DRAFT";
    return deps.derivations.get("plan", { agreement, yacht, taxRows, today, estimates });
  });
  const yacht = once(() => {
    const body = inputs().yacht;
    return body && { body, write_access: mayWriteHere(tx, actor, agreement, body) };
  });
  const profiles = once(() => profilesIn(actor, inputs(), withPassports));
  const access = once(() => accessTo(agreement, viewerOf(tx, actor)));
  return {
    id,
    agreement,
    updated_at: row.updated_at,
    get inputs() {
      return inputs();
    },
    get yacht() {
      return yacht();
    },
    get profiles() {
      return profiles();
    },
    get access() {
      return access();
    },
    get plan() {
      return plan();
    },
  };
}

/** The answer about an agreement that was just written; refused where that took it out of the actor's sight. */
export async function describedAs<T>(
  deps: Deps,
  actor: Actor,
  row: ReadableRow | null | undefined,
  answer: (read: ReadAgreement) => T,
): Promise<Result<T>> {
  if (!row) return refused("agreement.not-found");
  return derived(actor, () => done(answer(describeAgreement(deps, actor, row))));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Yacht, profiles and tax rows in the actor's cut: the live ones of a draft, else those of the frozen copy.
 * @param copy of a former version; unless given, the present one
 */
export function inputsFor(
  tx: Tx,
  actor: Actor,
  id: number,
  agreement: AgreementBody,
  copy?: SnapshotBody | null,
): Inputs {
  const frozen = isFrozen(agreement.status);
  const live = {
    yacht: liveYacht(tx, actor, agreement),
    profiles: frozen ? {} : liveProfiles(tx, actor, agreement),
    taxRows: frozen ? [] : taxRowsNow(tx),
    today: tx.now.slice(0, 10),
  };
  const inputs = inputsOf(agreement.status, frozen ? (copy ?? frozenCopy(tx, actor, String(id))) : null, live);
  // The copy is written in the same transaction as the status.
  if (!inputs) throw new Error(`Agreement ${id} is ${agreement.status} without a frozen copy`);
  return inputs;
}

/** The yacht of an agreement as she is now; null without one, and after she was deleted. */
function liveYacht(tx: Tx, actor: Actor, { yacht_id }: AgreementBody): YachtBody | null {
  const row = yacht_id === null ? undefined : readable(tx, actor, "yachts", String(yacht_id));
  return row ? shown("yachts", row) : null;
}

function frozenCopy(tx: Tx, actor: Actor, id: string): SnapshotBody | null {
  const row = readable(tx, actor, "snapshots", id);
  return row ? shownSnapshot(tx, actor, id, row) : null;
}

/** No one writes to a frozen agreement. */
function mayWriteHere(tx: Tx, actor: Actor, { status, yacht_id }: AgreementBody, yacht: YachtBody): boolean {
  if (isFrozen(status)) return false;
  const roles = new Set(tx.store.links.rolesAroundYacht(String(yacht_id), actor.user_id));
  return mayWriteYacht(yacht, { ...actor, roles });
}

/** The parties' live profiles, each in the copy that the viewer gets. */
function liveProfiles(tx: Tx, actor: Actor, { parties }: AgreementBody): Record<number, ProfileBody> {
  const profiles: Record<number, ProfileBody> = {};
  for (const { profile_id } of Object.values(parties)) {
    const row = tx.store.documents.visibleTo(actor.user_id, "profiles", String(profile_id));
    if (row) profiles[profile_id] = shown("profiles", row);
  }
  return profiles;
}

function profilesIn(
  actor: Actor,
  { profiles, frozen_at }: Inputs,
  withPassports: boolean,
): Map<number, VisibleProfile> {
  const writable = (body: ProfileBody) => frozen_at === null && mayWriteProfile(body, actor.user_id);
  return new Map(
    Object.entries(profiles).map(([id, profile]) => {
      const body = withPassports ? profile : withoutPassport(profile);
      return [Number(id), { body, write_access: writable(body) }];
    }),
  );
}
