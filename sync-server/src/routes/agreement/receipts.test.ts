import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/login.ts";
import { storedBody } from "../../store/storedBody.ts";
import { anonymous, type TestClient } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { verifyTrail } from "../../verbs/audit/verify.ts";
import { uncut } from "../../verbs/base/uncut.ts";
import { purgeProfile } from "../../verbs/erasure/purgeProfile.ts";

const server = useTestServer();
const [broker, captain, client, passenger] = [
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
  server.as("passenger"),
];
const MEGABYTE = 1024 * 1024;
const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");
/** A whole PDF of so many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - 2 * PDF.length), PDF]);
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: "#345" } })
    .withExif({ IFD0: { Copyright: "at the quay" } })
    .png()
    .toBuffer();

interface Sent {
  status: number;
  body: { id: string; public_url: string | null; message: string; errors?: unknown };
}

async function post(path: string, form: FormData, who: TestClient, key?: string): Promise<Sent> {
  const headers = new Headers({ authorization: `Bearer ${who.token}` });
  if (key) headers.set("idempotency-key", key);
  const answer = await server.app.request(`/api${path}`, { method: "POST", body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

async function call(call_type = "CRUISE"): Promise<string> {
  const made = await broker.post("/cruise/1/payment_call/", { call_type });
  const path = `/cruise/payment_call/${made.body.id}`;
  await broker.put(path, { amount: 100, due_by_execution: true });
  return path;
}

function pay(path: string, upload?: Uint8Array, fields: Record<string, string> = {}, key?: string): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount: "10", date_paid: "2027-01-15", ...fields })) {
    form.append(name, value);
  }
  if (upload) form.append("upload", new File([new Uint8Array(upload)], "receipt.pdf"));
  return post(`${path}/payment/`, form, broker, key);
}

function attach(payment: string, bytes: Uint8Array, who: TestClient = broker, name = "receipt.pdf"): Promise<Sent> {
  const form = new FormData();
  form.append("upload", new File([new Uint8Array(bytes)], name));
  return post(`/cruise/payment/${payment}/receipt`, form, who);
}

async function read(payment: string, token: string | null) {
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  const answer = await server.app.request(`/api/cruise/payment/${payment}/receipt`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const paid = async () => (await pay(await call())).body.id;
const standing = () =>
  uncut("agreements", server.deps.store.documents.get("agreements", "1") ?? { body: storedBody("{}") });
const kept = (payment: string) => standing().payments[payment]?.document;
/** Someone who is on another agreement. */
const stranger = async () => {
  const account = { email: "far@example.org", password: DEMO_PASSWORD, first_name: "Far", last_name: "Away" };
  await anonymous(server.app).post("/user/", account);
  return server.login("far@example.org");
};

