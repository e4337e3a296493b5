import { expect, it } from "vitest";
import { anonymous } from "../testing/client.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ per: "file", demo: false });
const slugs = async (query: string): Promise<string[]> =>
  (await anonymous(server.app).get(`/posts${query}`)).body.map(({ slug }: { slug: string }) => slug);

it("lists the bundled articles to everybody, newest first, with the parameters of WordPress", async () => {
  expect(await slugs("")).toEqual(["round-land", "hours-at-sea", "no-signal"]);
  expect(await slugs("?per_page=2")).toEqual(["round-land", "hours-at-sea"]);
  expect(await slugs("?categories=2,7")).toEqual(["hours-at-sea"]);
  expect(await slugs("?slug=no-signal&lang=fr")).toEqual(["no-signal"]);
  for (const wrong of ["?per_page=0", "?per_page=21", "?categories=news", "?lang=de"])
    expect((await anonymous(server.app).get(`/posts${wrong}`)).status).toBe(422);
});

it("embeds the featured image where it is asked to, and gives the picture out itself", async () => {
  const [plain] = (await anonymous(server.app).get("/posts")).body;
  expect(plain).not.toHaveProperty("_embedded");
  const posts = (await anonymous(server.app).get("/posts?_embed")).body;
  for (const { _embedded, link, title, date } of posts) {
    const { source_url } = _embedded["wp:featuredmedia"][0];
    const picture = await server.app.request(source_url);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect([link, title.rendered, date]).toEqual([
      expect.stringMatching(/^\/news\//),
      expect.any(String),
      expect.stringMatching(/^2026-/),
    ]);
  }
  expect((await server.app.request("/news/pictures/99")).status).toBe(404);
});

it("has every article in both languages", async () => {
  const titles = async (lang: string) =>
    (await anonymous(server.app).get(`/posts?lang=${lang}`)).body.map(
      ({ id, title }: { id: number; title: { rendered: string } }) => [id, title.rendered],
    );
  const [english, french] = [await titles("en"), await titles("fr")];
  expect(french.map(([id]: [number]) => id)).toEqual(english.map(([id]: [number]) => id));
  for (const [index, [, title]] of english.entries()) expect(french[index][1]).not.toBe(title);
});
