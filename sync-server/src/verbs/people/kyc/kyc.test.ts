import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KycDocument, KycFile, KycItemView } from "shared-schema/api/privacy/kyc";
import { MOST_KYC_DOCUMENTS } from "shared-schema/kyc/items";
import { profileBody } from "shared-schema/profile/schema";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/login.ts";
import type { TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { verifyTrail } from "../../audit/verify.ts";
import { deletedAddress } from "../../base/account/deletedAccount.ts";
import { transact } from "../../base/context.ts";
import { erasedProfile, isErased } from "../../base/erased.ts";
import { uncut } from "../../base/uncut.ts";
import { purgeProfile } from "../../erasure/purgeProfile.ts";
import { purgeKyc } from "../../erasure/retention/purgeKyc.ts";
import { sweepKyc } from "../../erasure/retention/sweepKyc.ts";
import { moveKyc } from "./move.ts";

const DAY = 86_400_000;
const NOTE = "Salary at the Zanzibar bank";
let folder: string;
let server: TestServer;
let broker: TestClient;
let central: TestClient;
let client: TestClient;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-kyc-"));
  server = await startTestServer({ dataDir: folder });
  [broker, central, client] = await Promise.all([
    server.login("broker"),
    server.login("central"),
    server.login("client"),
  ]);
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const pdf = (mark: string) => Buffer.from(`%PDF-1.7\n%${mark}\nstartxref\n9\n%%EOF\n`);
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const fileOf = (bytes: Uint8Array) => join(folder, "files", hashOf(bytes).slice(0, 2), hashOf(bytes));
const path = (item = "FUNDS", profile = client.profileId) => `/cruise/1/kyc/${profile}/${item}`;
const entered = (upon: number, change: object = {}) => ({
  state: "DONE",
  expires_on: null,
  note: NOTE,
  upon,
  ...change,
});

function upload(who: TestClient, bytes: Uint8Array, to = path()) {
  const form = new FormData();
  form.append("upload", new Blob([new Uint8Array(bytes)]), "statement.pdf");
  return who.send("POST", `${to}/document`, form);
}

const itemIn = (body: { items: { item: string; documents: { id: string }[] }[] }, item = "FUNDS") =>
  body.items.find((each) => each.item === item);
const documentIn = (body: Parameters<typeof itemIn>[0]) => itemIn(body)?.documents[0]?.id;
/** The documents whose files wait for their deletion, an upload that runs included. */
const removed = () => server.deps.store.kyc.documents.removed("9999", 1_000);
const events = (verb: string) => server.deps.store.audit.newestOf(verb, 100).map(({ details }) => details);
/** Whether some file of the database holds the note. */
const isKept = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith("passerelle.db"))
    .some((name) => readFileSync(join(folder, name)).toString("latin1").includes(NOTE));

