import { currentContract } from "shared-schema/contract/draft";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { directPrinter } from "../../../sync-server/src/ports/printer/directPrinter.ts";
import type { Printer } from "../../../sync-server/src/ports/printer/printer.ts";
import { threadPrinter } from "../../../sync-server/src/ports/printer/threadPrinter.ts";
import { sourcePool } from "../../../sync-server/src/ports/threads/sourcePool.test-support.ts";
import { startTestServer } from "../../../sync-server/src/testing/server.ts";
import { answersWhile, besideRows } from "../beside.ts";
import { printRows } from "../table.ts";

const CONTRACTS = 100;
/** How much slower answers may become while contracts are printed. */
const MOST = 1.5;

/** A hundred contracts at once: what others notice when they are printed in a thread, and when they are not. */
export async function benchAtOnce(assetsDir: string): Promise<void> {
  const server = await startTestServer({ listen: true });
  const { token } = await server.login("broker");
  // Over the network: answers within the process would leave the event loop no turn for the printing thread's messages.
  const work = async () => {
    const answer = await fetch(`${server.url}/api/cruise/1`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const doc = currentContract(rivieraFacts(), "https://passerelle.test");
  const printing = (printer: Printer) => ({ times: CONTRACTS, work: () => printer.contract(doc, null) });
  const quiet = await answersWhile(work, null);
  const pool = sourcePool();
  const beside = await answersWhile(work, printing(threadPrinter(pool)));
  await pool.close();
  const within = await answersWhile(work, printing(directPrinter(fileAssets(assetsDir))));
  await server.close();
  printRows(`contract: ${CONTRACTS} at once while others work (at most ${MOST} of the quiet p95)`, [
    ...besideRows("in a thread", beside, quiet),
    ...besideRows("in the server's own thread", within, quiet),
  ]);
}
