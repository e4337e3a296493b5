import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { threadPool } from "../pool/threadPool.ts";
import { sourcePool } from "../threads/sourcePool.test-support.ts";
import { directFormats } from "./directFormats.ts";
import { threadFormats } from "./threadFormats.ts";

const pdf = (inside: string) => new TextEncoder().encode(`%PDF-1.7\n${inside}\nstartxref\n9\n%%EOF\n`);
const PICTURE = Uint8Array.from("\xff\xd8\xff\xe0\0\x10JFIF\0\x01", (letter) => letter.charCodeAt(0));

const pool = sourcePool(1);
afterAll(() => pool.close());

/** A pool whose threads do this instead of looking at a file. */
function poolThat(body: string) {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-formats-"));
  writeFileSync(join(folder, "thread.mjs"), `export function format() { ${body} }`);
  const other = threadPool({ thread: pathToFileURL(join(folder, "thread.mjs")), threads: 1, megabytes: 30 });
  onTestFinished(async () => {
    await other.close();
    rmSync(folder, { recursive: true });
  });
  return other;
}

it("tells the formats that the thread that asks would, which goes on meanwhile", async () => {
  const formats = threadFormats(pool);
  const files = [pdf(""), pdf("<< /S /JavaScript >>"), pdf("").subarray(0, 20), new Uint8Array(), PICTURE];
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const told = await Promise.all(files.map((bytes) => formats.of(bytes, 1))).finally(() => clearInterval(turning));
  expect(turns).toBeGreaterThan(10);
  expect(told).toEqual(["pdf", "active-pdf", "damaged-pdf", "unknown", "picture"]);
  expect(told).toEqual(await Promise.all(files.map((bytes) => directFormats.of(bytes, 1))));
});

it("counts as active what takes too long or too much memory, and does not start a thread for a picture", async () => {
  const stuck = threadFormats(poolThat("for (;;);"), 200);
  expect(await Promise.all([stuck.of(pdf(""), 1), stuck.of(pdf(""), 2)])).toEqual(["active-pdf", "active-pdf"]);
  expect(await stuck.of(PICTURE, 1)).toBe("picture");
  const full = threadFormats(poolThat("const all = []; for (;;) all.push(new Array(9_999).fill({}));"));
  expect(await full.of(pdf(""), 1)).toBe("active-pdf");
});

it("passes any other fault on", async () => {
  const broken = threadFormats(poolThat("throw new Error('broken')"));
  await expect(broken.of(pdf(""), 1)).rejects.toThrow("broken");
});
