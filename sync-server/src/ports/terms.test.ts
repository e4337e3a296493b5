import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readTerms } from "./terms.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-terms-"));
const assetsDir = fileURLToPath(new URL("../../../shared-schema/assets", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const read = (files: { en?: string; fr?: string }) =>
  readTerms({ files: { en: files.en ?? null, fr: files.fr ?? null }, assetsDir, contactEmail: "quay@example.test" });

it("gives the product's text in both languages, with the operator's address, where there is no other", () => {
  const terms = read({});
  expect(terms.en).toMatchObject({ language: "en", text: expect.stringContaining("## 1. What these terms cover") });
  expect(terms.fr).toMatchObject({ language: "fr", text: expect.stringContaining("## 1. Objet") });
  for (const { text } of Object.values(terms)) {
    expect(text).toContain("quay@example.test");
    expect(text).not.toContain("{contact}");
  }
});

it("gives the operator's text, and one written in one language to the readers of both", () => {
  const en = written("en.md", "# House rules");
  const fr = written("fr.md", "# Règlement");
  expect(read({ en, fr })).toEqual({
    en: { language: "en", text: "# House rules" },
    fr: { language: "fr", text: "# Règlement" },
  });
  expect(read({ fr }).en).toEqual({ language: "fr", text: "# Règlement" });
});

it("does not start with a file that is missing, empty, too large or no text", () => {
  expect(() => read({ en: join(folder, "nowhere.md") })).toThrow(/nowhere\.md/);
  expect(() => read({ en: written("empty.md", " \n") })).toThrow(/are empty/);
  expect(() => read({ en: written("large.md", "a".repeat(200_001)) })).toThrow(/exceed/);
  expect(() => read({ en: written("latin1.md", Uint8Array.of(0xe9, 0x74, 0xe9)) })).toThrow();
});
