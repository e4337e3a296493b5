import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { threadPool } from "../pool/threadPool.ts";
import { threadSigner } from "./threadSigner.ts";

const PDF = new Uint8Array([1, 2, 3]);

/** A pool of one thread that answers so instead of signing. */
function poolThat(body: string) {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-signer-"));
  writeFileSync(join(folder, "thread.mjs"), `export function sign(job) { ${body} }`);
  const pool = threadPool({ thread: pathToFileURL(join(folder, "thread.mjs")), threads: 2, megabytes: 30 });
  onTestFinished(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });
  return pool;
}

it("hands each job to a thread, in the turn of whichever account", async () => {
  const signer = threadSigner(poolThat("return { kind: job.kind, pages: job.issued.length };"));
  expect(await Promise.all([signer.pages(PDF), signer.of(7).pages(PDF)])).toEqual([3, 3]);
});

it("takes no answer to another job", async () => {
  const signer = threadSigner(poolThat("return { kind: 'accepted', accepted: { ok: true } };"));
  await expect(signer.pages(PDF)).rejects.toThrow();
});

it("says in words that a job took too long, and does the next", async () => {
  const pool = poolThat("if (job.issued.length === 3) for (;;); return { kind: 'pages', pages: 1 };");
  const late = { refusal: { code: "contract.print-late" } };
  await expect(threadSigner(pool, 200).pages(PDF)).rejects.toMatchObject(late);
  expect(await threadSigner(pool).pages(new Uint8Array(1))).toBe(1);
});

it("passes the error of a job on", async () => {
  await expect(threadSigner(poolThat("throw new Error('broken');")).pages(PDF)).rejects.toThrow("broken");
});
