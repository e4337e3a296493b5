import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import type { Bilingual } from "../base/language.ts";
import { REFUSALS } from "./catalogue.ts";
import { FAULTS } from "./faults.ts";
import { faultText, refusalText } from "./text.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const texts: [string, Bilingual][] = [...Object.entries(REFUSALS), ...Object.entries(FAULTS)];

/** The parameters that an ICU message names, also within its plurals and selections. */
function paramsOf(message: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    if (!Array.isArray(part)) return;
    const [name, , cases] = part;
    if (typeof name === "string") found.add(name);
    if (typeof cases === "object" && cases !== null) Object.values(cases).flat().forEach(visit);
  };
  if (Array.isArray(message)) message.forEach(visit);
  return found;
}

it.each(texts)("%s names the same parameters in both languages", (_, { en, fr }) => {
  expect(paramsOf(compileMessage(fr))).toEqual(paramsOf(compileMessage(en)));
});

it.each(texts)("%s names its parameters plainly in English, where their type is read from it", (_, { en }) => {
  expect(new Set([...en.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name))).toEqual(paramsOf(compileMessage(en)));
});

it("has no code that nothing uses", () => {
  const folders = ["shared-schema/src", "sync-server/src", "pwa/src"];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts") && !/^refusals.(codes|faults)/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  );
  const all = sources.join("\n");
  expect(texts.map(([code]) => code).filter((code) => !all.includes(`"${code}"`))).toEqual([]);
});

it("shows names as they are, statuses and numbers in the reader's language", () => {
  const closed = { code: "agreement.field-closed", params: { field: "name", status: "LOCKED" } } as const;
  expect(refusalText(closed, "en")).toBe("'name' cannot be changed while the agreement is 'Approved'.");
  expect(refusalText(closed, "fr")).toBe(
    "« name » n’est pas modifiable tant que le contrat est à l’état « Approuvé ».",
  );
  const long = { code: "too-long", params: { most: 1 } } as const;
  expect(faultText(long, "en")).toBe("must be at most 1 characters");
  expect(faultText(long, "fr")).toBe("doit compter au plus 1 caractère");
  expect(faultText({ code: "too-long", params: { most: 20_000 } }, "en")).toBe("must be at most 20,000 characters");
  expect(faultText({ code: "at-most", params: { most: 2026 } }, "en")).toBe("must be at most 2026");
  const leg = { code: "leg.too-long", params: { sn: 2, most: 1290 } } as const;
  expect(refusalText(leg, "en")).toMatch(/at most 1,290 NM long: three times the direct distance plus 1,000 NM/);
  expect(refusalText(leg, "fr")).toMatch(/au plus 1\u202F290 M : trois fois la distance directe, plus 1\u202F000 M/);
  expect(faultText({ code: "too-long", params: { most: 20_000 } }, "fr")).toMatch(
    /^doit compter au plus 20\s000 caractères$/,
  );
});
