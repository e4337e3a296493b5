import { fromBase64 } from "shared-schema/base/bytes/base64";
import type { Bytes } from "shared-schema/base/bytes/bytes";
import { orThrow, PARTIES, stampOn, wishOf, world } from "shared-schema/pades/testing/signing.test-support";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { directSigner } from "../../../sync-server/src/ports/signatures/directSigner.ts";
import type { PdfSigner } from "../../../sync-server/src/ports/signatures/pdfSigner.ts";
import { threadSigner } from "../../../sync-server/src/ports/signatures/threadSigner.ts";
import { sourcePool } from "../../../sync-server/src/ports/threads/sourcePool.test-support.ts";
import { startTestServer } from "../../../sync-server/src/testing/server.ts";
import { answersWhile, besideRows } from "../beside.ts";
import { printRows } from "../table.ts";

const CONTRACTS = 100;
const ASSETS = new URL("../../../shared-schema/assets/", import.meta.url).pathname;

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
  const long = async (signer: PdfSigner) => ({ times: CONTRACTS, work: await signing(signer, contract) });
  const quiet = await answersWhile(edit, null);
  const pool = sourcePool();
  const beside = await answersWhile(edit, await long(threadSigner(pool)));
  await pool.close();
  const within = await answersWhile(edit, await long(directSigner(fileAssets(ASSETS))));
  await server.close();
  printRows(`signing: ${CONTRACTS} contracts while others edit (p95 at most twice the quiet one, or 50 ms)`, [
    ...besideRows("in a thread", beside, quiet),
    ...besideRows("in the server's own thread", within, quiet),
  ]);
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
