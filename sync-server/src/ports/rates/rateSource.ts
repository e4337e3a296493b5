import { fetchBytes } from "../news/fetchBytes.ts";

/** A publisher of reference rates. */
export interface RateSource {
  /** What it publishes, as the ECB's `eurofxref` XML. @throws Error where there is no answer, or one that is too large */
  read(): Promise<string>;
}

/** The ECB's file of 90 days has about 150 kB. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A publisher that is asked over HTTP. */
export function httpRates(url: string, fetch: typeof globalThis.fetch): RateSource {
  return { read: async () => new TextDecoder().decode(await fetchBytes(fetch, new URL(url), MOST_BYTES)) };
}
