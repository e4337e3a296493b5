import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { CODE_SENTENCES } from "./codes.ts";
import { inFrench, refusalInFrench } from "./french.ts";
import { SENTENCES } from "./sentences.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = [
  "shared-schema/src",
  "sync-server/src/verbs",
  "sync-server/src/routes",
  "pwa/src/store",
  "pwa/src/workers",
];
/** Which argument of a call is the sentence. */
const SAYING: Record<string, number> = { refused: 1, refuse: 2, clashed: 2 };

function sources(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      // What is wrong with a GPX file is told by code and line, in both languages of its own.
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("exchange/"))
      .map((name) => join(ROOT, folder, name)),
  );
}

/** Every sentence that a file refuses with; what is filled in stands as X. */
function sentencesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const textOf = (node: ts.Expression): string | null => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return "9";
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      return constant ? textOf(constant) : null;
    }
    if (!ts.isTemplateExpression(node)) return null;
    return (
      node.head.text + node.templateSpans.map((span) => (textOf(span.expression) ?? "X") + span.literal.text).join("")
    );
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const said = node.arguments[SAYING[node.expression.text] ?? -1];
      const text = said ? textOf(said) : null;
      if (text !== null) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it("has French for every sentence with which anything is refused", () => {
  const said = sources().flatMap(sentencesIn);
  expect(said.length).toBeGreaterThan(70);
  expect(said.filter((sentence) => inFrench(sentence) === null)).toEqual([]);
});

it("has both languages for every code, and falls back on them for a sentence of a newer server", () => {
  for (const [code, { en, fr }] of Object.entries(CODE_SENTENCES)) {
    expect(en.length * fr.length).toBeGreaterThan(0);
    expect(refusalInFrench(code, "A sentence of tomorrow.")).toBe(`${fr} (A sentence of tomorrow.)`);
  }
  expect(refusalInFrench("code of tomorrow", "A sentence of tomorrow.")).toBe("A sentence of tomorrow.");
});

it("fills in what is named, words in French and names as they are", () => {
  expect(inFrench("'name' cannot be changed while the agreement is LOCKED.")).toBe(
    "« name » ne peut pas être modifié tant que le contrat est à l’état « Approuvé ».",
  );
  expect(inFrench("An agreement has one carrier. (carriers: an agreement has one carrier)")).toBe(
    "Un contrat a un seul transporteur. (carriers: an agreement has one carrier)",
  );
});

it("uses in French what the English sentence names, and nothing else", () => {
  const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const { en, fr } of SENTENCES) expect(names(fr)).toEqual(names(en));
});
