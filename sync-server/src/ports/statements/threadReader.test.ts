import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MOST_LINES } from "shared-schema/payments/statement/line";
import { expect, it, onTestFinished } from "vitest";
import { directReader } from "./directReader.ts";
import { threadReader } from "./threadReader.ts";

const thread = new URL("./readThread.dev.mjs", import.meta.url);
const entry = `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>`;
const camt = (entries: string) => ({
  bytes: new TextEncoder().encode(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`,
  ),
  mapping: null,
});
const late = { status: "rejected", reason: { refusal: { code: "statement.read-late" } } };

/** A thread that runs this instead. */
function threadOf(source: string): URL {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-reader-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "thread.mjs"), `import { parentPort } from "node:worker_threads"; ${source}`);
  return pathToFileURL(join(folder, "thread.mjs"));
}

it("reads the largest statement as the thread that asks would, which goes on meanwhile", async () => {
  const file = camt(entry.repeat(MOST_LINES));
  const reader = threadReader({ thread });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const read = await reader.read(file).finally(() => clearInterval(turning));
  expect(turns).toBeGreaterThan(10);
  expect(read).toEqual(await directReader.read(file));
});

it("passes a refusal on", async () => {
  const reader = threadReader({ thread });
  expect(await reader.read(camt(entry.replace("CRDT", "?")))).toMatchObject({
    ok: false,
    refusal: { code: "statement.entry" },
  });
});

it("refuses what takes too long or too much memory in words, and reads the next", async () => {
  const stuck = threadReader({ thread: threadOf("parentPort.on('message', () => { for (;;); });"), longest: 200 });
  expect(await Promise.allSettled([stuck.read(camt(entry)), stuck.read(camt(entry))])).toMatchObject([late, late]);
  const greedy = threadOf(
    "parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(9_999).fill({})); });",
  );
  const full = threadReader({ thread: greedy, megabytes: 30 });
  expect(await Promise.allSettled([full.read(camt(entry))])).toMatchObject([late]);
  expect(await Promise.allSettled([full.read(camt(entry))])).toMatchObject([late]);
});
