import { roleAccess } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { pick } from "shared-schema/base/json";
import type { Role } from "shared-schema/base/roles";
import { cut } from "shared-schema/visibility/cut";
import { LEAST, sightWith } from "shared-schema/visibility/sight";
import type { HistoryRow } from "../../../store/queries/history.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { mayLookBack } from "../../base/work.ts";

/** Written by moves, in conversation and when money arrives: none of it is an edit of what is agreed. */
const NO_EDIT: readonly string[] = ["status", "version", "generated_versions_len", "payments", "expenses", "comments"];

interface Subject {
  id: string;
  agreement: AgreementBody;
  /** When yacht and profiles were frozen, UTC; null for live ones. */
  frozen_at: string | null;
  /** Whether who asks reads the contract: others learn of no edit of a price. */
  readsContract: boolean;
}

/**
 * Finds the last edit that concerns a party (UTC): of the agreement, of its yacht, of the party's own profile and, for those who read
 * the contract, of what it prints of the others. Passengers are not concerned by prices. Moves, comments, payments, expenses and approvals are no edits,
 * and nothing that is done to a yacht or a profile after it was frozen.
 */
export function lastEditsOf(
  tx: Tx,
  { id, agreement, frozen_at, readsContract: asks }: Subject,
): (party: Party) => string {
  const until = frozen_at ?? tx.now;
  const found = new Map<string, string>();
  const once = (key: string, find: () => string) => {
    const at = found.get(key) ?? find();
    found.set(key, at);
    return at;
  };
  const parties = Object.values(agreement.parties);
  const profiles = new Set(parties.map(({ profile_id }) => profile_id));
  return ({ role, profile_id }) => {
    const readsContract = asks && roleAccess(role).contract;
    const others = readsContract ? [...profiles] : [];
    const times = [
      once(`agreement ${readsContract}`, () =>
        lastChange(tx, "agreements", id, tx.now, (row) => agreedIn(uncut("agreements", row), readsContract)),
      ),
      once("yacht", () =>
        agreement.yacht_id === null
          ? ""
          : lastChange(tx, "yachts", String(agreement.yacht_id), until, (row) => uncut("yachts", row)),
      ),
      once(`profile ${profile_id}`, () =>
        lastChange(tx, "profiles", String(profile_id), until, (row) => uncut("profiles", row)),
      ),
      ...others.map((other) =>
        once(`printed ${other}`, () => {
          const roles = parties.flatMap((one) => (one.profile_id === other ? [one.role] : []));
          return lastChange(tx, "profiles", String(other), until, (row) => printedIn(row, roles));
        }),
      ),
    ];
    return times.reduce((last, at) => (at > last ? at : last), "");
  };
}

interface Party {
  role: Role;
  profile_id: number;
}

function agreedIn(body: AgreementBody, readsContract: boolean): unknown {
  return pick(readsContract ? body : cut("agreements", body, { sight: LEAST }), (key) => !NO_EDIT.includes(key));
}

function printedIn(row: HistoryRow, printed_as: readonly Role[]): unknown {
  return cut("profiles", uncut("profiles", row), { sight: sightWith(["travel", "bank"], printed_as) });
}

/**
 * The time of the last revision up to a moment that shows something else than the one before it. Where many show the same, it is
 * that of the oldest which is looked at. Empty without any.
 */
function lastChange(tx: Tx, collection: string, id: string, until: string, seen: (row: HistoryRow) => unknown): string {
  let newer: HistoryRow | undefined;
  for (let row = tx.store.history.revisionUpTo(collection, id, Number.MAX_SAFE_INTEGER); row; ) {
    const isWanted = row.at <= until && !row.deleted;
    if (isWanted && newer && !isEqual(seen(newer), seen(row))) return newer.at;
    if (isWanted) newer = row;
    if (!mayLookBack(tx, row.body.length)) break;
    row = tx.store.history.revisionUpTo(collection, id, row.rev - 1);
  }
  return newer?.at ?? "";
}
