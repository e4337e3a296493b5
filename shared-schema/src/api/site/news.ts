import { z } from "zod";
import { LANGUAGES } from "../../base/language.ts";

const picture = z.object({ source_url: z.string() });

/** An article of the news, in the shape of WordPress's REST interface. Its texts are HTML. */
export const post = z.object({
  id: z.int(),
  /** Without a zone. */
  date: z.string(),
  slug: z.string(),
  link: z.string(),
  categories: z.array(z.int()),
  title: z.object({ rendered: z.string() }),
  content: z.object({ rendered: z.string() }),
  /** Only where `_embed` asked for it. */
  _embedded: z.object({ "wp:featuredmedia": z.array(picture) }).exactOptional(),
});
export type Post = z.infer<typeof post>;

/** `GET /posts`: the parameters that WordPress knows, as far as they are honoured here. */
export const postQuery = z.object({
  per_page: z.coerce.number().int().min(1).max(20).default(10),
  /** Numbers of categories, separated by commas. */
  categories: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,9}$/)
    .exactOptional(),
  slug: z.string().max(200).exactOptional(),
  lang: z.enum(LANGUAGES).default("en"),
  /** Any value counts: WordPress takes the parameter without one. */
  _embed: z.string().max(100).exactOptional(),
});
export type PostQuery = z.infer<typeof postQuery>;
