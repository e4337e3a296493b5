import { monitorEventLoopDelay } from "node:perf_hooks";
import { fromBase64 } from "shared-schema/base/bytes/base64";
import type { Bytes } from "shared-schema/base/bytes/bytes";
import { orThrow, PARTIES, stampOn, wishOf, world } from "shared-schema/pades/testing/signing.test-support";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { directSigner } from "../../../sync-server/src/ports/signatures/directSigner.ts";
import type { PdfSigner } from "../../../sync-server/src/ports/signatures/pdfSigner.ts";
import { threadSigner } from "../../../sync-server/src/ports/signatures/threadSigner.ts";
import { sourcePool } from "../../../sync-server/src/ports/threads/sourcePool.test-support.ts";
import { startTestServer } from "../../../sync-server/src/testing/server.ts";
import { at, printRows, type Row } from "../table.ts";

const CONTRACTS = 100;
/** Edits of those who work meanwhile, for each signer. */
const LEAST_EDITS = 150;
const ASSETS = new URL("../../../shared-schema/assets/", import.meta.url).pathname;

interface Answers {
  p95: number;
  /** Longest time in which the server did nothing else, ms. */
  longestDelay: number;
}

/** A hundred contracts being signed at once: what others notice when that is done in a thread, and when it is not. */
export async function benchAtOnce(contract: Bytes): Promise<void> {
  const server = await startTestServer({ listen: true });
  const { token } = await server.login("broker");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  let edits = 0;
  // Over the network: answers within the process would leave the event loop no turn for the thread's messages.
  const edit = async () => {
    const body = JSON.stringify({ name: `Edit ${edits++}` });
    const answer = await fetch(`${server.url}/api/cruise/1`, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const quiet = await answersWhile(edit, null, contract);
  const pool = sourcePool();
  const beside = await answersWhile(edit, threadSigner(pool), contract);
  await pool.close();
  const within = await answersWhile(edit, directSigner(fileAssets(ASSETS)), contract);
  await server.close();
  printRows(`signing: ${CONTRACTS} contracts while others edit (p95 at most twice the quiet one, or 50 ms)`, [
    ...rowsOf("in a thread", beside, quiet),
    ...rowsOf("in the server's own thread", within, quiet),
  ]);
}

function rowsOf(what: string, busy: Answers, quiet: Answers): Row[] {
  const row = (name: string, ours: number, value: number): Row => ({
    what: `${what}: ${name}`,
    ours,
    unit: "ms",
    peer: { name: "quiet", value },
  });
  return [
    row("p95 of edits", busy.p95, quiet.p95),
    row("longest delay of the event loop", busy.longestDelay, quiet.longestDelay),
  ];
}

/** Edits one after the other until all contracts are signed; without a signer, a fixed number of times. */
async function answersWhile(edit: () => Promise<void>, signer: PdfSigner | null, contract: Bytes): Promise<Answers> {
  const sign = signer && (await signing(signer, contract));
  // Started and warm: what is measured is signing.
  await sign?.();
  for (let warm = 0; warm < 20; warm++) await edit();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let left = sign ? CONTRACTS : 0;
  const all = Promise.all(
    Array.from({ length: left }, async (_, turns) => {
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      await sign?.();
      left -= 1;
    }),
  );
  const times: number[] = [];
  while (left > 0 || times.length < LEAST_EDITS) {
    const from = performance.now();
    await edit();
    times.push(performance.now() - from);
  }
  delay.disable();
  await all;
  return { p95: at(times, 0.95), longestDelay: delay.max / 1e6 };
}

/** All that the server does for one signature, but for what it asks the signing service and the authority for. */
async function signing(signer: PdfSigner, base: Bytes): Promise<() => Promise<void>> {
  const present = await world();
  const [holder] = present.people;
  const [field = ""] = PARTIES;
  if (!holder) throw new Error("There is no signatory.");
  const { shown, ...words } = wishOf(holder, present.root, field);
  const wish = { ...words, paragraphs: shown?.paragraphs ?? null };
  const prepared = orThrow(await signer.prepare(base, wish));
  const value = await holder.sign(fromBase64(prepared.attributes));
  const token = await stampOn(present, new Uint8Array(orThrow(await signer.accept(prepared, value))));
  const anchors = [present.root.certificate.der];
  return async () => {
    await signer.pages(base);
    orThrow(await signer.prepare(base, wish));
    orThrow(await signer.accept(prepared, value));
    const finished = orThrow(await signer.finish({ base, prepared, value, token, anchors }));
    if (finished.verdict.code !== "valid") throw new Error(`The contract is ${finished.verdict.code}.`);
  };
}