describe("the check of a party", () => {
  it("says who has checked what and when, and is not written over unseen", async () => {
    const first = await broker.put(path(), entered(0, { expires_on: "2030-01-31" }));
    expect(first.status).toBe(200);
    const { checked_by, checked_at, rev } = first.body.items.find(({ item }: { item: string }) => item === "FUNDS");
    expect([checked_by, checked_at, rev]).toEqual([expect.any(String), server.deps.clock.now().toISOString(), 1]);
    // An answer that was lost: sent again, it is done already.
    expect((await broker.put(path(), entered(0, { expires_on: "2030-01-31" }))).status).toBe(200);
    expect((await central.put(path(), entered(0, { state: "OPEN" }))).status).toBe(409);
    server.advance(DAY);
    const second = await central.put(path(), entered(1, { expires_on: "2030-01-31", note: "Seen" }));
    expect(itemIn(second.body)).toMatchObject({ checked_by, checked_at, rev: 2, note: "Seen" });
    expect(events("kyc.edit")).toHaveLength(2);
    expect(events("kyc.edit").join()).not.toContain("Zanzibar");
  });

  it("is taken back by its checker, the carrier and the central agents, and by no other broker", async () => {
    await central.put(path(), entered(0));
    const seen = (await broker.get("/cruise/1/kyc/")).body.find(
      ({ profile_id }: KycFile) => profile_id === client.profileId,
    );
    expect(itemIn(seen)).toMatchObject({ state: "DONE", is_changeable: false });
    const refused = await broker.put(path(), entered(1, { state: "OPEN" }));
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("Someone else")]);
    expect((await broker.put(path(), entered(1, { state: "NOT_NEEDED" }))).status).toBe(403);
    expect((await central.put(path(), entered(1, { state: "OPEN" }))).status).toBe(200);
    expect((await broker.put(path(), entered(2))).status).toBe(200);
  });

  it("is renewed by another broker, who can neither shorten it nor take it back by that", async () => {
    await central.put(path(), entered(0, { expires_on: "2030-01-31" }));
    for (const expires_on of ["2030-01-30", null]) {
      const refused = await broker.put(path(), entered(1, { expires_on }));
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("a later date")]);
    }
    const renewed = itemIn((await broker.put(path(), entered(1, { expires_on: "2031-01-31" }))).body);
    expect(renewed).toMatchObject({ expires_on: "2031-01-31", is_changeable: false });
    expect(server.deps.store.kyc.ofProfile(String(client.profileId))).toMatchObject([
      { checked_by: broker.userId, held_by: central.userId },
    ]);
    for (const change of [{ state: "OPEN" }, { state: "NOT_NEEDED" }, { expires_on: "2030-06-01" }]) {
      expect((await broker.put(path(), entered(2, { expires_on: "2031-01-31", ...change }))).status).toBe(403);
    }
    expect((await central.put(path(), entered(2, { expires_on: "2030-06-01" }))).status).toBe(200);
  });

  it("is taken back by each who checks once the account of its checker is deleted", async () => {
    await central.put(path(), entered(0));
    const { users } = server.deps.store;
    transact(server.deps, ({ now }) => users.close(central.userId, deletedAddress(central.userId), now));
    const seen = (await broker.get("/cruise/1/kyc/")).body.find(
      ({ profile_id }: KycFile) => profile_id === client.profileId,
    );
    expect(itemIn(seen)).toMatchObject({ state: "DONE", is_changeable: true });
    expect((await broker.put(path(), entered(1, { state: "OPEN" }))).status).toBe(200);
  });

  it("keeps its documents once a version was generated, in the draft of an addendum too", async () => {
    const added = documentIn((await upload(broker, pdf("a"))).body);
    setAgreement(server, 1, (body) => ({ ...body, status: "DRAFT", version: 1, generated_versions_len: 1 }));
    expect((await broker.delete(`/cruise/kyc_document/${added}`)).status).toBe(409);
    setAgreement(server, 1, (body) => ({ ...body, status: "DRAFT", version: 0, generated_versions_len: 0 }));
    expect((await broker.delete(`/cruise/kyc_document/${added}`)).status).toBe(200);
  });

  it("is shown to those who check the others, and of everybody but themselves", async () => {
    const listed = await broker.get("/cruise/1/kyc/");
    const profiles = listed.body.map(({ profile_id }: { profile_id: number }) => profile_id);
    expect(profiles).toContain(client.profileId);
    expect(profiles).not.toContain(broker.profileId);
    expect((await broker.put(path("SCREENING", broker.profileId), entered(0))).status).toBe(403);
    for (const name of ["client", "passenger", "captain", "stakeholder", "admin"]) {
      const who = await server.login(name);
      expect([name, (await who.get("/cruise/1/kyc/")).status]).toEqual([name, 403]);
      expect([name, (await who.put(path(), entered(0))).status]).toEqual([name, 403]);
    }
    expect((await broker.get("/cruise/999/kyc/")).status).toBe(404);
  });

  it("is read only once the agreement is archived", async () => {
    const added = documentIn((await upload(broker, pdf("a"))).body);
    setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
    expect((await broker.put(path(), entered(0))).status).toBe(409);
    expect((await upload(broker, pdf("b"))).status).toBe(409);
    expect((await broker.delete(`/cruise/kyc_document/${added}`)).status).toBe(409);
    expect((await broker.get(`/cruise/kyc_document/${added}`)).status).toBe(200);
  });

  it("refuses what is no item, no date and no note", async () => {
    expect((await broker.put(path("HOROSCOPE"), entered(0))).status).toBe(404);
    expect((await broker.put(path(), entered(0, { expires_on: "3030-01-01" }))).status).toBe(422);
    expect((await broker.put(path(), entered(0, { note: "x".repeat(2_001) }))).status).toBe(422);
    expect((await broker.put(path(), entered(0, { checked_by: 1 }))).status).toBe(422);
  });

  it("goes with a profile that becomes another, and names its checker after a merge of accounts", async () => {
    await upload(broker, pdf("a"));
    await broker.put(path(), entered(0));
    transact(server.deps, (tx) => moveKyc(tx, String(client.profileId), "77"));
    const moved = (await broker.get("/cruise/1/kyc/")).body.find((file: { roles: [] }) => file.roles.length === 0);
    expect(moved).toMatchObject({ profile_id: 77, write_access: false });
    expect(itemIn(moved)?.documents).toHaveLength(1);
    server.deps.store.kyc.moveAccount(broker.userId, central.userId);
    expect(server.deps.store.kyc.ofProfile("77")).toMatchObject([
      { checked_by: central.userId, held_by: central.userId, state: "DONE" },
    ]);
  });

  it("is joined to that of another profile whole, without the same document twice or a later purge", async () => {
    const to = (await server.login("passenger")).profileId;
    const [long, other] = ["x".repeat(2_000), "y".repeat(2_000)];
    await upload(broker, pdf("a"));
    await broker.put(path(), entered(0, { note: long }));
    const into = path("FUNDS", to);
    await upload(broker, pdf("a"), into);
    await upload(broker, pdf("b"), into);
    await broker.put(into, entered(0, { note: other }));
    const at = server.deps.clock.now().toISOString();
    server.advance(DAY);
    transact(server.deps, (tx) => moveKyc(tx, String(client.profileId), String(to)));
    const files = (await broker.get("/cruise/1/kyc/")).body;
    const joined = itemIn(files.find(({ profile_id }: { profile_id: number }) => profile_id === to));
    expect(joined).toMatchObject({ note: `${other}\n${long}`, documents: [{}, {}] });
    expect(server.deps.store.kyc.ofProfile(String(to))).toMatchObject([{ updated_at: at }]);
    // The form sends the long note back as it is; no one types one of that length.
    const [row] = server.deps.store.kyc.ofProfile(String(to));
    const again = entered(row?.rev ?? 0, { note: `${other}\n${long}`, expires_on: "2031-01-31" });
    const longer = await broker.put(into, { ...again, note: `${again.note}!` });
    expect([longer.status, longer.body.errors]).toEqual([422, { json: { note: [expect.any(String)] } }]);
    expect((await broker.put(into, again)).status).toBe(200);
  });
});

