import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fakeClock } from "../clock.ts";
import { sharpImages } from "../images.ts";
import { wordpressNews } from "./wordpressNews.ts";

const FONT = fileURLToPath(new URL("../../../../shared-schema/assets/fonts/NotoSans-Regular.ttf", import.meta.url));
const URL_OF_FEED = "https://example.org/wp-json/wp/v2/posts?categories=4";
const QUERY = { per_page: 3, lang: "fr", _embed: "" } as const;
const POST = {
  id: 71,
  date: "2027-03-01T08:00:00",
  slug: "spring",
  link: "https://example.org/spring",
  categories: [4],
  title: { rendered: "Spring &#8217;27" },
  content: { rendered: "<p>Hello</p>" },
  author: 9,
  _embedded: { "wp:featuredmedia": [{ source_url: "https://cdn.example.org/spring.jpg", alt_text: "" }], author: [] },
};

/** A site that answers each address with what it has there; `null` does not answer. */
function site(files: Record<string, Response | null | (() => Response)>, pictureHosts: string[] = []) {
  const asked: URL[] = [];
  const clock = fakeClock();
  const fetch = async (input: string | URL | Request) => {
    const url = new URL(String(input));
    asked.push(url);
    const file = files[url.origin + url.pathname];
    if (!file) throw new TypeError("fetch failed");
    return typeof file === "function" ? file() : file.clone();
  };
  const news = wordpressNews({ url: URL_OF_FEED, pictureHosts, clock, images: sharpImages(FONT), fetch });
  return { news, asked, clock, files };
}

const FEED = "https://example.org/wp-json/wp/v2/posts";
const PICTURE = "https://cdn.example.org/spring.jpg";
const picture = async () =>
  new Response(
    new Uint8Array(
      await sharp({ create: { width: 900, height: 900, channels: 3, background: "#123" } })
        .jpeg()
        .toBuffer(),
    ),
  );

it("asks the configured address for one list, and shows no more of a post than is needed", async () => {
  const { news, asked } = site({ [FEED]: () => Response.json([POST]) });
  const { author: _, ...shown } = POST;
  expect(await news.posts(QUERY)).toEqual([
    { ...shown, _embedded: { "wp:featuredmedia": [{ source_url: "/news/pictures/71" }] } },
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    categories: "4",
    per_page: "40",
    lang: "fr",
    _embed: "wp:featuredmedia",
  });
  const [plain] = await news.posts({ per_page: 3, lang: "fr" });
  expect(plain).not.toHaveProperty("_embedded");
});

it("asks the site once in ten minutes, and keeps what it had when the site falls silent", async () => {
  const { news, asked, clock, files } = site({ [FEED]: () => Response.json([POST]) });
  await news.posts(QUERY);
  clock.advance(599_000);
  await news.posts(QUERY);
  expect(asked).toHaveLength(1);
  clock.advance(2_000);
  files[FEED] = null;
  expect(await news.posts(QUERY)).toMatchObject([{ slug: "spring" }]);
  expect(asked).toHaveLength(2);
});

it.each([
  ["does not answer", null],
  ["answers with a page", new Response("<html>")],
  ["answers with something else", Response.json({ code: "rest_no_route" })],
  ["links to a script", Response.json([{ ...POST, link: "javascript:alert(1)" }])],
  ["fails", new Response("", { status: 500 })],
  ["never ends", () => new Response("x".repeat(4_000_001))],
])("has no news where the site %s", async (_, answer) => {
  const { news } = site({ [FEED]: answer });
  expect(await news.posts(QUERY)).toEqual([]);
});

it("draws the featured image again, and fetches none that the feed has not named", async () => {
  const { news, asked } = site({
    [FEED]: () => Response.json([POST]),
    "https://cdn.example.org/spring.jpg": await picture(),
  });
  expect(await news.picture(71)).toBeNull();
  expect(asked).toEqual([]);
  await news.posts(QUERY);
  const bytes = await news.picture(71);
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: "webp", width: 720, height: 480 });
  await news.picture(71);
  expect(asked).toHaveLength(2);
});

it("gives no picture where the site sends something else, and does not ask again until ten minutes have passed", async () => {
  const { news, asked, clock, files } = site({
    [FEED]: () => Response.json([POST]),
    [PICTURE]: new Response("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await news.posts(QUERY);
  expect(await Promise.all([news.picture(71), news.picture(71)])).toEqual([null, null]);
  files[PICTURE] = await picture();
  expect(await news.picture(71)).toBeNull();
  expect(asked).toHaveLength(2);
  clock.advance(601_000);
  const [first, second] = await Promise.all([news.picture(71), news.picture(71)]);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  expect(asked).toHaveLength(3);
});

it.each([
  ["http://169.254.169.254/latest/meta-data", [], false],
  ["https://elsewhere.net/a.jpg", [], false],
  ["https://elsewhere.net/a.jpg", ["elsewhere.net"], true],
  ["https://elsewhere.net:8443/a.jpg", ["elsewhere.net"], false],
  ["http://cdn.example.org/a.jpg", [], false],
  ["https://cdn.example.org:22/a.jpg", [], false],
  ["https://notexample.org/a.jpg", [], false],
  ["https://example.org.elsewhere.net/a.jpg", [], false],
  ["https://example.org/a.jpg", [], true],
  ["https://cdn.example.org/a.jpg", [], true],
])("fetches pictures from the site and the operator's hosts alone: %s, with %j", async (source, hosts, isAllowed) => {
  const embedded = { "wp:featuredmedia": [{ source_url: source }] };
  const files = { [FEED]: () => Response.json([{ ...POST, _embedded: embedded }]), [source]: await picture() };
  const { news } = site(files, hosts);
  const [post] = await news.posts(QUERY);
  expect(post?._embedded !== undefined).toBe(isAllowed);
  expect((await news.picture(71)) !== null).toBe(isAllowed);
});

it("leaves out a post that it cannot read, and the image that a site refuses to embed", async () => {
  const refusedImage = { "wp:featuredmedia": [{ code: "rest_forbidden", message: "Sorry" }] };
  const { news } = site({
    [FEED]: () =>
      Response.json([
        { ...POST, title: null },
        { ...POST, date: "yesterday" },
        { ...POST, id: 72, _embedded: refusedImage },
        POST,
      ]),
  });
  const posts = await news.posts(QUERY);
  expect(posts.map(({ id, _embedded }) => [id, _embedded !== undefined])).toEqual([
    [72, false],
    [71, true],
  ]);
});

it("chooses by category, slug and number here: the site is asked once per language, whatever visitors ask for", async () => {
  const posts = [4, 5, 4].map((category, index) => ({ ...POST, id: index, slug: `p${index}`, categories: [category] }));
  const { news, asked } = site({ [FEED]: () => Response.json(posts) });
  const ids = async (query: object) => (await news.posts({ ...QUERY, ...query })).map(({ id }) => id);
  expect(await ids({ categories: "4" })).toEqual([0, 2]);
  expect(await ids({ categories: "4", per_page: 1 })).toEqual([0]);
  expect(await ids({ slug: "p1" })).toEqual([1]);
  for (let category = 10; category < 100; category++) expect(await ids({ categories: String(category) })).toEqual([]);
  expect(await ids({ lang: "en" })).toEqual([0, 1, 2]);
  expect(asked).toHaveLength(2);
});
