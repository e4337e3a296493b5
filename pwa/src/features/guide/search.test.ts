import { expect, it } from "vitest";
import type { GuideChapter, GuidePart } from "./schema.ts";
import { searchGuide } from "./search.ts";

const part = (id: string, title: GuidePart["title"], en: string, fr: string): GuidePart => ({
  id,
  title,
  text: [{ en, fr }],
});

const money: GuideChapter = {
  parts: [
    part(
      "record",
      { en: "Record a payment", fr: "Enregistrer un paiement" },
      "Press **Record a payment** beside the call.",
      "Appuyez sur **Enregistrer un paiement** à côté de l’appel.",
    ),
    part(
      "settle",
      { en: "Settle", fr: "Régler" },
      "Record what was spent, then each payment of the settlement.",
      "Saisissez les dépenses, puis chaque paiement du règlement.",
    ),
  ],
};
const chapters = [{ id: "money", chapter: money }];
const found = (query: string, language: "en" | "fr") =>
  searchGuide(chapters, query, language).map((one) => one.part.id);

it("finds every word of a query, in the title first", () => {
  expect(found("payment record", "en")).toEqual(["record", "settle"]);
  expect(found("settlement", "en")).toEqual(["settle"]);
  expect(found("how to record a payment", "en")).toEqual(["record", "settle"]);
  expect(found("settlement nowhere", "en")).toEqual(["settle"]);
  expect(found("nowhere", "en")).toEqual([]);
  expect(found("  ", "en")).toEqual([]);
});

it("forgives accents and capitals, and the beginning of a word is enough", () => {
  expect(found("REGLE", "fr")).toEqual(["settle"]);
  expect(found("a cote", "fr")).toEqual(["record"]);
});

it("finds words of the other language, and shows the passage in the reader's", () => {
  const [first] = searchGuide(chapters, "dépenses", "en");
  expect(first).toMatchObject({
    chapter: "money",
    excerpt: "Record what was spent, then each payment of the settlement.",
  });
});

it("cuts a long passage around the word, without its marks", () => {
  const long = `${"word ".repeat(60)}then press **Close settlement** at last.`;
  const one: GuideChapter = { parts: [part("long", { en: "Long", fr: "Long" }, long, long)] };
  const [hit] = searchGuide([{ id: "one", chapter: one }], "close", "en");
  expect(hit?.excerpt).toBe("… word word word word then press Close settlement at last.");
});
