import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ASSETS = new URL("../../pwa/dist/assets/", import.meta.url);

it("has every page and worker with zod keep it from trying whether it may compile, which the content security policy forbids", () => {
  const scripts = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, text: readFileSync(new URL(name, ASSETS), "utf8") }));
  const asking = scripts.filter(({ text }) => text.includes(".jitless"));
  expect(asking.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, "")).sort()).toEqual([
    "app",
    "contactWorker",
    "documentWorker",
    "planWorker",
  ]);
  // As the bundler writes `jitless: true`.
  expect(asking.filter(({ text }) => !text.includes("jitless:!0")).map(({ name }) => name)).toEqual([]);
});
