import type { Post, PostQuery } from "shared-schema/api/site/news";

/** The source of the news. */
export interface NewsFeed {
  /** The newest first, with their pictures where they are asked for; empty where the feed does not answer and never has. */
  posts(query: PostQuery): Promise<Post[]>;
  /** The featured image of an article that was listed, as WebP; null where there is none. */
  picture(id: number): Promise<Uint8Array | null>;
}

/**
 * Returns the path at which this server serves the featured image of an article: pages fetch nothing from other hosts.
 */
export function picturePath(id: number): string {
  return `/news/pictures/${id}`;
}
