import { refused } from "shared-schema/base/result";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { authorityStamper } from "../../../ports/timeStamp/stamper.ts";
import { signingServer } from "../signing.test-support.ts";
import { beginForgotten } from "./begin.ts";

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** A contract that everybody has signed. */
async function signed() {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  for (const name of SIGNERS) await signing.sign(name);
  const verdict = async () => {
    const { document_id } = await signing.state("client");
    const { bytes } = await signing.pdf("client", document_id);
    return verifyPdf(bytes, { anchors: signing.service.anchors() });
  };
  const kinds = () => signing.server.deps.store.signing.revisions.of(1, 0).map(({ kind }) => kind);
  const verbs = () => {
    const all = signing.server.deps.store.audit.all().map(({ verb }) => verb);
    return all.filter((verb) => /^signing\.(add_data|archive|delay)$/.test(verb));
  };
  return { signing, verdict, kinds, verbs };
}

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];
const SIGNED = SIGNERS.map(() => "signature");

it("adds validation data and an archive time stamp after the last signature, and says the level that the verifier reads", async () => {
  const { signing, verdict, kinds } = await signed();
  expect(kinds()).toEqual(SIGNED);
  expect(await signing.state("client")).toMatchObject({
    ...{ is_complete: true, level: "B-T", level_reason: "The data for long-term verification is being added." },
  });
  await signing.finish();
  expect(kinds()).toEqual([...SIGNED, "validation-data", "archive"]);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LTA" });
  const state = await signing.state("client");
  expect(state).toMatchObject({ is_complete: true, level: "B-LTA", level_reason: null });
  for (const { signature } of state.signatories)
    expect(signature).toMatchObject({ level: "B-LTA", level_reason: null });
  await signing.finish();
  expect(kinds()).toHaveLength(6);
});

it("does nothing before everybody has signed, and finds what was forgotten", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  await signing.sign("carrier");
  beginForgotten(signing.server.deps);
  await signing.finish();
  const { completion, revisions } = signing.server.deps.store.signing;
  expect([revisions.of(1, 0).length, completion.due("2999")]).toEqual([1, []]);
  const { begin } = completion;
  completion.begin = () => undefined;
  for (const name of SIGNERS.slice(1)) await signing.sign(name);
  completion.begin = begin;
  await signing.finish();
  expect(revisions.of(1, 0)).toHaveLength(4);
  beginForgotten(signing.server.deps);
  await signing.finish();
  expect(revisions.of(1, 0)).toHaveLength(6);
});

it("goes on where it was killed, and never does anything twice", async () => {
  const { signing, verdict, kinds } = await signed();
  const { platform } = signing.service;
  const { lists, stamper } = platform;
  platform.lists = () => Promise.reject(new Error("killed"));
  await signing.finish();
  await signing.restart();
  expect(kinds()).toEqual(SIGNED);
  platform.lists = lists;
  platform.stamper = () => Promise.reject(new Error("killed"));
  signing.clock.advance(MINUTE);
  await signing.finish();
  await signing.restart();
  expect(kinds()).toEqual([...SIGNED, "validation-data"]);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LT" });
  expect(await signing.state("client")).toMatchObject({ level: "B-LT", level_reason: expect.stringMatching(/fault/) });
  platform.stamper = stamper;
  signing.clock.advance(5 * MINUTE);
  await Promise.all([signing.finish(), signing.finish(), signing.finish()]);
  expect(kinds()).toEqual([...SIGNED, "validation-data", "archive"]);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LTA" });
});

it("stamps once where the server dies as it notes that it has", async () => {
  const { signing, kinds } = await signed();
  const { completion } = signing.server.deps.store.signing;
  const { change } = completion;
  let isKilled = false;
  completion.change = (row) => {
    const isStamped = row.due_at !== null && row.due_at > "2030";
    if (isStamped && !isKilled) {
      isKilled = true;
      throw new Error("killed");
    }
    change(row);
  };
  await signing.finish().catch(() => undefined);
  expect(isKilled).toBe(true);
  await signing.restart();
  signing.clock.advance(MINUTE);
  await signing.finish();
  expect(kinds()).toEqual([...SIGNED, "validation-data", "archive"]);
});

it("says why the level is lower while an authority does not answer, and tries again ever more seldom", async () => {
  const { signing, kinds } = await signed();
  const { platform } = signing.service;
  const { lists } = platform;
  let asked = 0;
  platform.lists = async () => {
    asked += 1;
    return null;
  };
  const reason = expect.stringMatching(/^The list of revoked certificates of .* cannot be fetched/);
  for (const pause of [1, 5, 15, 60]) {
    await signing.finish();
    const before = asked;
    signing.clock.advance(pause * MINUTE - 1_000);
    await signing.finish();
    expect(asked).toBe(before);
    signing.clock.advance(1_000);
  }
  expect(await signing.state("client")).toMatchObject({ is_complete: true, level: "B-T", level_reason: reason });
  const { body: list } = await (await signing.as("client")).get("/sign/1/0");
  expect(list).toMatchObject([{ level: "B-T", level_reason: reason }, {}, {}, {}]);
  platform.lists = async () => Buffer.from("no list");
  await signing.finish();
  expect((await signing.state("client")).level_reason).toMatch(/out of date or is not its own/);
  platform.lists = lists;
  signing.clock.advance(240 * MINUTE);
  await signing.finish();
  expect(kinds()).toHaveLength(6);
  expect(await signing.state("client")).toMatchObject({ level: "B-LTA", level_reason: null });
});

