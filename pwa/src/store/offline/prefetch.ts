import { mayCreateAgreements } from "shared-schema/agreement/access";
import type { DraftInput } from "../../workers/documents/draftInput.ts";
import { runtime } from "../database/runtime.ts";
import { readDraftInput } from "../queries/draftInput.ts";
import { readVersion, readVersionText } from "../queries/kept/contractVersions.ts";
import { ensurePorts } from "../queries/places.ts";
import { type Held, holdApp, holdAppData, holdPassportReader, holdPictures, type Missing } from "./caches.ts";
import { holdReceipts } from "./holdReceipts.ts";
import { keepSetting } from "./keepSetting.ts";
import { askToPersist } from "./storage.ts";

/** The result of an agreement's last check. */
export interface PrefetchReport {
  at: string;
  bytes: number;
  missing: Missing[];
}

const PULL_WAIT_MS = 3_000;

/**
 * Checks, and fetches where it can, everything that an agreement needs without a connection; the report is kept on this
 * device where there is room. Anything that does not fit is reported as missing.
 * @param holdChart fetches the chart of the route; answers its size, or null when it could not be had
 */
export async function prefetchAgreement(
  id: number,
  holdChart: (input: DraftInput) => Promise<number | null>,
): Promise<PrefetchReport> {
  const { now, topUp, viewer } = await runtime();
  if (mayCreateAgreements(viewer())) void topUp(["agreement"]);
  await askToPersist().catch(() => undefined);
  const parts: Held[] = [];
  const input = await records(id);
  if (!input) parts.push({ bytes: 0, missing: [{ what: "agreement", name: "" }] });
  else {
    parts.push(ofRecords(input), await holdPictures(input.yacht?.pictures.map(({ public_url }) => public_url) ?? []));
    parts.push(held("chart", await holdChart(input).catch(() => null)));
  }
  if (input) parts.push(held("contracts", await holdContracts(id, input.agreement.generated_versions_len)));
  if (input) parts.push(await holdReceipts(id, input.agreement));
  parts.push(held("ports", await ensurePorts().catch(() => null)));
  parts.push(await holdApp());
  parts.push(await holdAppData());
  parts.push(await holdPassportReader());
  const report: PrefetchReport = {
    at: new Date(now()).toISOString(),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: parts.flatMap(({ missing }) => missing),
  };
  await keepSetting(reportKey(id), report);
  return report;
}

/** Fetches the generated versions that the user may read. @returns their bytes; null when one could not be had */
async function holdContracts(id: number, count: number): Promise<number | null> {
  let bytes = 0;
  for (let version = 0; version < count; version++) {
    const kept = await readVersion(id, version);
    if (kept.ok && !(await readVersionText(id, version)).ok) return null;
    if (kept.ok) bytes += kept.value.html.length + kept.value.pdf.byteLength;
    else if (kept.refusal.code !== "contract.draft-forbidden") return null;
  }
  return bytes;
}

/** Returns the key of the last report on an agreement among the device's settings. */
export function reportKey(id: number): string {
  return `sea:${id}`;
}

function held(what: Missing["what"], bytes: number | null): Held {
  return bytes === null ? { bytes: 0, missing: [{ what, name: "" }] } : { bytes, missing: [] };
}

/** The records on this device; when some lack, the server is asked once more before they are called missing. */
async function records(id: number): Promise<DraftInput | null> {
  const first = await readDraftInput(id);
  if (first.ok && ofRecords(first.value).missing.length === 0) return first.value;
  const { engine } = await runtime();
  engine.retry();
  await new Promise((resolve) => setTimeout(resolve, PULL_WAIT_MS));
  const second = await readDraftInput(id);
  return second.ok ? second.value : null;
}

function ofRecords(input: DraftInput): Held {
  const missing: Missing[] = [];
  if (input.agreement.yacht_id !== null && input.yacht === null) missing.push({ what: "yacht", name: "" });
  if (input.taxRows.length === 0) missing.push({ what: "taxes", name: "" });
  for (const profileId of new Set(Object.values(input.agreement.parties).map((party) => party.profile_id))) {
    if (!input.profiles[profileId]) missing.push({ what: "profile", name: String(profileId) });
  }
  return { bytes: JSON.stringify(input).length, missing };
}
