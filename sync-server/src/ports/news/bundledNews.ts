import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Post } from "shared-schema/api/site/news";
import { LANGUAGES, type Language } from "shared-schema/base/language";
import { escapeHtml } from "shared-schema/contract/html";
import { z } from "zod";
import { chosen } from "./chosen.ts";
import { type NewsFeed, picturePath } from "./newsFeed.ts";

const article = z.strictObject({
  id: z.int(),
  date: z.iso.datetime({ local: true }),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  categories: z.array(z.int()),
  title: z.string(),
  paragraphs: z.array(z.string()).min(1),
});
type Article = z.infer<typeof article>;

/** The articles that come with the product: `en.json` and `fr.json` in a folder, with a picture for each. */
export function bundledNews(folder: string): NewsFeed {
  const read = (language: Language) =>
    z.array(article).parse(JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")));
  const articles = new Map(LANGUAGES.map((language) => [language, read(language).sort(newestFirst)]));
  return {
    async posts(query) {
      return chosen(articles.get(query.lang) ?? [], query).map((each) => postOf(each, query._embed !== undefined));
    },
    async picture(id) {
      const isKnown = articles.get("en")?.some((each) => each.id === id);
      return isKnown ? new Uint8Array(readFileSync(join(folder, `${id}.webp`))) : null;
    },
  };
}

function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date);
}

function postOf({ id, date, slug, categories, title, paragraphs }: Article, isEmbedded: boolean): Post {
  return {
    id,
    date,
    slug,
    link: `/news/${slug}`,
    categories,
    title: { rendered: escapeHtml(title) },
    content: { rendered: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n") },
    ...(isEmbedded ? { _embedded: { "wp:featuredmedia": [{ source_url: picturePath(id) }] } } : {}),
  };
}
