import { createHash } from "node:crypto";
import { refused } from "shared-schema/base/result";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { anonymous } from "../../testing/client.ts";
import { signingServer } from "./signing.test-support.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const SIGNERS = ["carrier", "client", "broker"];

async function generated() {
  const world = await signingServer();
  const made = await (await world.as("broker")).post("/cruise/1/generate");
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return world;
}

it("is signed by one after the other, each in a revision that the verifier calls valid", async () => {
  const signing = await generated();
  const before = await signing.state("client");
  expect(before).toMatchObject({ can_sign: { can_sign: true, reason: null }, is_complete: false, level: null });
  const names = before.signatories.map(({ name }: { name: string }) => name);
  let last = await signing.pdf("client", before.document_id);
  expect(last.status).toBe(200);
  for (const [index, name] of SIGNERS.entries()) {
    const signed = await signing.sign(name);
    expect(signed).toMatchObject({ status: "SIGNED", level: "B-T", claimed_document_id: expect.any(String) });
    const file = await signing.pdf(name, signed.claimed_document_id);
    expect(sha256(file.bytes)).toBe(signed.claimed_document_id);
    expect(file.bytes.subarray(0, last.bytes.length).equals(last.bytes)).toBe(true);
    const verdict = await verifyPdf(file.bytes, { anchors: signing.world.trust.anchors() });
    expect([verdict.code, verdict.signatures.length]).toEqual(["valid", index + 1]);
    expect(verdict.signatures.at(-1)).toMatchObject({ state: "valid", time: signed.signed_at });
    expect(names).toContain(signed.name);
    last = file;
  }
  expect((await signing.begin("client")).status).toBe(409);
  expect(await signing.state("client")).toMatchObject({ can_sign: { can_sign: false } });
  // Whoever holds the file of any step is told how many have signed by now.
  const steps = signing.server.deps.store.signing.revisions.of(1, 0);
  const stranger = anonymous(signing.server.app);
  const answers = await Promise.all(
    [before.document_id, ...steps.map((each) => each.sha256)].map((hash) => stranger.get(`/verify/file/${hash}`)),
  );
  expect(answers.map(({ body }) => [body.signatures, body.is_newest])).toEqual(
    [0, 1, 2, 3].map((here) => [{ here, now: 3 }, here === 3]),
  );
  const { body } = await stranger.get("/verify/anchors");
  const anchors = body.anchors.map((each: string) => Buffer.from(each, "base64"));
  expect(await verifyPdf(last.bytes, { anchors })).toMatchObject({ code: "valid" });
});

it("goes on after a restart at each step, and signs once", async () => {
  const signing = await generated();
  const begun = await signing.begin("client");
  await signing.restart();
  const back = await signing.logIn("client", begun.body.location);
  await signing.restart();
  expect(await signing.post("client", back)).toMatchObject({ status: 200, body: { status: "WAITING" } });
  await signing.restart();
  await signing.confirm("client");
  // The value is fetched, and the process ends before it is embedded.
  signing.faults.set("timestamp", () => Promise.reject(new Error("killed")));
  await signing.look();
  const { store } = signing.server.deps;
  expect(store.signing.signatures.of(1, 0)).toMatchObject([{ status: "RETRIEVING", value: expect.any(Buffer) }]);
  await signing.restart();
  await Promise.all([signing.look(), signing.look()]);
  await signing.look();
  const list = await (await signing.as("client")).get("/sign/1/0");
  expect(list.body).toMatchObject([{ status: "SIGNED" }]);
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toHaveLength(1);
});

