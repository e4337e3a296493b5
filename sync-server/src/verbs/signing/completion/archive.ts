import { done, type Result, refused } from "shared-schema/base/result";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { SigningTaskRow } from "../../../store/queries/signing/completion.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { fileAt } from "../file.ts";
import { keepFound } from "./levels.ts";
import { keepRevision, verified } from "./revision.ts";

/** So long before the end of the certificate that has made it, an archive time stamp is renewed. */
const RENEWED_BEFORE_MS = 90 * DAY_MS;

/**
 * Adds validation data and an archive time stamp to a version that everybody has signed, or renews them. Each is a revision in a
 * transaction of its own: whatever interrupts it, the next attempt goes on from the newest revision.
 * @returns when the time stamp is to be renewed, UTC
 */
export async function archiveVersion(
  deps: SigningDeps,
  service: SigningService,
  task: SigningTaskRow,
): Promise<Result<string>> {
  const place = { id: task.cruise_id, version: task.version };
  const newest = deps.store.signing.revisions.of(place.id, place.version).at(-1);
  if (!newest) return refused("signing.not-generated");
  if (newest.kind === "validation-data") return stamp(deps, service, place, newest.n);
  const added = await addData(deps, service, place, newest.n);
  return added.ok ? stamp(deps, service, place, added.value) : added;
}

/** Fetches the revocation lists of all authorities, and adds them with their certificates. @returns the number of the revision */
async function addData(
  deps: SigningDeps,
  service: SigningService,
  place: VersionKey,
  after: number,
): Promise<Result<number>> {
  const base = fileAt(deps.store, place, after);
  const anchors = service.anchors();
  const { certificates, lists, untrusted, newest } = await deps.pdfSigner.evidence(base, anchors);
  const [stranger] = untrusted;
  if (stranger !== undefined) return refused("archive.untrusted", { name: stranger });
  const now = deps.clock.now().toISOString();
  const fetched: Parameters<typeof deps.pdfSigner.addData>[0]["lists"][number][] = [];
  for (const wanted of lists) {
    if (wanted.addresses.length === 0) return refused("archive.no-list", { authority: wanted.issuer });
    const answers = await Promise.all(
      wanted.addresses.map((address) => service.platform.lists(address, newest ?? now)),
    );
    const found = answers.flatMap((list) => list ?? []);
    if (found.length === 0) return refused("archive.list-unreachable", { authority: wanted.issuer });
    fetched.push({ wanted, fetched: found });
  }
  const added = await deps.pdfSigner.addData({ base, certificates, lists: fetched, now, anchors });
  if (!added.ok) return added;
  const right = verified(added.value, service);
  if (!right.ok) return right;
  return attempt(deps, (tx) => {
    const revision = { kind: "validation-data", after, length: base.length } as const;
    const kept = keepRevision(tx, place, revision, right.value.bytes);
    if (!kept.ok) return kept;
    keepFound(tx, place, kept.value.n, { verdict: right.value.verdict, problem: null });
    const details = { agreement: place.id, version: place.version, sha256: kept.value.sha256 };
    noteEvent(tx, { verb: "signing.add_data", user_id: null, details }, null);
    return done(kept.value.n);
  });
}

/** Stamps the whole file. @returns when that stamp is to be renewed */
async function stamp(
  deps: SigningDeps,
  service: SigningService,
  place: VersionKey,
  after: number,
): Promise<Result<string>> {
  const base = fileAt(deps.store, place, after);
  const prepared = await deps.pdfSigner.prepareStamp(base, service.platform.reserve);
  if (!prepared.ok) return prepared;
  const token = await service.platform.stamper(Buffer.from(prepared.value.hash, "base64"));
  if (!token.ok) return token;
  const finishing = { base, prepared: prepared.value, token: token.value.token, anchors: service.anchors() };
  const stamped = await deps.pdfSigner.finishStamp(finishing);
  if (!stamped.ok) return stamped;
  const right = verified(stamped.value, service);
  if (!right.ok) return right;
  const { until } = stamped.value;
  return attempt(deps, (tx) => {
    const revision = { kind: "archive", after, length: base.length } as const;
    const kept = keepRevision(tx, place, revision, right.value.bytes);
    if (!kept.ok) return kept;
    const { verdict } = right.value;
    keepFound(tx, place, kept.value.n, { verdict, problem: token.value.problem?.code ?? null });
    const details = {
      agreement: place.id,
      version: place.version,
      sha256: kept.value.sha256,
      level: verdict.level ?? "B-B",
    };
    noteEvent(tx, { verb: "signing.archive", user_id: null, details }, null);
    const due_at = renewalOf(tx.now, until);
    const task = tx.store.signing.completion.task(place.id, place.version, "archive");
    // In the transaction of the stamp: a server that dies now does not stamp a second time.
    if (task) tx.store.signing.completion.change({ ...task, due_at });
    return done(due_at);
  });
}

/** A certificate that ends sooner than that is renewed when half of what is left of it has passed. */
function renewalOf(now: string, until: string): string {
  const left = Math.max(Date.parse(until) - Date.parse(now), 0);
  return movedBy(now, left - Math.min(RENEWED_BEFORE_MS, left / 2));
}
