import type { Clock } from "../clock.ts";
import type { Images } from "../images.ts";
import { fetchBytes } from "./fetchBytes.ts";

const MOST_BYTES = 8_000_000;
const MOST_PIXELS = 40_000_000;

interface Sources {
  /** Hosts that pictures may come from, besides the feed's own host and its subdomains. */
  hosts: readonly string[];
  feed: URL;
  clock: Clock;
  images: Images;
  fetch: typeof fetch;
  /** So many pictures are kept; the oldest go first. */
  most: number;
  /** A picture that failed is not tried again for so long. */
  pauseMs: number;
}

/** Fetches the pictures of a site and draws them again as WebP. Each is fetched once; one that failed, once in a while. */
export function sitePictures({ hosts, feed, clock, images, fetch, most, pauseMs }: Sources) {
  const kept = new Map<string, { at: number; bytes: Promise<Uint8Array | null> }>();

  async function draw(source: URL): Promise<Uint8Array | null> {
    const bytes = await fetchBytes(fetch, source, MOST_BYTES);
    const pixels = await images.pixelsOf(bytes);
    return pixels === null || pixels > MOST_PIXELS ? null : images.preview(bytes);
  }

  return {
    /** May this server fetch a picture there? A feed must not send it to hosts of its own choice. */
    isAllowed: (source: URL): boolean => isOfSite(source, feed) || isListed(source, hosts),
    async read(source: URL): Promise<Uint8Array | null> {
      const now = clock.now().getTime();
      const known = kept.get(source.href);
      const former = known && (await known.bytes);
      if (former || (known && now - known.at < pauseMs)) return former ?? null;
      // Others may have asked for it while this one waited.
      const current = kept.get(source.href);
      if (current && current !== known) return current.bytes;
      const bytes = draw(source).catch(() => null);
      kept.delete(source.href);
      kept.set(source.href, { at: now, bytes });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return bytes;
    },
  };
}

/** The feed's origin, or a subdomain of its host by HTTPS. */
function isOfSite(source: URL, feed: URL): boolean {
  return source.origin === feed.origin || (isPublicHttps(source) && isBelow(source.hostname, domainOf(feed)));
}

function isListed(source: URL, hosts: readonly string[]): boolean {
  return isPublicHttps(source) && hosts.some((host) => source.hostname === host);
}

function isPublicHttps({ protocol, port }: URL): boolean {
  return protocol === "https:" && port === "";
}

function isBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function domainOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, "");
}
