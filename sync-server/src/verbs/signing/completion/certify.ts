import { done, type Result } from "shared-schema/base/result";
import { type CompletionData, completionData } from "shared-schema/contract/certificate/data";
import { certificateDocument } from "shared-schema/contract/certificate/document";
import { CERTIFICATE_DATA } from "shared-schema/contract/certificate/names";
import { withSealedData } from "shared-schema/pades/sign/sealedData";
import { contractFileName } from "shared-schema/terms/format";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { SigningTaskRow } from "../../../store/queries/signing/completion.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { transact } from "../../base/context.ts";
import { HOUR_MS, movedBy } from "../../base/instants.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { pagesIn, sha256 } from "../file.ts";
import { completionDataOf } from "./completionDataOf.ts";
import { sealed } from "./sealed.ts";

/** So long a certificate waits for the archive time stamp, so that it can tell of it. */
const PATIENCE_MS = HOUR_MS;
const MINUTE_MS = 60_000;

/**
 * Makes the certificate of completion of a version, once: prints what is known of its signatures, attaches the same as data, and seals it.
 * @returns when to look again, UTC; null once it is made
 */
export async function certifyVersion(
  deps: SigningDeps,
  service: SigningService,
  task: SigningTaskRow,
): Promise<Result<string | null>> {
  const place = { id: task.cruise_id, version: task.version };
  const { completion, revisions } = deps.store.signing;
  if (completion.certificate(place.id, place.version)) return done(null);
  const now = deps.clock.now().toISOString();
  const isArchived = revisions.of(place.id, place.version).at(-1)?.kind === "archive";
  if (!isArchived && now < movedBy(task.begun_at, PATIENCE_MS)) return done(movedBy(now, MINUTE_MS));
  const { printsAddresses } = service.platform;
  const data = completionDataOf(deps, { place, pages: await pagesIn(deps, place), now, printsAddresses });
  if (!data.ok) return data;
  const paper = await printed(deps, data.value);
  const certificate = await sealed(deps, service, paper, {
    words: { en: "Certificate of completion", fr: "Attestation de signature" }[data.value.language],
    at: now,
  });
  if (!certificate.ok) return certificate;
  keep(deps, place, data.value, Buffer.from(certificate.value));
  return done(null);
}

async function printed({ printer }: SigningDeps, data: CompletionData): Promise<Uint8Array> {
  const json = JSON.stringify(completionData.parse(data), null, 2);
  const { bytes } = await printer.contract(certificateDocument(data), null);
  return withSealedData(bytes, {
    name: CERTIFICATE_DATA,
    type: "application/json",
    description: { en: "The data of this certificate", fr: "Les données de cette attestation" }[data.language],
    bytes: Buffer.from(json),
    at: data.made_at,
  });
}

function keep(deps: SigningDeps, place: VersionKey, { revisions }: CompletionData, pdf: Buffer): void {
  transact(deps, (tx) => {
    const { completion } = tx.store.signing;
    // Two looks at the same time: the first has made it.
    if (completion.certificate(place.id, place.version)) return;
    const plain = contractFileName(place.id, place.version, { draft: false });
    const file_name = plain.replace(/\.pdf$/, "-certificate.pdf");
    const hash = sha256(pdf);
    const revision = revisions.length - 1;
    const of = { cruise_id: place.id, version: place.version };
    completion.keepCertificate({ ...of, sha256: hash, revision, file_name, pdf, made_at: tx.now });
    const details = { agreement: place.id, version: place.version, sha256: hash };
    noteEvent(tx, { verb: "signing.certify", user_id: null, details }, null);
  });
}