describe("a document", () => {
  it("is kept once, judged by its content, and noted for each reader and day", async () => {
    expect((await upload(broker, Buffer.from("MZ a program"))).status).toBe(422);
    const first = await upload(broker, pdf("a"));
    expect(first.status).toBe(201);
    expect(itemIn((await upload(central, pdf("a"))).body)?.documents).toHaveLength(1);
    const address = `/cruise/kyc_document/${documentIn(first.body)}`;
    const read = await server.app.request(`/api${address}`, { headers: { authorization: `Bearer ${broker.token}` } });
    expect(Buffer.from(await read.arrayBuffer()).equals(pdf("a"))).toBe(true);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      ...{ "content-type": "application/pdf", "cache-control": "no-store", "x-content-type-options": "nosniff" },
      "content-disposition": `attachment; filename="kyc-${documentIn(first.body)}.pdf"`,
    });
    await broker.get(address);
    await central.get(address);
    expect(events("kyc.read")).toHaveLength(2);
    expect([(await client.get(address)).status, events("kyc.read").length]).toEqual([403, 2]);
  });

  it("finds no room beyond the most of an item", async () => {
    for (let count = 0; count < MOST_KYC_DOCUMENTS; count++) {
      expect((await upload(broker, pdf(String(count)))).status).toBe(201);
    }
    expect((await upload(broker, pdf("more"))).status).toBe(409);
    expect((await upload(broker, pdf("0"))).status).toBe(201);
    expect((await upload(broker, pdf("more"), path("IDENTITY"))).status).toBe(201);
  });

  it("is removed by the account that added it, while the agreement is a draft", async () => {
    const address = `/cruise/kyc_document/${documentIn((await upload(broker, pdf("a"))).body)}`;
    const removable = async (who: TestClient) =>
      (await who.get("/cruise/1/kyc/")).body
        .flatMap((file: KycFile) => file.items)
        .flatMap((item: KycItemView) => item.documents)
        .map((document: KycDocument) => document.is_removable);
    expect([await removable(broker), await removable(central)]).toEqual([[true], [false]]);
    const refused = await central.delete(address);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("added")]);
    setAgreement(server, 1, (body) => ({ ...body, status: "LOCKED" }));
    const kept = await broker.delete(address);
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining("draft")]);
    expect((await broker.get(address)).status).toBe(200);
    expect(await removable(broker)).toEqual([false]);
    // The draft of an addendum rests on a contract.
    setAgreement(server, 1, (body) => ({ ...body, status: "DRAFT", generated_versions_len: 1 }));
    expect((await broker.delete(address)).status).toBe(409);
  });

  it("leaves no file behind where its upload is refused in the end, and only then", async () => {
    for (let count = 0; count < MOST_KYC_DOCUMENTS - 1; count++) await upload(broker, pdf(String(count)));
    const both = await Promise.all([upload(broker, pdf("a")), upload(broker, pdf("b"))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = () => ["a", "b"].filter((mark) => existsSync(fileOf(pdf(mark)))).length;
    await sweepKyc(server.deps);
    expect(kept()).toBe(2);
    server.advance(DAY);
    await sweepKyc(server.deps);
    expect(kept()).toBe(1);
  });

  it("keeps its file where the same content is removed and swept elsewhere during the upload", async () => {
    const old = documentIn((await upload(broker, pdf("a"))).body);
    const { files } = server.deps;
    server.deps.files = {
      ...files,
      async put(bytes) {
        const name = await files.put(bytes);
        expect((await broker.delete(`/cruise/kyc_document/${old}`)).status).toBe(200);
        await sweepKyc(server.deps);
        return name;
      },
    };
    const added = await upload(central, pdf("a"), path("IDENTITY"));
    expect(itemIn(added.body, "IDENTITY")?.documents).toHaveLength(1);
    expect([existsSync(fileOf(pdf("a"))), removed()]).toEqual([true, []]);
  });

  it("gets a lost file back with the same content", async () => {
    await upload(broker, pdf("a"));
    rmSync(fileOf(pdf("a")));
    expect(itemIn((await upload(broker, pdf("a"))).body)?.documents).toHaveLength(1);
    expect(existsSync(fileOf(pdf("a")))).toBe(true);
  });

  it("is deleted with its file, unless something else shows the same", async () => {
    const [one, two] = [await upload(broker, pdf("a")), await upload(broker, pdf("a"), path("IDENTITY"))];
    expect((await broker.delete(`/cruise/kyc_document/${documentIn(one.body)}`)).status).toBe(200);
    await sweepKyc(server.deps);
    expect(existsSync(fileOf(pdf("a")))).toBe(true);
    const [last] = itemIn(two.body, "IDENTITY")?.documents ?? [];
    expect((await broker.delete(`/cruise/kyc_document/${last?.id}`)).status).toBe(200);
    await sweepKyc(server.deps);
    expect(existsSync(fileOf(pdf("a")))).toBe(false);
    expect((await broker.get(`/cruise/kyc_document/${last?.id}`)).status).toBe(404);
    expect(events("kyc.remove")).toHaveLength(2);
  });
});

