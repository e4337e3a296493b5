import { beforeEach, expect, it, vi } from "vitest";
import { setLanguage } from "./i18n.ts";
import { provideFrench, saidAtFields } from "./said.ts";
import { saved } from "./saving.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "fr", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const refusal = {
  code: "invalid",
  message: "Some fields are not valid: email, name, year",
  fields: {
    email: ["is in use already"],
    name: ["wrong key", "is too large"],
    year: ["words of tomorrow"],
  },
};

const FRENCH: Record<string, string> = {
  "is in use already": "est déjà utilisé",
  "wrong key": "mauvaise clé",
  "is too large": "est trop volumineux",
};

provideFrench({ sentence: (message) => FRENCH[message] ?? null, refusal: (code) => `refusé (${code})` });
beforeEach(() => setLanguage("fr"));

it("says in the reader's language what is wrong with each field", () => {
  expect(saidAtFields(refusal)).toEqual({
    email: "est déjà utilisé",
    name: "mauvaise clé est trop volumineux",
    year: "words of tomorrow",
  });
  setLanguage("en");
  expect(saidAtFields(refusal).email).toBe("is in use already");
  expect(saidAtFields({})).toEqual({});
});

it("shows at a field its own words, and the whole sentence where there are none", async () => {
  const answer = Promise.resolve({ ok: false as const, refusal });
  expect(await saved(answer, "email")).toEqual({ ok: false, message: "est déjà utilisé" });
  expect(await saved(answer, "flag")).toEqual({ ok: false, message: "refusé (invalid)" });
});
