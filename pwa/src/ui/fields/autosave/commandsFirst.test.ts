import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../../..");

/**
 * Commands that save a field's value ask what it was typed over, and can do so only before anything is waited for (decision 26).
 * This walks every function of the screens that calls one.
 */
it("calls the command that saves a field before it waits for anything", () => {
  const paths = ["features", "forms"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(SOURCES, folder, path),
    ),
  );
  const screens = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".test.ts"));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(lateCalls)).toEqual([]);
});

it("finds a command that comes too late", () => {
  expect(lateIn("late.ts", "const save = async () => { await asked(); return patchYacht(1, {}); };")).toHaveLength(1);
  expect(lateIn("late.ts", "const save = async () => saved(patchYacht(1, await asked()));")).toHaveLength(1);
  expect(lateIn("first.ts", "const save = async () => { await patchYacht(1, {}); await asked(); };")).toEqual([]);
});

/** A tick, a move of an agreement's life and values that are put back are no typing: nothing comes over them while they are made. */
const UNTYPED = ["CallFields.tsx", "Moves.tsx", "useCallEdit.ts"];

function lateCalls(path: string): string[] {
  if (UNTYPED.some((name) => path.endsWith(`/${name}`))) return [];
  return lateIn(path, readFileSync(path, "utf8"));
}

function lateIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const late: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(patch|move)[A-Z]\w*$/.test(node.expression.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (waitsBefore(node)) late.push(`${relative(SOURCES, path)}:${line + 1} ${node.expression.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return late;
}

/** Whether the function around a call waits for something else before the call is made. */
function waitsBefore(call: ts.CallExpression): boolean {
  let around: ts.Node = call;
  while (!ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent;
  let waits = false;
  const visit = (node: ts.Node): void => {
    if (node !== around && ts.isFunctionLike(node)) return;
    const holdsCall = node.pos <= call.pos && node.end >= call.end;
    if (ts.isAwaitExpression(node) && !holdsCall && node.end <= call.end) waits = true;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(around, visit);
  return waits;
}
