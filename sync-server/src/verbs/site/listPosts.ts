import type { Post, PostQuery } from "shared-schema/api/site/news";
import type { NewsFeed } from "../../ports/news/newsFeed.ts";

interface NewsDeps {
  news: NewsFeed;
}

/** The news, newest first. Where there are none, there is nothing wrong. */
export function listPosts({ news }: NewsDeps, query: PostQuery): Promise<Post[]> {
  return news.posts(query);
}

/** The featured image of an article as WebP; null where there is none. */
export function readPostPicture({ news }: NewsDeps, id: number): Promise<Uint8Array | null> {
  return news.picture(id);
}
