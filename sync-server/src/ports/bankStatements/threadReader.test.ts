import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MOST_LINES } from "shared-schema/payments/bankStatement/line";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { threadPool } from "../pool/threadPool.ts";
import { sourcePool } from "../threads/sourcePool.test-support.ts";
import { directReader } from "./directReader.ts";
import { threadReader } from "./threadReader.ts";

const entry = `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>`;
const camt = (entries: string) => ({
  bytes: new TextEncoder().encode(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`,
  ),
  mapping: null,
});
const late = { status: "rejected", reason: { refusal: { code: "statement.read-late" } } };

const pool = sourcePool(1);
const reader = threadReader(pool);
afterAll(() => pool.close());

/** A pool whose threads do this instead of reading. */
function poolThat(body: string, megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-reader-"));
  writeFileSync(join(folder, "thread.mjs"), `export function read() { ${body} }`);
  const other = threadPool({ thread: pathToFileURL(join(folder, "thread.mjs")), threads: 1, megabytes });
  onTestFinished(async () => {
    await other.close();
    rmSync(folder, { recursive: true });
  });
  return other;
}

it("reads the largest statement as the thread that asks would, which goes on meanwhile", async () => {
  const file = camt(entry.repeat(MOST_LINES));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const read = await reader.read(file, 1).finally(() => clearInterval(turning));
  expect(turns).toBeGreaterThan(10);
  expect(read).toEqual(await directReader.read(file, 1));
});

it("passes a refusal on", async () => {
  expect(await reader.read(camt(entry.replace("CRDT", "?")), 1)).toMatchObject({
    ok: false,
    refusal: { code: "statement.entry" },
  });
});

it("refuses what takes too long or too much memory in words, and reads the next", async () => {
  const stuck = threadReader(poolThat("for (;;);", 100), 200);
  expect(await Promise.allSettled([stuck.read(camt(entry), 1), stuck.read(camt(entry), 2)])).toMatchObject([
    late,
    late,
  ]);
  const full = threadReader(poolThat("const all = []; for (;;) all.push(new Array(9_999).fill({}));", 30));
  expect(await Promise.allSettled([full.read(camt(entry), 1)])).toMatchObject([late]);
  expect(await Promise.allSettled([full.read(camt(entry), 1)])).toMatchObject([late]);
});
