import { expect, it } from "vitest";
import { readNews } from "./news.ts";

it("reads a message", () => {
  const news = { title: "Approbation demandée", body: "Contrat 00001", lang: "fr", path: "/agreement/1" };
  expect(readNews(JSON.stringify(news))).toEqual(news);
  const { lang: _, ...former } = news;
  expect(readNews(JSON.stringify(former))).toEqual({ ...news, lang: "" });
});

it.each([undefined, "", "null", "7", "{", '{"title":7,"body":""}', '{"body":"00001"}'])(
  "says that there is news where a message cannot be read: %s",
  (text) => expect(readNews(text)).toEqual({ title: "Passerelle", body: "", lang: "", path: "/alerts" }),
);

it.each(["https://example.org/", "//example.org", "javascript:alert(1)", "/\\\\example.org", 7, null])(
  "leads to no other host: %s",
  (path) => expect(readNews(JSON.stringify({ title: "News", body: "", path })).path).toBe("/alerts"),
);
