import { type DraftInput, readDraftInput } from "../draftInput.ts";
import { ensurePlaces } from "../places.ts";
import { runtime } from "../runtime.ts";
import { askToPersist } from "../storage.ts";
import { type Held, holdApp, holdPictures } from "./caches.ts";

/** One thing that is missing: what it is, and its name where there are several. */
export interface Missing {
  what: "agreement" | "yacht" | "profile" | "taxes" | "ports" | "countries" | "app" | "chart" | "fonts" | "picture";
  name: string;
}

/** What the last check of an agreement found. */
export interface SeaReport {
  at: string;
  bytes: number;
  missing: Missing[];
}

const PULL_WAIT_MS = 3_000;

/**
 * Checks, and fetches where it can, everything that an agreement needs without a connection; the report is kept on this device.
 * @param holdChart fetches the chart of the route; answers its size, or null when it could not be had
 */
export async function readyForSea(
  id: number,
  holdChart: (input: DraftInput) => Promise<number | null>,
): Promise<SeaReport> {
  const { device, now } = await runtime();
  await askToPersist().catch(() => undefined);
  const parts: Held[] = [];
  const input = await records(id);
  if (!input) parts.push({ bytes: 0, missing: [{ what: "agreement", name: "" }] });
  else {
    parts.push(ofRecords(input), await holdPictures(input.yacht?.pictures.map(({ public_url }) => public_url) ?? []));
    parts.push(held("chart", await holdChart(input).catch(() => null)));
  }
  parts.push(held("ports", await ensurePlaces("ports")), held("countries", await ensurePlaces("countries")));
  parts.push(await holdApp());
  const report: SeaReport = {
    at: new Date(now()).toISOString(),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: parts.flatMap(({ missing }) => missing),
  };
  await device.settings.put({ key: keyOf(id), value: report });
  return report;
}

/** What the last check found; null when there was none. */
export async function lastSeaReport(id: number): Promise<SeaReport | null> {
  const { device } = await runtime();
  const kept = await device.settings.get(keyOf(id));
  return kept ? (kept.value as SeaReport) : null;
}

function keyOf(id: number): string {
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
