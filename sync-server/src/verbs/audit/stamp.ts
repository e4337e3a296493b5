import { base64, fromBase64 } from "shared-schema/base/bytes/base64";
import { done, type Result, refused } from "shared-schema/base/result";
import type { KnownCertificate } from "shared-schema/pades/cms/certificate";
import { readTimeStampOver } from "shared-schema/pades/timeStamp/token";
import { refusalText } from "shared-schema/refusals/text";
import { z } from "zod";
import type { Stamper } from "../../ports/timeStamp/stamper.ts";
import type { KeptAuditRow } from "../../store/queries/audit/audit.ts";
import type { Store } from "../../store/store.ts";
import { auditHead } from "../base/audit/head.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type TxDeps, transact } from "../base/context.ts";
import { DAY_MS } from "../base/instants.ts";

/** The verb of an entry that holds a time stamp. */
export const STAMP = "chain.stamp";

const details = z.object({ entry: z.int(), hash: z.string(), token: z.base64() });

/** The content of a time stamp over an entry. */
export interface TrailStamp {
  entry: number;
  /** When it was made by the authority's clock, UTC. */
  at: string;
  /** Name of the certificate that signed it. */
  signer: string;
  /** Whether that certificate leads to an authority that is trusted. */
  isTrusted: boolean;
}

/**
 * Has an authority say that the newest entry of the trail exists now, and keeps its token in the trail. From then on the operator
 * cannot rewrite what was before without the authority.
 */
export async function stampTrail(
  deps: TxDeps,
  stamper: Stamper,
  trusted: readonly KnownCertificate[],
): Promise<Result<TrailStamp>> {
  const { number: entry, hash } = auditHead(deps);
  const stamped = await stamper(Buffer.from(hash, "hex"));
  if (!stamped.ok) return stamped;
  const kept = { entry, hash, token: base64(stamped.value.token) };
  const stamp = await read(kept, trusted);
  // A token that does not hold is not kept.
  if (!stamp) return refused("timestamp.invalid");
  transact(deps, (tx) => noteEvent(tx, { verb: STAMP, user_id: null, details: kept }, null));
  return done(stamp);
}

/**
 * Stamps the trail, unless that was done within a day or nothing was written since. @throws Error where no authority answers, so that the daily
 * look tries again
 */
export async function stampDaily(deps: TxDeps, stamper: Stamper): Promise<void> {
  const [last] = deps.store.audit.newestOf(STAMP, 1);
  const isNew = last?.number !== auditHead(deps).number;
  const isDue = !last || deps.clock.now().getTime() - Date.parse(last.at) > DAY_MS - LEEWAY_MS;
  if (!isNew || !isDue) return;
  const stamped = await stampTrail(deps, stamper, []);
  if (!stamped.ok) throw new Error(refusalText(stamped.refusal, "en"));
}

/** The daily look is never a whole day after the stamp before, as that took its time. */
const LEEWAY_MS = DAY_MS / 24;

/** The content of the time stamp in an entry; null where it does not hold. */
export async function stampIn(
  { audit }: Pick<Store, "audit">,
  row: Pick<KeptAuditRow, "details">,
  trusted: readonly KnownCertificate[],
): Promise<TrailStamp | null> {
  const kept = details.safeParse(JSON.parse(row.details ?? "null"));
  if (!kept.success || audit.hashOf(kept.data.entry) !== kept.data.hash) return null;
  return read(kept.data, trusted);
}

async function read(
  { entry, hash, token }: z.infer<typeof details>,
  trusted: readonly KnownCertificate[],
): Promise<TrailStamp | null> {
  const stamp = await readTimeStampOver(fromBase64(token), Uint8Array.from(Buffer.from(hash, "hex")), trusted);
  if (typeof stamp === "string") return null;
  return { entry, at: stamp.at, signer: stamp.signer.commonName, isTrusted: stamp.isTrusted };
}
