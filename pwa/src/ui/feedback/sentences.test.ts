import { I18nProvider } from "@lingui/react";
import { MantineProvider } from "@mantine/core";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { SaveResult } from "../fields/types.ts";
import { i18n, setLanguage } from "../i18n.ts";
import { fieldMessages, refusalMessage, refusalMessageBesideFields } from "./refusalMessage.tsx";
import { saved } from "./saving.ts";
import { provideTexts } from "./sentences.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key.endsWith("language") ? "fr" : null),
    setItem: () => undefined,
  });
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
  const { email, name } = fieldMessages(refusal);
  expect([email, name].map(rendered)).toEqual(["fr:in-use", "fr:wrong-key fr:too-heavy"]);
  setLanguage("en");
  expect(rendered(email)).toBe("en:in-use");
  expect(fieldMessages({})).toEqual({});
});

it("shows at a field its own words, and the whole sentence where there are none", async () => {
  const answer = Promise.resolve({ ok: false as const, refusal });
  expect(shown(await saved(answer, "email"))).toBe("fr:in-use");
  expect(shown(await saved(answer, "flag"))).toBe("fr(document.invalid)");
});

it("words again what is on screen when the language changes", async () => {
  const kept = await saved(Promise.resolve({ ok: false as const, refusal }), "email");
  expect(shown(kept)).toBe("fr:in-use");
  setLanguage("en");
  expect(shown(kept)).toBe("en:in-use");
});

it("names a failed request by its title and lists its errors by group, unless the form shows them", () => {
  const failed = { ...refusal, answer: { status: 409, raw: {} } };
  const titled = textOf(refusalMessage(failed));
  expect(titled).toBe(
    "Erreur du clientfr(document.invalid)email fr:in-usename fr:wrong-key fr:too-heavy Afficher les détails techniques",
  );
  expect(textOf(refusalMessageBesideFields(failed))).not.toContain("in-use");
  setLanguage("en");
  const unreachable = { code: "server.unreachable", answer: { status: null, raw: null } };
  expect(textOf(refusalMessage(unreachable))).toMatch(
    /^Connection ErrorServer not responding. If the problem persists, please contact us at \S+@\S+\. /,
  );
});

it("lists the reason at each field behind the sentence of our own server, unless the form marks the fields", () => {
  expect(textOf(refusalMessage(refusal))).toBe("fr(document.invalid)email fr:in-usename fr:wrong-key fr:too-heavy");
  expect(textOf(refusalMessageBesideFields(refusal))).toBe("fr(document.invalid)");
});

/** A message without its marks. */
function textOf(message: ReactNode): string {
  return rendered(createElement(MantineProvider, null, message))
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "")
    .trim();
}

/** A message as the screen shows it in the language of the moment. */
function shown(result: SaveResult): string {
  return rendered(result.ok ? null : result.message);
}

function rendered(message: ReactNode): string {
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, message));
}
