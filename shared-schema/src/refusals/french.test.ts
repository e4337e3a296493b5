import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { z } from "zod";
import { CODE_SENTENCES } from "./codes.ts";
import { FIELD_WORDS, SCHEMA_WORDS } from "./fieldWords.ts";
import { inFrench, patternOf, refusalInFrench } from "./french.ts";
import { SENTENCES } from "./sentences.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = ["shared-schema/src", "sync-server/src", "pwa/src/store", "pwa/src/workers"];
/** Which argument of a call is the sentence. */
const SAYING: Record<string, number> = { refused: 1, refuse: 2, clashed: 2, notAccepted: 0 };
/** The functions that make a sentence for such a call. */
const MAKING = ["fileTooLarge"];

function sources(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      // What is wrong with a GPX file is told by code and line, in both languages of its own.
      .filter((name) => !name.startsWith("exchange/gpx/") && !name.startsWith("refusals/"))
      .map((name) => join(ROOT, folder, name)),
  );
}

interface Said {
  /** What is refused with, at a field or of the whole. */
  refusals: string[];
  /** Every text in the file. */
  texts: string[];
}

/** What a file says; what is filled in stands as X. */
function saidIn(path: string): Said {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const said: Said = { refusals: [], texts: [] };
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
  const keep = (node: ts.Expression | undefined) => {
    const text = node ? textOf(node) : null;
    if (text !== null) said.refusals.push(text);
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isCallExpression(node)) for (const sentence of sentencesOf(node)) keep(sentence);
    if (ts.isPropertyAssignment(node) && isMessage(node.name)) keep(node.initializer);
    if (ts.isFunctionDeclaration(node) && MAKING.includes(node.name?.text ?? "")) {
      node.body?.statements.filter(ts.isReturnStatement).forEach(({ expression }) => {
        keep(expression);
      });
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) said.texts.push(textOf(node) ?? "");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return said;
}

/** The sentence of a call that refuses, and its words at fields; the words of a schema's pattern. */
function sentencesOf({ expression, arguments: given }: ts.CallExpression): ts.Expression[] {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === "regex" ? given.slice(1, 2) : [];
  }
  const at = ts.isIdentifier(expression) ? SAYING[expression.text] : undefined;
  if (at === undefined) return [];
  const fields = given[at + 1];
  const words = fields && ts.isObjectLiteralExpression(fields) ? fields.properties : [];
  return [...given.slice(at, at + 1), ...words.flatMap(wordsOf)];
}

function wordsOf(field: ts.ObjectLiteralElementLike): ts.Expression[] {
  if (!ts.isPropertyAssignment(field)) return [];
  return ts.isArrayLiteralExpression(field.initializer) ? [...field.initializer.elements] : [];
}

function isMessage(name: ts.PropertyName): boolean {
  return ts.isIdentifier(name) && (name.text === "message" || name.text === "error");
}

const SAID = sources().map(saidIn);

it("has French for everything with which something is refused, of the whole and at its fields", () => {
  const said = SAID.flatMap(({ refusals }) => refusals);
  expect(said.length).toBeGreaterThan(130);
  expect(said.filter((sentence) => inFrench(sentence) === null)).toEqual([]);
});

it("has no sentence that nothing says any more", () => {
  const texts = SAID.flatMap(({ texts }) => texts);
  const dead = [...SENTENCES, ...FIELD_WORDS].filter(({ en }) => !texts.some((text) => patternOf(en).test(text)));
  expect(dead).toEqual([]);
});

it.each([
  [z.string(), undefined, "est à remplir"],
  [z.string(), 3, "doit être un texte"],
  [z.number(), "3", "doit être un nombre"],
  [z.int(), 1.5, "doit être un nombre entier"],
  [z.boolean(), "yes", "doit être oui ou non"],
  [z.array(z.int()), 3, "n’est pas du type attendu"],
  [z.null(), 3, "n’est pas du type attendu"],
  [z.literal(3), 4, "doit être 3"],
  [z.union([z.string(), z.null()]), 3, "n’est pas valide"],
  [z.enum(["A", "B"]), "C", 'doit être l’un de : "A"|"B"'],
  [z.string().max(2), "abc", "compte au plus 2 caractères"],
  [z.array(z.int()).max(1), [1, 2], "compte au plus 1 élément"],
  [z.number().max(9), 10, "doit être au plus 9"],
  [z.number().lt(9), 10, "doit être inférieur à 9"],
  [z.string().min(1), "", "est à remplir"],
  [z.string().min(8), "abc", "compte au moins 8 caractères"],
  [z.array(z.int()).min(1), [], "compte au moins 1 élément"],
  [z.number().min(1), 0, "doit être au moins 1"],
  [z.number().gt(0), 0, "doit être supérieur à 0"],
  [z.email(), "abc", "n’est pas une adresse e-mail"],
  [z.iso.datetime(), "abc", "n’est pas une date avec une heure"],
  [z.iso.date(), "abc", "n’est pas une date"],
  [z.uuid({ version: "v7" }), "abc", "n’est pas un UUID"],
  [z.string().regex(/^a$/), "b", "n’a pas la forme attendue"],
  [z.strictObject({}), { a: 1 }, 'champ inconnu : "a"'],
  [z.strictObject({}), { a: 1, b: 2 }, 'champs inconnus : "a", "b"'],
  [z.record(z.uuid(), z.int()), { a: 1 }, "contient une clé non valide"],
])("says in French what a schema says by itself (%#)", (schema, value, fr) => {
  const words = schema.safeParse(value).error?.issues.map(({ message }) => inFrench(message));
  expect(words).toEqual([fr]);
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
  expect(inFrench("An agreement cannot be deleted while it is SETTLED.")).toBe(
    "Un contrat ne peut pas être supprimé tant qu’il est à l’état « Réglé ».",
  );
  expect(inFrench("An agreement has one carrier. (carriers: an agreement has one carrier)")).toBe(
    "Un contrat a un seul transporteur. (carriers : un contrat a un seul transporteur)",
  );
  expect(
    inFrench("Some fields are not valid: name, year (name: is too large; name: words of tomorrow; year: wrong key)"),
  ).toBe(
    "Certains champs ne sont pas valides : name, year (name : est trop volumineux ; name: words of tomorrow ; year : mauvaise clé)",
  );
});

it("uses in French what the English sentence names, and nothing else", () => {
  // `{s}` is the ending of what is counted.
  const names = (text: string) => (text.match(/\{(?!s\})\w+\}/g) ?? []).sort();
  for (const { en, fr } of [...SENTENCES, ...FIELD_WORDS]) expect(names(fr)).toEqual(names(en));
  // Of the schema's own words the French leaves out names of types.
  for (const { en, fr } of SCHEMA_WORDS) expect(names(en)).toEqual(expect.arrayContaining(names(fr)));
});
