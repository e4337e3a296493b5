import type { Language } from "shared-schema/base/language";
import type { Clock } from "../clock.ts";
import type { Images } from "../images.ts";
import { chosen } from "./chosen.ts";
import { fetchBytes } from "./fetchBytes.ts";
import { type NewsFeed, picturePath } from "./newsFeed.ts";
import { sitePictures } from "./sitePictures.ts";
import { readFeed, type SitePost } from "./sitePost.ts";

const FRESH_MS = 10 * 60_000;
const MOST_FEED_BYTES = 4_000_000;
/** The newest posts of a language that are fetched, and among which a query chooses. */
const MOST_POSTS = 40;
/** Every picture of both languages. */
const MOST_PICTURES = 2 * MOST_POSTS;

interface Sources {
  /** Address of the feed's posts, such as `https://example.org/wp-json/wp/v2/posts`. */
  url: string;
  /** Hosts besides the feed's own that its pictures come from. */
  pictureHosts: readonly string[];
  clock: Clock;
  images: Images;
  fetch: typeof fetch;
}

/**
 * The posts of a WordPress site. One list per language is kept for ten minutes, and longer where the site does not answer then:
 * whatever visitors ask for, the site is asked no more often.
 */
export function wordpressNews({ url, pictureHosts, clock, images, fetch }: Sources): NewsFeed {
  const feed = new URL(url);
  const lists = new Map<Language, { at: number; posts: Promise<SitePost[]> }>();
  const pictures = sitePictures({
    ...{ feed, hosts: pictureHosts, clock, images, fetch },
    ...{ most: MOST_PICTURES, pauseMs: FRESH_MS },
  });

  async function load(language: Language): Promise<SitePost[]> {
    const posts = readFeed(await fetchBytes(fetch, addressOf(feed, language), MOST_FEED_BYTES));
    return posts.map(({ post, picture }) => ({
      post,
      picture: picture && pictures.isAllowed(picture) ? picture : null,
    }));
  }

  /** The posts as the site gave them; those that were kept when it does not answer; else none. */
  function listed(language: Language): Promise<SitePost[]> {
    const now = clock.now().getTime();
    const kept = lists.get(language);
    if (kept && now - kept.at < FRESH_MS) return kept.posts;
    const posts = load(language).catch(() => kept?.posts ?? []);
    lists.set(language, { at: now, posts });
    return posts;
  }

  return {
    async posts(query) {
      const found = await listed(query.lang);
      const pictured = new Set(found.filter(({ picture }) => picture !== null).map(({ post }) => post.id));
      return chosen(
        found.map(({ post }) => post),
        query,
      ).map((post) =>
        query._embed !== undefined && pictured.has(post.id)
          ? { ...post, _embedded: { "wp:featuredmedia": [{ source_url: picturePath(post.id) }] } }
          : post,
      );
    },
    async picture(id) {
      // Only what a list has named is fetched, and a request for a picture loads no list.
      const named = (await Promise.all([...lists.values()].map(({ posts }) => posts))).flat();
      const source = named.find(({ post, picture }) => post.id === id && picture !== null)?.picture;
      return source ? pictures.read(source) : null;
    },
  };
}

/** Parameters of the configured address stand, but for those that this server sets. */
function addressOf(feed: URL, language: Language): URL {
  const asked = new URL(feed);
  asked.searchParams.set("per_page", String(MOST_POSTS));
  asked.searchParams.set("lang", language);
  asked.searchParams.set("_embed", "wp:featuredmedia");
  return asked;
}
