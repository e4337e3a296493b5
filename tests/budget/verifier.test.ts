import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { precached } from "./weights.ts";

const page = readFileSync(new URL("../../pwa/dist/verifier.html", import.meta.url), "utf8");
const between = (start: string, end: string) => page.slice(page.indexOf(start) + start.length, page.lastIndexOf(end));
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("is one file of at most 600 kB that the app does not keep", () => {
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(600_000);
  expect(precached().files).not.toContain("verifier.html");
});

it("allows its own script and style, and no connection", () => {
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(between("<script>", "</script>"))}`,
    `style-src ${hashOf(between("<style>", "</style>"))}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  // The server writes the certificates that the page trusts into this place.
  expect(page.split('<meta name="anchors" content="">')).toHaveLength(2);
});
