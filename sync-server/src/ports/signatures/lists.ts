import { type Bounds, boundedFetch, type Fetch } from "../boundedFetch.ts";
import { isPublicHost, type Resolve } from "../signer/hosts.ts";

/**
 * Fetches a list of revoked certificates; null where there is no answer.
 * @param after the list is to be no older than this, where its authority makes it when asked: UTC
 */
export type ListSource = (address: string, after: string) => Promise<Buffer | null>;

const TIMEOUT_MS = 10_000;
/** Lists of authorities for time stamps have some kilobytes; each goes into the signed file. */
const MOST_BYTES = 1_024 * 1_024;

interface Settings {
  fetch: Fetch;
  resolve: Resolve;
  timeoutMs?: number;
}

/** Lists of other operators. Their addresses come from certificates, so none of them may lead into a private network. */
export function publicLists({ fetch, resolve, timeoutMs = TIMEOUT_MS }: Settings): ListSource {
  const allows = async ({ protocol, hostname, port }: URL) =>
    /^https?:$/.test(protocol) && port === "" && (await isPublicHost(hostname, resolve));
  const bounds: Bounds = { fetch, timeoutMs, mostBytes: MOST_BYTES, allows };
  return async (address) => {
    const fetched = await boundedFetch(bounds, address, { headers: { accept: "application/pkix-crl" } });
    return "fault" in fetched || fetched.status !== 200 ? null : fetched.bytes;
  };
}
