import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type ContactBody, contactKey } from "shared-schema/profile/schema";
import { startTestServer } from "../../sync-server/src/testing/server.ts";
import { transact } from "../../sync-server/src/verbs/base/context.ts";
import { commitDocument } from "../../sync-server/src/verbs/documents/commitDocument.ts";
import { fillLogin } from "../e2e/support/browser.ts";
import { inEmptyBrowser, storedOn } from "./inBrowser.ts";
import { startProcess } from "./process.ts";
import { at, printRows, timed } from "./table.ts";

const COUNT = 10_000;
const RUNS = 5;
const FIRST_NUMBER = 100_000;
const LONGEST_MS = 180_000;

/** Prints how many small documents a second come to an empty browser. */
export async function benchSmallDocuments(): Promise<void> {
  const { ours, bare, bytes } = await smallDocumentTimes(COUNT, RUNS);
  const perSecond = (ms: number) => COUNT / (ms / 1_000);
  printRows(`first pull of ${COUNT.toLocaleString("en")} documents of ${bytes} bytes in Chromium, median of ${RUNS}`, [
    {
      what: "from the first question to everything kept",
      ours: perSecond(ours),
      unit: "documents/s",
      peer: { name: "bare RxDB + Dexie", value: perSecond(bare) },
    },
  ]);
}

/**
 * Small documents come to an empty browser: an address book in ours, the same documents in a page that is RxDB and Dexie alone.
 * @returns medians, ms, and the size of a document
 */
export async function smallDocumentTimes(
  count: number,
  runs: number,
): Promise<{ ours: number; bare: number; bytes: number }> {
  const [ourData, bareData] = [mkdtempSync(join(tmpdir(), "passerelle-small-")), mkdtempSync(join(tmpdir(), "bare-"))];
  const documents = await seedContacts(ourData, count);
  const file = join(bareData, "documents.json");
  writeFileSync(file, JSON.stringify(documents));
  const ours = await startProcess("sync-server/dist/main.js", 4328, undefined, ourData);
  const bare = await startProcess("tests/bench/peers/bareRxdbServer.ts", 4329, () => [file], bareData);
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.ours.push(await inEmptyBrowser(ours.url, (page) => pullOurs(page, count)));
    times.bare.push(await inEmptyBrowser(bare.url, (page) => pullBare(page, count)));
  }
  await ours.stop();
  await bare.stop();
  const bytes = Buffer.byteLength(JSON.stringify(documents[0]));
  return { ours: at(times.ours, 0.5), bare: at(times.bare, 0.5), bytes };
}

/** Fills the demo broker's address book. @returns the documents as they come over the wire */
async function seedContacts(dataDir: string, count: number): Promise<object[]> {
  const server = await startTestServer({ dataDir });
  const { userId, profileId } = await server.login("broker");
  const bodies = Array.from(
    { length: count },
    (_, index): ContactBody => ({
      user_id: userId,
      from_profile_id: profileId,
      profile_id: FIRST_NUMBER + index,
      email: `contact.${index}@example.test`,
      send_invite: false,
      created_at: "2027-01-15T09:00:00.000Z",
    }),
  );
  transact(server.deps, (tx) => {
    for (const body of bodies) {
      const id = contactKey(profileId, body.profile_id);
      commitDocument(tx, {
        collection: "contacts",
        id,
        before: null,
        body,
        user_id: userId,
        op: `small-${id}`,
        event: { verb: "contact.create" },
      });
    }
  });
  await server.close();
  return bodies.map((body) => ({
    id: contactKey(profileId, body.profile_id),
    rev: 1,
    e: "",
    schema: 1,
    body,
    _deleted: false,
  }));
}

async function pullOurs(page: Page, count: number): Promise<number> {
  await page.goto("/authentication/login");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const asked = page.waitForRequest(/\/api\/sync\/pull/);
  await fillLogin(page, "broker");
  await asked;
  const ms = await timed(() => page.getByText("All changes saved").first().waitFor({ timeout: LONGEST_MS }));
  const { contacts = 0 } = await storedOn(page);
  if (contacts < count) throw new Error(`${contacts} contacts came`);
  return ms;
}

async function pullBare(page: Page, count: number): Promise<number> {
  const asked = page.waitForRequest(/\/pull/);
  await page.goto("/");
  await asked;
  return timed(() => page.getByText(`${count} documents`).waitFor({ timeout: LONGEST_MS }));
}
