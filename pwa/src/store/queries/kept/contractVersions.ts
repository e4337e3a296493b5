import type { GeneratedVersion } from "shared-schema/api/agreement/version";
import { done, type Refusal, type Refused, type Result, refused } from "shared-schema/base/result";
import { decideFormat, type KeptText, type VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractData } from "shared-schema/contract/data/format";
import type { KeptContract } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";
import { request } from "../../http/http.ts";

/** Lists the generated versions of an agreement, with the viewer's access to each. */
export function listVersions(id: number): Promise<Result<GeneratedVersion[]>> {
  return request("GET", `/cruise/${id}/0/generated_versions`, { quiet: true });
}

/**
 * A generated version with its PDF: from this device where it was opened before, else from the server; kept here once both have arrived.
 * @param onHtml receives the text as soon as it is there: it does not wait for the PDF
 * @returns the server's refusal; `contract.not-kept` without a connection
 */
export async function readVersion(
  id: number,
  version: number,
  onHtml: (html: string) => void = () => undefined,
): Promise<Result<KeptContract>> {
  const { device } = await runtime();
  const kept = await device.contracts.get([id, version]).catch(() => undefined);
  if (kept) {
    onHtml(kept.html);
    return done(kept);
  }
  const path = `/contract/${id}/${version}`;
  const textComing = fetchText(id, version);
  const pdfComing = request<Uint8Array<ArrayBuffer>>("GET", `${path}/pdf`, { as: "bytes", quiet: true });
  const html = await request<string>("GET", `${path}/draft`, { as: "text", quiet: true });
  if (html.ok) onHtml(html.value);
  const pdf = await pdfComing;
  if (!html.ok) return isUnreachable(html) ? refused("contract.not-kept") : html;
  if (!pdf.ok) return isUnreachable(pdf) ? refused("contract.not-kept") : pdf;
  const text = await textComing;
  const contract = { id, version, html: html.value, pdf: pdf.value, ...(text.ok && { text: text.value }) };
  // Where there is no room it is fetched again the next time.
  await device.contracts.put(contract).catch(() => undefined);
  return done(contract);
}

/** The refusal of a version for its reader: an answer 401 says that it is closed to him (§8), whatever else it may say. */
export function forReader({ refusal }: Refused): Refusal {
  return refusal.code === "session.missing" ? refused("contract.draft-forbidden").refusal : refusal;
}

/**
 * The text of a generated version as data, for comparisons; kept as long as the version.
 * @returns the server's refusal; `contract.not-kept` without a connection
 */
export async function readVersionText(id: number, version: number): Promise<Result<VersionText>> {
  const kept = await readVersion(id, version);
  if (!kept.ok) return kept;
  // A text in another format is fetched again: the server may have been updated since.
  const read = kept.value.text && decideFormat(kept.value.text);
  if (read?.ok) return read;
  const text = await fetchText(id, version);
  if (!text.ok) return isUnreachable(text) ? (read ?? refused("contract.not-kept")) : text;
  const { device } = await runtime();
  await device.contracts.update([id, version], { text: text.value }).catch(() => undefined);
  return text;
}

/**
 * A generated version as data. It is not kept: it is for other programs.
 * @returns the server's refusal; `server.unreachable` without a connection
 */
export function readVersionData(id: number, version: number): Promise<Result<ContractData>> {
  return request("GET", `/contract/${id}/${version}/data`, { quiet: true });
}

async function fetchText(id: number, version: number): Promise<Result<VersionText>> {
  const text = await request<KeptText>("GET", `/contract/${id}/${version}/text`, { quiet: true });
  return text.ok ? decideFormat(text.value) : text;
}

function isUnreachable(answer: Exclude<Result<unknown>, { ok: true }>): boolean {
  return answer.refusal.code === "server.unreachable";
}
