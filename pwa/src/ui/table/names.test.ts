import { afterEach, expect, it, vi } from "vitest";
import { compareNames } from "./names.ts";

afterEach(() => vi.unstubAllGlobals());

const pageIn = (lang: string) => vi.stubGlobal("document", { documentElement: { lang } });

it.each(["en", "fr"])("sorts names in %s with their accents and numbers", (language) => {
  pageIn(language);
  const names = ["Zoé 10", "Émile", "Eve", "Øyvind", "Zoé 9", "Åsa", "emma", "Paul"];
  expect(names.toSorted(compareNames)).toEqual(["Åsa", "Émile", "emma", "Eve", "Øyvind", "Paul", "Zoé 9", "Zoé 10"]);
});

it("follows the language of the page", () => {
  pageIn("sv");
  expect(["Åsa", "Zoe"].toSorted(compareNames)).toEqual(["Zoe", "Åsa"]);
  pageIn("fr");
  expect(["Åsa", "Zoe"].toSorted(compareNames)).toEqual(["Åsa", "Zoe"]);
});