describe("the purge", () => {
  it("takes entries, documents and files five years after the charter, and nothing before", async () => {
    setAgreement(server, 1, (body) => ({
      ...body,
      ...{ redelivery_date: new Date(server.deps.clock.now().getTime() + 10 * DAY).toISOString(), stays: {} },
    }));
    await upload(broker, pdf("a"));
    await broker.put(path(), entered(0));
    expect([isKept(), existsSync(fileOf(pdf("a")))]).toEqual([true, true]);
    server.advance(1_836 * DAY);
    expect(await purgeKyc(server.deps, server.deps.kycDays)).toBe(0);
    server.advance(2 * DAY);
    const admin = await server.login("admin");
    const { body } = await admin.get("/retention/");
    expect(body.kyc_days).toBe(1_827);
    expect(body.kept.filter(({ kind }: { kind: string }) => kind === "KYC")).toMatchObject([
      { id: client.profileId, agreement_id: 1, name: expect.any(String) },
    ]);
    expect(await purgeKyc(server.deps, server.deps.kycDays)).toBe(1);
    expect([isKept(), existsSync(fileOf(pdf("a")))]).toEqual([false, false]);
    expect((await admin.get("/retention/")).body.kyc_purged).toMatchObject([{ parties: 1, documents: 1 }]);
    expect(await purgeKyc(server.deps, server.deps.kycDays)).toBe(0);
    expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  });

  it("goes on where a file cannot be deleted, and tries that again the next day", async () => {
    await upload(broker, pdf("a"));
    await upload(broker, pdf("b"));
    await broker.put(path(), entered(0));
    server.advance(3_000 * DAY);
    const { files } = server.deps;
    const broken = hashOf(pdf("a"));
    const deletes = (name: string) => (name === broken ? Promise.reject(new Error("disk")) : files.delete(name));
    server.deps.files = { ...files, delete: deletes };
    expect(await purgeKyc(server.deps, 1)).toBe(1);
    const kept = () => [isKept(), existsSync(fileOf(pdf("a"))), existsSync(fileOf(pdf("b")))];
    expect(kept()).toEqual([false, true, false]);
    server.deps.files = files;
    server.advance(DAY);
    await purgeKyc(server.deps, 1);
    expect(kept()).toEqual([false, false, false]);
    expect(removed()).toEqual([]);
  });

  it("is not put off by an account that is deleted, nor done by the erasure of a person", async () => {
    await upload(broker, pdf("a"));
    await broker.put(path(), entered(0));
    const own = await client.get(`/user/${client.userId}/data`);
    expect(own.body.kyc).toMatchObject([
      { item: "FUNDS", state: "DONE", note: NOTE, documents: [{ kind: "application/pdf" }] },
    ]);
    setAgreement(server, 1, (body) => ({ ...body, status: "DRAFT" }));
    const name = (await broker.get("/cruise/1/kyc/")).body.find(
      ({ profile_id }: { profile_id: number }) => profile_id === client.profileId,
    ).name;
    expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
    expect(await purgeProfile(server.deps, client.profileId)).toMatchObject({ value: { checks: 1 } });
    const { store, kycDays } = server.deps;
    expect(store.kyc.files()).toMatchObject([{ subject: name }]);
    // Entries after the deletion name the person still, whether the item had one before or not.
    server.advance(1_000);
    expect((await broker.put(path(), entered(1, { note: "Later" }))).status).toBe(200);
    expect(store.kyc.files()).toMatchObject([{ subject: name }]);
    server.advance(1_000);
    expect((await broker.put(path("IDENTITY"), entered(0))).status).toBe(200);
    expect(store.kyc.files()).toMatchObject([{ subject: name }]);
    expect(
      (await broker.get(`/cruise/kyc_document/${store.kyc.documents.ofProfile(String(client.profileId))[0]?.id}`))
        .status,
    ).toBe(200);
    server.advance(5_000 * DAY);
    expect(await purgeKyc(server.deps, kycDays)).toBe(1);
  });

  it("names no one as its checker once the account is deleted, and tells an erased person from one with such a name", async () => {
    await broker.put(path(), entered(0));
    const { users } = server.deps.store;
    transact(server.deps, ({ now }) => users.close(broker.userId, deletedAddress(broker.userId), now));
    const seen = (await central.get("/cruise/1/kyc/")).body.flatMap((file: KycFile) => file.items);
    expect(seen.find(({ state }: KycItemView) => state === "DONE")).toMatchObject({ checked_by: null });
    const row = server.deps.store.documents.get("profiles", String(client.profileId));
    if (!row) throw new Error("There is no profile.");
    const profile = { ...uncut("profiles", row), first_name: "—", last_name: "—" };
    expect([isErased(profile), isErased(profileBody.parse(erasedProfile(profile)))]).toEqual([false, true]);
  });
});