it("lets one sign at a time: of two in the same moment one waits, and signs after", async () => {
  const signing = await generated();
  const both = await Promise.all([signing.begin("client"), signing.begin("carrier")]);
  expect(both.map(({ status }) => status).sort()).toEqual([401, 409]);
  const [first, second] = both[0].status === 401 ? ["client", "carrier"] : ["carrier", "client"];
  const refusedOne = both.find(({ status }) => status === 409);
  expect(refusedOne?.body.message).toMatch(/ is signing; you are next\.$/);
  await signing.upTo(first ?? "");
  expect((await signing.begin(second ?? "")).status).toBe(409);
  await signing.confirm(first ?? "");
  await signing.look();
  expect(await signing.sign(second ?? "")).toMatchObject({ status: "SIGNED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toHaveLength(2);
});

it("takes code and state once, from the account and for the version that they were made for", async () => {
  const signing = await generated();
  const wrong = { status: 409, body: { message: expect.stringContaining("signing service was used already") } };
  const begun = await signing.begin("client");
  const back = await signing.logIn("client", begun.body.location);
  expect(await signing.post("carrier", back)).toMatchObject(wrong);
  expect(await signing.post("client", { ...back, state: "x".repeat(43) })).toMatchObject(wrong);
  expect((await signing.post("client", back, 1)).status).toBe(409);
  expect(await signing.post("client", back)).toMatchObject({ body: { status: "WAITING" } });
  expect(await signing.post("client", back)).toMatchObject(wrong);
  // A lost answer is asked for again without a code.
  expect(await signing.post("client", {})).toMatchObject({ status: 200, body: { status: "WAITING" } });
  const foreign = await signing.as("carrier");
  const { userId } = await signing.as("client");
  expect((await foreign.send("POST", `/sign/1/0/by_user/${userId}`, "")).status).toBe(403);
});

it("begins only with the text that was on screen", async () => {
  const signing = await generated();
  expect((await signing.post("client", {})).status).toBe(409);
  expect((await signing.post("client", { language: "en", consent: "0".repeat(64) })).status).toBe(409);
  expect(signing.server.deps.store.signing.signatures.of(1, 0)).toEqual([]);
});

it("ends a signature that waits when an addendum is opened, and frees the version", async () => {
  const signing = await generated();
  await signing.upTo("client");
  expect((await (await signing.as("broker")).delete("/cruise/1/lock")).status).toBe(200);
  const list = await (await signing.as("client")).get("/sign/1/0");
  expect(list.body).toMatchObject([{ status: "FAILED", status_msg: expect.stringContaining("addendum") }]);
  expect(await signing.state("client")).toMatchObject({ can_sign: { can_sign: false } });
  await signing.look();
  await signing.confirm("client");
  await signing.look();
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toEqual([]);
  expect(signing.server.deps.store.signing.signatures.toRevoke()).toEqual([]);
  expect((await (await signing.as("broker")).delete("/cruise/1/1")).status).toBe(200);
  expect(await signing.sign("client")).toMatchObject({ status: "SIGNED" });
});

it("keeps the reason of a failure, shows it in the reader's language, and begins again", async () => {
  const signing = await generated();
  await signing.upTo("client");
  signing.faults.set("check", () => refused("signer.unreachable"));
  await signing.look();
  expect((await signing.state("client")).device).toMatchObject({ url: expect.stringContaining("/trust/device") });
  await signing.refuse("client");
  await signing.look();
  const client = await signing.as("client");
  const french = await client.call("GET", "/sign/1/0", undefined, { "accept-language": "fr-FR,fr" });
  expect(french.body).toMatchObject([{ status: "FAILED", status_msg: expect.stringContaining("refusée") }]);
  for (const call of ["listCredentials", "authorize"] as const) {
    signing.faults.set(call, () => refused("signer.unavailable"));
    expect((await signing.upTo("client")).status).toBe(503);
  }
  expect(await signing.sign("client")).toMatchObject({ status: "SIGNED" });
});

it("signs without a time stamp where no authority answers, and says so", async () => {
  const signing = await generated();
  await signing.upTo("client");
  await signing.confirm("client");
  signing.faults.set("timestamp", () => refused("signer.unreachable"));
  signing.service.platform.stamper = async () => refused("timestamp.unreachable");
  await signing.look();
  expect((await (await signing.as("client")).get("/sign/1/0")).body).toMatchObject([
    { status: "SIGNED", level: "B-B", level_reason: expect.stringContaining("No time-stamp authority answered") },
  ]);
});

it("ends what no one confirms, and lets the next one sign", async () => {
  const signing = await generated();
  await signing.upTo("client");
  signing.clock.advance(601_000);
  await signing.look();
  expect(signing.server.deps.store.signing.signatures.of(1, 0)).toMatchObject([{ status: "FAILED" }]);
  expect(await signing.sign("carrier")).toMatchObject({ status: "SIGNED" });
});

it("is signed in the order that was given, and by no one else before", async () => {
  const signing = await generated();
  const broker = await signing.as("broker");
  const [client, carrier] = await Promise.all([signing.as("client"), signing.as("carrier")]);
  const order = { order: [client.profileId, carrier.profileId] };
  expect((await client.put("/sign/1/0/order", order)).status).toBe(403);
  expect((await broker.put("/sign/1/0/order", order)).body).toMatchObject(order);
  expect((await signing.begin("carrier")).status).toBe(409);
  expect(await signing.state("carrier")).toMatchObject({ can_sign: { can_sign: false, turn: expect.any(String) } });
  await signing.sign("client");
  expect(await signing.sign("carrier")).toMatchObject({ status: "SIGNED" });
});

it("is closed to everybody once a signatory has declined, and all are told once", async () => {
  const signing = await generated();
  await signing.upTo("carrier");
  const client = await signing.as("client");
  const reason = "<script>alert(1)</script> Ψαρός";
  expect((await client.post("/sign/1/0/decline", { reason })).body).toMatchObject({ declined: { reason } });
  expect((await client.post("/sign/1/0/decline", { reason })).status).toBe(409);
  expect((await signing.begin("broker")).status).toBe(409);
  expect(signing.server.deps.store.signing.signatures.of(1, 0)).toMatchObject([{ status: "FAILED" }]);
  const mails = signing.server.deps.store.mails.newest(100).filter(({ kind }) => kind === "signing");
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThan(2);
});

it("is signed for a party by the delegate who has accepted", async () => {
  const signing = await generated();
  const [client, captain, carrier] = await Promise.all(["client", "captain", "carrier"].map(signing.as));
  if (!client || !captain || !carrier) throw new Error("They cannot log in.");
  const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: captain.profileId };
  expect((await carrier.post("/cruise/1/delegation", handing)).status).toBe(403);
  const { body } = await client.post("/cruise/1/delegation", handing);
  expect((await signing.state("captain")).can_sign).toMatchObject({ can_sign: false });
  expect((await carrier.post(`/cruise/1/delegation/${body.id}/accept`)).status).toBe(404);
  expect((await captain.post(`/cruise/1/delegation/${body.id}/accept`)).status).toBe(200);
  expect((await signing.begin("client")).status).toBe(403);
  expect((await signing.state("client")).can_sign.reason).toMatch(/^\S.+ signs for you\.$/);
  const signed = await signing.sign("captain");
  expect(signed).toMatchObject({ status: "SIGNED", roles: [{ role: "clients", profile: { id: client.profileId } }] });
  expect((await client.delete(`/cruise/1/delegation/${body.id}`)).status).toBe(409);
});

it("reminds one signatory in that person's mail alone, once a day", async () => {
  const signing = await generated();
  const broker = await signing.as("broker");
  const { profileId } = await signing.as("client");
  const ask = () => broker.post("/sign/1/0/remind", { profile_id: profileId });
  const asked = (await ask()).body.signatories.find(({ parties }: { parties: { profile_id: number }[] }) =>
    parties.some(({ profile_id }) => profile_id === profileId),
  );
  expect(asked.asked).toMatchObject({ state: "queued" });
  expect((await ask()).status).toBe(409);
  const mails = signing.server.deps.store.mails.newest(100).filter(({ key }) => key.includes("/hand-"));
  expect(mails.map(({ recipient }) => recipient)).toEqual(["client@demo.passerelle.test"]);
});

it("shows and sends nothing to passengers and strangers", async () => {
  const signing = await generated();
  const signed = await signing.sign("client");
  const passenger = await signing.as("passenger");
  for (const path of ["", "/state", `/${signed.claimed_document_id}.pdf`]) {
    expect((await passenger.get(`/sign/1/0${path}`)).status).toBe(401);
  }
  expect((await passenger.get("/sign/1/0/can_sign")).body).toEqual({
    ...{ can_sign: false, turn: null, until: null },
    reason: "Only carriers, stakeholders, brokers and clients of this contract sign it.",
  });
  expect((await (await signing.as("captain")).get("/sign/1/0/can_sign")).body).toMatchObject({ can_sign: false });
  expect((await signing.pdf("client", "0".repeat(64))).status).toBe(404);
});

it.each(["Ψαρός Ναύτης", "Łukasz Żółć", "Seán O’Brien-L'Hôpital"])("names %s as the contract does", async (name) => {
  const signing = await signingServer();
  const client = await signing.as("client");
  const [first_name = "", last_name = ""] = name.split(" ");
  await client.put(`/user/profile/${client.profileId}`, { first_name, last_name });
  expect((await (await signing.as("broker")).post("/cruise/1/generate")).status).toBe(200);
  const signed = await signing.sign("client");
  expect(signed).toMatchObject({ status: "SIGNED", name });
  const { bytes } = await signing.pdf("client", signed.claimed_document_id);
  // The name in the signature's dictionary is UTF-16 in hex or literal.
  const utf16 = Buffer.from(`\uFEFF${name}`, "utf16le").swap16();
  expect(bytes.includes(utf16) || bytes.toString("latin1").toLowerCase().includes(utf16.toString("hex"))).toBe(true);
});

it("gives a version to one person at a time by one statement, until the time is over", async () => {
  const { turns } = (await signingServer({ demo: false })).server.deps.store.signing;
  const [early, late] = ["2026-11-26T14:00:00Z", "2026-11-26T14:10:00Z"];
  const take = (user: number, now: string) => turns.take({ cruise: 1, version: 0, user, until: late, now });
  expect([take(1, early), take(2, early), take(1, early), take(2, late), take(1, early)]).toEqual([
    ...[true, false, true],
    ...[true, false],
  ]);
  turns.free(1, 0, 1);
  expect(turns.leaseOf(1, 0)).toMatchObject({ user_id: 2 });
  turns.free(1, 0, 2);
  expect(take(1, early)).toBe(true);
});
