import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { folderFiles } from "./appFiles.ts";

it("keeps what it has read until the file is changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "main.js");
  const write = (text: string, at: number) => {
    writeFileSync(file, text.repeat(2_000));
    utimesSync(file, at, at);
  };
  const files = folderFiles(folder);
  const read = (accepts: string) => {
    const { bytes, encoding } = files.read("/main.js", accepts) ?? { bytes: new Uint8Array(), encoding: null };
    const whole = encoding === "gzip" ? gunzipSync(bytes) : bytes;
    return { first: Buffer.from(whole).toString().slice(0, 1), encoding };
  };
  write("a", 1_000);
  expect([read(""), read("gzip"), read("br").encoding]).toEqual([
    { first: "a", encoding: null },
    { first: "a", encoding: "gzip" },
    "br",
  ]);
  // Seen by its time alone: nothing of it is read again.
  write("b", 1_000);
  expect([read("").first, read("gzip").first]).toEqual(["a", "a"]);
  write("b", 2_000);
  expect([read("").first, read("gzip").first]).toEqual(["b", "b"]);
});
