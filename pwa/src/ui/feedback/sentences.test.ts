import { I18nProvider } from "@lingui/react";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { SaveResult } from "../fields/types.ts";
import { i18n, setLanguage } from "../i18n.ts";
import { sayingAtFields } from "./Said.tsx";
import { saved } from "./saving.ts";
import { provideTexts } from "./sentences.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "fr", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const refusal = {
  code: "document.invalid",
  fields: { email: [{ code: "in-use" }], name: [{ code: "wrong-key" }, { code: "too-heavy" }] },
};

provideTexts({
  refusal: ({ code }, language) => `${language}(${code})`,
  fault: ({ code }, language) => `${language}:${code}`,
});
beforeEach(() => setLanguage("fr"));

it("says in the reader's language what is wrong with each field", () => {
  const { email, name } = sayingAtFields(refusal);
  expect([email, name].map(rendered)).toEqual(["fr:in-use", "fr:wrong-key fr:too-heavy"]);
  setLanguage("en");
  expect(rendered(email)).toBe("en:in-use");
  expect(sayingAtFields({})).toEqual({});
});

it("shows at a field its own words, and the whole sentence where there are none", async () => {
  const answer = Promise.resolve({ ok: false as const, refusal });
  expect(shown(await saved(answer, "email"))).toBe("fr:in-use");
  expect(shown(await saved(answer, "flag"))).toBe("fr(document.invalid)");
});

it("words what stands on screen anew when the language changes", async () => {
  const kept = await saved(Promise.resolve({ ok: false as const, refusal }), "email");
  expect(shown(kept)).toBe("fr:in-use");
  setLanguage("en");
  expect(shown(kept)).toBe("en:in-use");
});

/** A message as the screen shows it in the language of the moment. */
function shown(result: SaveResult): string {
  return rendered(result.ok ? null : result.message);
}

function rendered(message: ReactNode): string {
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, message));
}