describe("a receipt", () => {
  it("is recorded with its payment, and shown as a file to save to those who see the payment", async () => {
    const { status, body } = await pay(await call(), PDF);
    expect([status, body.public_url]).toEqual([201, `/api/cruise/payment/${body.id}/receipt`]);
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    expect(kept(body.id)).toEqual({ kind: "application/pdf", sha256, bytes: PDF.length });
    const shown = await read(body.id, client.token);
    expect([shown.status, shown.bytes.equals(PDF)]).toEqual([200, true]);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="receipt-${body.id}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    for (const [who, expected] of [
      [null, 401],
      [passenger.token, 404],
      [(await stranger()).token, 404],
    ] as const) {
      expect((await read(body.id, who)).status).toBe(expected);
    }
  });

  it("is a picture without what the camera noted", async () => {
    const payment = await paid();
    expect((await attach(payment, await picture(), broker, "../../etc/passwd.html")).status).toBe(201);
    const { headers, bytes } = await read(payment, broker.token);
    expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual([
      "image/jpeg",
      `attachment; filename="receipt-${payment}.jpg"`,
    ]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it("is attached once, however often it is sent, and never replaced", async () => {
    const payment = await paid();
    const [first, second] = await Promise.all([attach(payment, PDF), attach(payment, PDF)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const { head } = await verifyTrail(server.deps.store);
    const used = () => server.deps.store.usage.of(broker.userId, server.deps.clock.now().toISOString()).bytes;
    const before = used();
    expect((await attach(payment, PDF)).body).toEqual(first.body);
    expect([(await verifyTrail(server.deps.store)).head, used()]).toEqual([head, before]);
    const other = await attach(payment, await picture());
    expect([other.status, other.body.message]).toEqual([409, "There is a receipt already."]);
    // Recorded under its key before its receipt arrived: sent again, it gets it.
    const [path, key] = [await call(), "0190a0a0-0000-7000-8000-0000000000bb"];
    expect((await pay(path, undefined, {}, key)).body.public_url).toBeNull();
    expect((await pay(path, PDF, {}, key)).body.public_url).not.toBeNull();
    expect((await pay(path, undefined, {}, key)).body.public_url).not.toBeNull();
  });

  it("is attached by those who may record its payment", async () => {
    const payment = await paid();
    const statuses = [captain, client, passenger, await stranger()].map(
      async (who) => (await attach(payment, PDF, who)).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 404, 404]);
    const apa = (await pay(await call("CEA"))).body.id;
    expect((await attach(apa, PDF, captain)).status).toBe(201);
    setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
    expect((await attach(payment, PDF)).status).toBe(409);
    expect((await read(apa, broker.token)).status).toBe(200);
  });

  it("is set by no device", async () => {
    const payment = await paid();
    const document = { kind: "application/pdf", sha256: "0".repeat(64), bytes: 5 };
    const state = await held(broker, "agreements", 1);
    const { payments } = standing();
    const known = { ...payments[payment], document };
    const own = { ...known, recorded_by: broker.userId, cancelled: null, amount: 1 };
    const other = "0190a0a0-0000-7000-8000-0000000000cc";
    await pushOne(broker, editOf("agreements", state, { payments: { ...payments, [payment]: known } }));
    await pushOne(broker, editOf("agreements", state, { payments: { ...payments, [other]: own } }));
    expect([kept(payment), kept(other)]).toEqual([null, null]);
  });

  it("leaves nothing behind when its file is refused", async () => {
    const path = await call();
    const wrong = await pay(path, Buffer.from("MZ a program"));
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { files: { upload: ["This file is not a PDF, nor a JPEG, PNG or WebP picture."] } },
    ]);
    const text = new FormData();
    for (const [name, value] of [
      ["amount", "1"],
      ["date_paid", "2027-01-15"],
      ["upload", "text"],
    ] as const) {
      text.append(name, value);
    }
    expect((await post(`${path}/payment/`, text, broker)).status).toBe(422);
    expect((await pay(path, PDF, { amount: "0" })).body.errors).toHaveProperty("json.amount");
    const [shown] = (await broker.get("/cruise/1/payment_call/")).body.filter(({ id }: { id: string }) =>
      path.endsWith(id),
    );
    expect(shown.payments).toEqual([]);
  });

  it("is looked at where its sender's files are, and not taken when that ends too late", async () => {
    const { fileFormats } = server.deps;
    const asked: number[] = [];
    const of = async (_: Uint8Array, account: number) => {
      asked.push(account);
      return "active-pdf" as const;
    };
    Object.assign(server.deps, { fileFormats: { of } });
    const payment = await paid();
    expect((await attach(payment, PDF)).status).toBe(422);
    expect([asked, kept(payment)]).toEqual([[broker.userId], null]);
    Object.assign(server.deps, { fileFormats });
  });

  it("is judged by its content and its size", async () => {
    const payment = await paid();
    const huge = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(2 * MEGABYTE);
    for (const [bytes, words] of [
      [Buffer.from("<!doctype html><script>alert(1)</script>"), /not a PDF/],
      [Buffer.concat([PDF, Buffer.from("<script>alert(1)</script>")]), /carries another file/],
      [Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), PDF]), /not a PDF/],
      [
        Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >> endobj\n"), PDF]),
        /script/,
      ],
      [Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), /HEIC/],
      [huge, /megapixels/],
      [pdfOf(10 * MEGABYTE + 1), /exceeding the 10MB limit/],
      [Buffer.alloc(0), /not a PDF/],
    ] as const) {
      const { status, body } = await attach(payment, bytes);
      expect([status, words.test(body.message)], String(words)).toEqual([422, true]);
    }
    const far = await server.app.request(`/api/cruise/payment/${payment}/receipt`, {
      method: "POST",
      body: pdfOf(12 * MEGABYTE),
      headers: { authorization: `Bearer ${broker.token}`, "content-length": String(12 * MEGABYTE) },
    });
    expect(far.status).toBe(422);
    expect(kept(payment)).toBeNull();
    expect((await attach(payment, pdfOf(10 * MEGABYTE))).status).toBe(201);
  });

  it("counts against the quota of whoever sends it, once", async () => {
    server.deps.quotas.bytes = 30 * MEGABYTE;
    const path = await call();
    let sent = 0;
    let last: Sent;
    do last = await pay(path, pdfOf(2 * MEGABYTE + sent++), { amount: "0.01" });
    while (sent < 1_000 && last.status === 201);
    expect([last.status, last.body.message]).toEqual([409, "This account has reached its storage limit."]);
    // Fourteen of them, less than all: the agreement's own revisions count as well.
    expect(sent).toBe(15);
    const { payments } = standing();
    expect(Object.values(payments).filter(({ amount }) => amount === 0.01)).toHaveLength(14);
  });

  it("goes with the person on whose behalf it was paid, file and all", async () => {
    const path = await call();
    const own = (await pay(path, PDF, { client_id: String(client.profileId) })).body.id;
    const others = (await pay(path, pdfOf(500))).body.id;
    const purged = await purgeProfile(server.deps, client.profileId);
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    expect(purged).toMatchObject({ ok: true, value: { receipts: 1 } });
    expect(await server.deps.files.get(sha256)).toBeNull();
    expect([kept(own), (await read(own, broker.token)).status]).toEqual([null, 404]);
    expect((await read(others, broker.token)).status).toBe(200);
    expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  });
});
