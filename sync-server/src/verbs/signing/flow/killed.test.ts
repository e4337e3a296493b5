import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import type { Signer } from "../../../ports/signer/signer.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { signingServer } from "../signing.test-support.ts";
import { providerServer } from "./provider.test-support.ts";

type Signing = Awaited<ReturnType<typeof signingServer>>;

/** What a person and the loop do until the contract is signed. */
interface Going {
  signing: Signing;
  logIn(name: string, location: string): Promise<{ code: string; state: string }>;
  confirm(name: string): Promise<void>;
}

async function embedded(): Promise<Going> {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  return { signing, logIn: signing.logIn, confirm: async (name) => void (await signing.confirm(name)) };
}

async function foreign(): Promise<Going> {
  const { signing, provider } = await providerServer({ mode: "oauth2code" });
  return { signing, logIn: async (name, location) => provider.logIn(name, location), confirm: async () => undefined };
}

const MOST_STEPS = 8;

async function signOn({ signing, logIn, confirm }: Going, name: string, whenKilled: () => Promise<void>) {
  for (let step = 0; step < MOST_STEPS; step++) {
    const status = statusOf(signing);
    if (status === "SIGNED") return;
    const isBegun = status !== undefined && status !== "NEW" && status !== "FAILED";
    let answer = isBegun ? await signing.post(name, {}) : await signing.begin(name);
    for (let more = 0; answer.status === 401 && more < 3; more++) {
      answer = await signing.post(name, await logIn(name, answer.body.location));
    }
    if (answer.status === 500) await whenKilled();
    await confirm(name);
    await signing.look();
    if (statusOf(signing) !== "SIGNED") await whenKilled();
  }
  throw new Error("The signature has not come to its end.");
}

function statusOf({ server }: Signing): SignatureRow["status"] | undefined {
  return server.deps.store.signing.signatures.of(1, 0)[0]?.status;
}

const EMBEDDED: (keyof Signer)[] = ["exchange", "listCredentials", "authorize", "check", "signHash", "timestamp"];
const FOREIGN: (keyof Signer)[] = ["exchange", "listCredentials", "signHash", "timestamp"];
const SERVICES = [
  { name: "the embedded service", open: embedded, calls: EMBEDDED },
  { name: "a provider of mode oauth2code", open: foreign, calls: FOREIGN },
];

for (const { name, open, calls } of SERVICES) {
  it.each(
    calls.flatMap(
      (call) =>
        [
          { call, when: "before" },
          { call, when: "after" },
        ] as const,
    ),
  )(`signs once at ${name} where the server dies $when $call`, async ({ call, when }) => {
    const going = await open();
    const { signing } = going;
    signing.faults.set(call, async (answer) => {
      if (when === "after") await answer();
      throw new Error("killed");
    });
    let deaths = 0;
    await signOn(going, "client", async () => {
      deaths += 1;
      await signing.restart();
    });
    expect([signing.faults.size, deaths]).toEqual([0, expect.any(Number)]);
    await isSignedOnce(signing);
  });

  it.each(["prepared", "finished", "written"] as const)(
    `signs once at ${name} where the server dies once a revision is %s`,
    async (moment) => {
      const going = await open();
      const { signing } = going;
      let isKilled = false;
      const dieOnce = <T>(value: T): T => {
        if (isKilled) return value;
        isKilled = true;
        throw new Error("killed");
      };
      const { pdfSigner, store } = signing.server.deps;
      const { prepare, finish } = pdfSigner;
      const { free } = store.signing.turns;
      pdfSigner.of = () => pdfSigner;
      if (moment === "prepared") pdfSigner.prepare = async (...args) => dieOnce(await prepare(...args));
      if (moment === "finished") pdfSigner.finish = async (...args) => dieOnce(await finish(...args));
      // In the transaction that announces it.
      if (moment === "written") store.signing.turns.free = (...args) => dieOnce(free(...args));
      await signOn(going, "client", () => signing.restart());
      expect(isKilled).toBe(true);
      await isSignedOnce(signing);
    },
  );
}

/** One revision, one signature, one event, one mail to each: and the verifier agrees. */
async function isSignedOnce(signing: Signing): Promise<void> {
  const { store } = signing.server.deps;
  const [own, ...others] = store.signing.signatures.of(1, 0);
  expect([own?.status, others]).toEqual(["SIGNED", []]);
  const [revision, ...more] = store.signing.revisions.of(1, 0);
  expect(more).toEqual([]);
  const { bytes } = await signing.pdf("client", revision?.sha256 ?? "");
  const issued = store.contractVersions.pdfOf(1, 0);
  expect(bytes.subarray(0, issued.length).equals(issued)).toBe(true);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect([verdict.code, verdict.signatures.length]).toEqual(["valid", 1]);
  expect(store.audit.all().filter(({ verb }) => verb === "signing.sign")).toHaveLength(1);
}

it("gives a version to one of two who begin in the same moment, in each of twenty rounds", async () => {
  const { signing } = await embedded();
  for (let round = 0; round < 20; round++) {
    const pair = round % 2 === 0 ? ["client", "carrier"] : ["carrier", "client"];
    const begun = await Promise.all(pair.map((name) => signing.begin(name)));
    expect(begun.map(({ status }) => status).sort()).toEqual([401, 409]);
    const loser = begun.find(({ status }) => status === 409);
    expect(loser?.body.message).toMatch(/ is signing; you are next\.$/);
    // Left at the log-in: the version is free once the time is over.
    signing.clock.advance(601_000);
    await signing.look();
    const open = signing.server.deps.store.signing.signatures.of(1, 0).filter(({ status }) => status !== "FAILED");
    expect([round, open]).toEqual([round, []]);
  }
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toEqual([]);
}, 60_000);

it("never has two signatures upon one revision where a lease ends while its holder still confirms", async () => {
  const { signing } = await embedded();
  await signing.upTo("client");
  await signing.confirm("client");
  signing.clock.advance(600_001);
  // The second one begins before anybody has looked at the first.
  await signing.upTo("carrier");
  await signing.confirm("carrier");
  await signing.look();
  await signing.look();
  const { store } = signing.server.deps;
  const statuses = store.signing.signatures.of(1, 0).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(["FAILED", "SIGNED"]);
  expect(store.signing.revisions.of(1, 0)).toHaveLength(1);
  expect(await signing.sign("client")).toMatchObject({ status: "SIGNED" });
  const { document_id } = await signing.state("client");
  const { bytes } = await signing.pdf("client", document_id);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect([verdict.code, verdict.signatures.length]).toEqual(["valid", 2]);
});