it("never holds up a signature by an authority that is dead, answers another question or leads elsewhere", async () => {
  const { signing, kinds } = await signed();
  const { platform } = signing.service;
  const { stamper } = platform;
  const { trust } = signing.world;
  const byAnswer = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
    authorityStamper({
      url: "https://tsa.example.org/",
      fetch,
      random: (bytes) => Buffer.alloc(bytes, 9),
      timeoutMs: 50,
    });
  const once = trust.app.request("https://passerelle.test/trust/tsa", {
    method: "POST",
    headers: { "content-type": "application/timestamp-query" },
    body: "nothing",
  });
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) }));
  const bad = [
    byAnswer(() => Promise.reject(new Error("dead"))),
    byAnswer(() => new Promise<Response>(() => undefined)),
    byAnswer(async () => (await once).clone()),
    byAnswer(async () => Response.redirect("https://elsewhere.example.org/", 302)),
    byAnswer(async () => endless()),
    async () => refused("timestamp.other-question"),
  ];
  for (const each of bad) {
    platform.stamper = each;
    await signing.finish();
    expect(kinds()).toEqual([...SIGNED, "validation-data"]);
    expect(await signing.state("client")).toMatchObject({
      ...{ is_complete: true, level: "B-LT", level_reason: expect.stringMatching(/time-stamp authority/i) },
    });
    signing.clock.advance(24 * 60 * MINUTE);
  }
  platform.stamper = stamper;
  await signing.finish();
  expect(kinds()).toHaveLength(6);
});

it("renews the time stamp before the certificate that has made it ends, once", async () => {
  const { signing, verdict, kinds } = await signed();
  await signing.finish();
  signing.clock.advance(14 * YEAR);
  await signing.finish();
  expect(kinds()).toHaveLength(6);
  signing.clock.advance(YEAR - 90 * 24 * 60 * MINUTE);
  await signing.finish();
  await signing.finish();
  expect(kinds().slice(6)).toEqual(["validation-data", "archive"]);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LTA" });
  signing.clock.advance(20 * YEAR);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LTA" });
});

it("keeps a signature valid whose certificate was revoked after it, and leaves the file where that was before", async () => {
  for (const [days, level] of [
    [1, "B-LTA"],
    [-1, "B-T"],
  ] as const) {
    const { signing, verdict, kinds, verbs } = await signed();
    const { credentials } = signing.world.context.store;
    const credential = credentials.ofSubject(String((await signing.as("client")).userId));
    const at = new Date(signing.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString();
    credentials.revokeCertificates(credential?.id ?? "", at);
    signing.clock.advance(2 * 24 * 60 * MINUTE);
    await signing.finish();
    expect(await verdict()).toMatchObject({ code: "valid", level });
    expect(kinds()).toHaveLength(days > 0 ? 6 : 4);
    const reason = days > 0 ? null : expect.stringMatching(/had been revoked when it signed/);
    expect(await signing.state("client")).toMatchObject({ level, level_reason: reason });
    expect(verbs()).toEqual(days > 0 ? ["signing.add_data", "signing.archive"] : ["signing.delay"]);
  }
});

it("says that the platform’s own stamp stands in for an authority that did not answer", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  const { platform } = signing.service;
  signing.service.stamper = async (hash) => {
    const stamped = await platform.stamper(hash);
    const { refusal } = refused("timestamp.unreachable");
    return stamped.ok ? { ok: true, value: { ...stamped.value, problem: refusal } } : stamped;
  };
  const reason = expect.stringMatching(/the stamp is the platform’s own/);
  expect(await signing.sign("carrier")).toMatchObject({ level: "B-T", level_reason: reason });
  signing.service.stamper = async () => refused("timestamp.unreachable");
  const without = expect.stringMatching(/No time-stamp authority answered when .* signed/);
  expect(await signing.sign("client")).toMatchObject({ level: "B-B", level_reason: without });
  signing.service.stamper = null;
  expect(await signing.sign("broker")).toMatchObject({ level: "B-T" });
  await signing.sign("stakeholder");
  await signing.finish();
  expect(await signing.state("client")).toMatchObject({ level: "B-B", level_reason: without });
  const { body: list } = await (await signing.as("client")).get("/sign/1/0");
  expect(list.map(({ level }: { level: string }) => level).sort()).toEqual(["B-B", "B-LTA", "B-LTA", "B-LTA"]);
});
