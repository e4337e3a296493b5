import type { PassportRead } from "shared-schema/api/privacy/passportReads";
import { done, type Result, refused } from "shared-schema/base/result";
import {
  MOST_EXPORTS_A_DAY,
  MOST_READS_A_DAY,
  OLDEST_READ_DAYS,
  type PassportReadKind,
} from "shared-schema/guest/passportRead";
import { idleSince } from "../../base/account/idleSince.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx, transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { uncut } from "../../base/uncut.ts";
import { readable } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";
import { passportsIn } from "./passportsIn.ts";

interface Reading {
  kind: PassportReadKind;
  /** Tells exported files apart. */
  key: string;
  agreement: number | null;
  at: string;
  /** The file of an entry that further ones of its day are counted in. */
  file?: string;
}

/**
 * Records passports that a device has shown or exported, the device's user as their reader, each once. People whose passports the user never
 * got are left out: a forged record tells nothing. The time of the device counts, but for the future and for a past that no
 * device comes back from. Files beyond those of a day are counted in one entry of that day.
 * @returns how many were recorded
 */
export function noteDeviceReads(deps: Deps, actor: Actor, read: PassportRead): Result<{ kept: number }> {
  return attempt(deps, (tx) => {
    const oldest = movedBy(tx.now, -OLDEST_READ_DAYS * DAY_MS);
    const claimed = new Date(read.at).toISOString();
    const at = claimed > tx.now ? tx.now : claimed < oldest ? oldest : claimed;
    const people = [...new Set(read.profiles)].filter((id) => hasRead(tx, actor, String(id), at));
    const reading: Reading = { kind: read.kind, key: read.key, agreement: read.agreement_id, at };
    const { passportReads } = tx.store;
    const isNoted = (id: number, as: Reading) => passportReads.has(keyOf(actor, String(id), as));
    const unnoted = people.filter((id) => !isNoted(id, reading));
    const surplus = unnoted.filter((id) => isSurplus(tx, actor, id, reading));
    const fresh = unnoted.filter((id) => !surplus.includes(id));
    const folded: Reading = { ...reading, key: `day/${at.slice(0, 10)}`, file: read.key };
    const first = surplus.filter((id) => !isNoted(id, folded));
    const today = passportReads.noted(actor.user_id, movedBy(tx.now, -DAY_MS));
    const entries = fresh.length + first.length;
    if (entries > 0 && today + entries > MOST_READS_A_DAY) return refused("passport-read.too-many");
    // One more file in an entry is no event: the trail cannot be flooded with them.
    const more = surplus.filter((id) => passportReads.addFile(keyOf(actor, String(id), folded), read.key));
    note(tx, actor, fresh, reading);
    note(tx, actor, first, folded);
    return done({ kept: entries + more.length });
  });
}

/** Whether a day has as many entries of files as it may. The day is that of the device: a fortnight at sea arrives at once. */
function isSurplus({ store }: Tx, actor: Actor, id: number, { kind, at }: Reading): boolean {
  if (kind !== "EXPORTED") return false;
  const from = `${at.slice(0, 10)}T00:00:00.000Z`;
  const entry = store.passportReads.exported(actor.user_id, String(id), from, movedBy(from, DAY_MS));
  return entry >= MOST_EXPORTS_A_DAY;
}

/**
 * Records the passports of other people that an answer of the REST surface shows.
 * @param mayRefuse whether nothing was changed: passports beyond those of a day are then not answered
 */
export function noteShown(
  deps: Deps,
  actor: Actor,
  answer: unknown,
  { mayRefuse }: { mayRefuse: boolean },
): Result<null> {
  const shown = passportsIn(answer);
  if (shown.size === 0) return done(null);
  const { now, store } = reading(deps);
  const read: Reading = { kind: "SHOWN", key: "", agreement: null, at: now };
  const isOthers = (id: number) => {
    const row = store.documents.get("profiles", String(id));
    return row !== undefined && uncut("profiles", row).user_id !== actor.user_id;
  };
  const fresh = [...shown].filter((id) => !store.passportReads.has(keyOf(actor, String(id), read)) && isOthers(id));
  if (fresh.length === 0) return done(null);
  const today = store.passportReads.noted(actor.user_id, movedBy(now, -DAY_MS));
  if (mayRefuse && today + fresh.length > MOST_READS_A_DAY) return refused("passport-read.too-many");
  transact(deps, (tx) => note(tx, actor, fresh, read));
  return done(null);
}

/**
 * Whether the actor gets the passport in the profile, or had the profile until it left the actor's sight. A device may not know of that yet,
 * but for no longer than a session lasts without use.
 */
function hasRead(tx: Tx, actor: Actor, id: string, at: string): boolean {
  const row = readable(tx, actor, "profiles", id);
  if (!row) {
    const lostAt = tx.store.feed.lostAt(actor.user_id, "profiles", id);
    return lostAt !== null && idleSince(at) <= lostAt;
  }
  const copy = shown("profiles", row);
  return copy.passport_num !== undefined && uncut("profiles", row).user_id !== actor.user_id;
}

/** A passport that is shown counts once for reader, person and day (UTC). The reader is part of every key: no one takes another's. */
function keyOf({ user_id }: Actor, profile: string, { kind, key, at }: Reading): string {
  return kind === "SHOWN" ? `shown/${user_id}/${profile}/${at.slice(0, 10)}` : `exported/${user_id}/${profile}/${key}`;
}

function note(tx: Tx, actor: Actor, people: readonly number[], read: Reading): void {
  if (people.length === 0) return;
  const { kind, agreement } = read;
  let shared: number | null = null;
  for (const id of people) {
    const ties = tx.store.links.tiesOfProfile(String(id)).filter(({ user_id }) => user_id === actor.user_id);
    const there = ties.filter(({ agreement_id }) => agreement_id === String(agreement));
    // An agreement that the two do not share is no one's to name.
    if (there.length > 0) shared = agreement;
    const roles = new Set((there.length > 0 ? there : ties).map(({ viewer_role }) => viewer_role));
    tx.store.passportReads.add({
      key: keyOf(actor, String(id), read),
      reader_id: actor.user_id,
      profile_id: String(id),
      agreement_id: there.length > 0 ? String(agreement) : null,
      kind,
      roles: [...roles, ...(actor.is_admin ? ["admin"] : [])].join(","),
      at: read.at,
      noted_at: tx.now,
      last_key: read.file ?? null,
    });
  }
  const details = { kind, profiles: people, agreement: shared };
  noteEvent(tx, { verb: "passport.read", user_id: actor.user_id, details }, null);
}
