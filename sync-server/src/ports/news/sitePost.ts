import { type Post, post } from "shared-schema/api/site/news";
import { z } from "zod";

/** A post of another site, and the address of its featured image there. */
export interface SitePost {
  post: Omit<Post, "_embedded">;
  picture: URL | null;
}

/** The fields that are shown. All other fields of a site's feed are left out. */
const fields = post.omit({ _embedded: true }).extend({
  date: z.iso.datetime({ local: true }),
  link: z.url({ protocol: /^https?$/ }),
});

const embedded = z.object({ _embedded: z.object({ "wp:featuredmedia": z.array(z.unknown()) }) });
const image = z.object({ source_url: z.url({ protocol: /^https?$/ }) });

/**
 * Reads a feed. A post that cannot be read is left out, and so is an image.
 * @throws when the feed is no list, or none of its posts can be read
 */
export function readFeed(bytes: Uint8Array): SitePost[] {
  const entries = z.array(z.unknown()).parse(JSON.parse(new TextDecoder().decode(bytes)));
  const posts = entries.flatMap((entry) => {
    const { data } = fields.safeParse(entry);
    return data ? [{ post: data, picture: pictureOf(entry) }] : [];
  });
  if (entries.length > 0 && posts.length === 0) throw new Error("None of the posts can be read.");
  return posts;
}

function pictureOf(entry: unknown): URL | null {
  const [first] = embedded.safeParse(entry).data?._embedded["wp:featuredmedia"] ?? [];
  const source = image.safeParse(first).data?.source_url;
  return source === undefined ? null : new URL(source);
}
