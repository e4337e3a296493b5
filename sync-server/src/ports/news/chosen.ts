import type { Post, PostQuery } from "shared-schema/api/site/news";

/** The posts of a list that a query asks for, in the list's order. */
export function chosen<T extends Pick<Post, "slug" | "categories">>(
  posts: readonly T[],
  { per_page, categories, slug }: PostQuery,
): T[] {
  const wanted = categories?.split(",").map(Number);
  return posts
    .filter((each) => slug === undefined || each.slug === slug)
    .filter((each) => wanted === undefined || each.categories.some((category) => wanted.includes(category)))
    .slice(0, per_page);
}
