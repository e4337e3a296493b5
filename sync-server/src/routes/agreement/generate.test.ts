import { createHash } from "node:crypto";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { RefusalError, refused } from "shared-schema/base/result";
import { describe, expect, it } from "vitest";
import { anonymous } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");

/** Puts a comment of the client's on the agreement, perhaps with the broker's answer. */
function comment(text: string, answered: boolean): void {
  const at = server.deps.clock.now().toISOString();
  const [id, answer] = [server.deps.ids.uuid(), server.deps.ids.uuid()];
  setAgreement(server, 1, (body) => ({
    ...body,
    comments: {
      ...body.comments,
      [id]: { author_user_id: client.userId, at, about: null, text },
      ...(answered && { [answer]: { author_user_id: broker.userId, at, about: null, text: "Yes", answers: id } }),
    },
  }));
}
const pdfOf = async (version: number, token = broker.token) => {
  const answer = await server.app.request(`/api/contract/1/${version}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

describe("the generation of a contract", () => {
  it("makes a contract of a draft, with its documents, for every device", async () => {
    const made = await broker.post("/cruise/1/generate");
    expect(made).toMatchObject({ status: 200, body: { status: "CONTRACT", version: 0, generated_versions_len: 1 } });
    expect((await held(captain, "agreements", 1)).body["status"]).toBe("CONTRACT");
    const { status, headers, bytes } = await pdfOf(0);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toContain("agreement-0001-v0.pdf");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const page = await broker.get("/contract/1/0/draft");
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/Head of the audit trail.*\d+ · [0-9a-f]{64}/);
    expect(page.body).not.toContain(`class="contract-watermark`);
  });

  it("makes an addendum of a locked draft that follows a contract, and keeps the contract as it was", async () => {
    await broker.post("/cruise/1/generate");
    const before = hashOf((await pdfOf(0)).bytes);
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { name: "A week longer" });
    await captain.put("/yacht/1", { name: "Renamed" });
    expect((await broker.post("/cruise/1/lock")).status).toBe(200);
    const made = await broker.post("/cruise/1/generate");
    const numbers = { version: 1, generated_versions_len: 2, first_generated_version: 0, last_generated_version: 1 };
    expect(made).toMatchObject({ status: 200, body: { status: "ADDENDUM", ...numbers } });
    expect(hashOf((await pdfOf(0)).bytes)).toBe(before);
    const addendum = (await broker.get("/contract/1/1/draft")).body;
    expect(addendum).toContain("Changed terms");
    expect(addendum).toContain("A week longer");
    expect(addendum).toContain(server.deps.store.contractVersions.get(1, 0)?.fingerprint);
    expect((await broker.get("/contract/1/0/draft")).body).not.toContain("A week longer");
    const versions = await broker.get("/cruise/1/1/generated_versions");
    expect(versions.body).toMatchObject([
      { version: 0, status: "CONTRACT", read_access: true, write_access: true },
      { version: 1, status: "ADDENDUM", read_access: true, write_access: true },
    ]);
  });

  it("refuses an addendum that changes no term, also where one was changed and restored", async () => {
    await broker.post("/cruise/1/generate");
    await broker.delete("/cruise/1/lock");
    const { name } = (await broker.get("/cruise/1")).body;
    const refused = await broker.post("/cruise/1/generate");
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "This addendum would change nothing. Change a term first, or discard the draft." },
    });
    await broker.put("/cruise/1", { name: "A week longer" });
    await broker.put("/cruise/1", { name });
    comment("Nothing of the terms", true);
    expect((await broker.post("/cruise/1/generate")).status).toBe(409);
    await broker.put("/cruise/1", { name: "A week longer" });
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  });

  it("names an administrator who passes a comment over, and prints what was said and proposed", async () => {
    const admin = await server.login("admin");
    const [id, pass] = [server.deps.ids.uuid(), server.deps.ids.uuid()];
    const at = server.deps.clock.now().toISOString();
    const remark = { author_user_id: client.userId, at, about: "base_price_cruising", text: "Too much 🙂 for June" };
    setAgreement(server, 1, (body) => ({ ...body, comments: { [id]: { ...remark, proposes: "€90,000" } } }));
    const before = await held(admin, "agreements", 1);
    const passing = { author_user_id: admin.userId, at, about: null, text: "", answers: id, passes_over: true };
    const forged = { ...passing, admin_name: "Forged Name" };
    const comments = { [id]: { ...remark, proposes: "€90,000" }, [pass]: forged };
    expect((await pushOne(admin, editOf("agreements", before, { comments }))).outcome).toBe("taken");
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    const page = (await broker.get("/contract/1/0/draft")).body;
    const { first_name, last_name } = (await admin.get("/user/me")).body;
    expect(page).toContain(`${first_name} ${last_name}, administrateur / administrator`);
    expect(page).toContain("Too much [U+1F642] for June<br>Proposition / Proposal: €90,000");
    expect(page).not.toMatch(/Forged Name|not a party/);
  });

  it("makes one version where two ask at once", async () => {
    const answers = await Promise.all([broker.post("/cruise/1/generate"), captain.post("/cruise/1/generate")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(server.deps.store.contractVersions.of(1)).toHaveLength(1);
  });

  it("refuses terms that are no longer those on screen", async () => {
    const stale = "0".repeat(64);
    const refused = await broker.post("/cruise/1/generate", { fingerprint: stale });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: "The agreement changed while you were reading it. Read it again, then generate the contract.",
      },
    });
    expect((await broker.get("/cruise/1")).body.status).toBe("DRAFT");
  });

  it("is printed again when the agreement is edited meanwhile, and is not held up by comments", async () => {
    const { printer } = server.deps;
    let printed = 0;
    server.deps.printer = {
      ...printer,
      contract: async (...job) => {
        printed += 1;
        if (printed === 1) await captain.put("/cruise/1", { name: "Edited meanwhile" });
        if (printed === 2) comment("A comment meanwhile", true);
        return printer.contract(...job);
      },
    };
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    expect(printed).toBe(2);
    expect((await broker.get("/contract/1/0/draft")).body).toContain("Edited meanwhile");
    expect(Object.keys((await held(captain, "agreements", 1)).body["comments"] ?? {})).toHaveLength(2);
  });

  it("gives up when the agreement is edited each time, and leaves nothing behind", async () => {
    const { printer } = server.deps;
    let edits = 0;
    server.deps.printer = {
      ...printer,
      contract: async (...job) => {
        edits += 1;
        await captain.put("/cruise/1", { name: `Edit ${edits}` });
        return printer.contract(...job);
      },
    };
    const refused = await broker.post("/cruise/1/generate");
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "The agreement was edited while its contract was being printed. Try again." },
    });
    expect(server.deps.store.contractVersions.of(1)).toEqual([]);
    expect((await broker.get("/cruise/1")).body.status).toBe("DRAFT");
  });

  it("asks to come back later when printing takes too long, and leaves nothing behind", async () => {
    const late = () => Promise.reject(new RefusalError(refused("contract.print-late").refusal));
    server.deps.printer = { ...server.deps.printer, contract: late };
    const headers = { authorization: `Bearer ${broker.token}` };
    const answer = await server.app.request("/api/cruise/1/generate", { method: "POST", headers });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await answer.json()).toEqual({ message: "Printing the contract took too long. Try again in a minute." });
    expect(server.deps.store.contractVersions.of(1)).toEqual([]);
    expect((await broker.get("/cruise/1")).body.status).toBe("DRAFT");
  });

  it("waits until every comment is answered", async () => {
    comment("Which crew?", false);
    const refused = await broker.post("/cruise/1/generate");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("Comments to answer or pass over: 1.");
  });

  it("is refused where a waypoint has errors", async () => {
    setAgreement(server, 1, (body) => ({
      ...body,
      waypoints: Object.fromEntries(
        Object.entries(body.waypoints).map(([id, waypoint]) => [
          id,
          waypoint.arr_date ? { ...waypoint, arr_date: waypoint.dep_date, dep_date: waypoint.arr_date } : waypoint,
        ]),
      ),
    }));
    const refused = await broker.post("/cruise/1/generate");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("The route has errors at:");
  });

  it("is refused without a total", async () => {
    await broker.put("/cruise/1", { base_price_cruising: null });
    const refused = await broker.post("/cruise/1/generate");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      "Required information are still missing to calculate the total agreement price. Please provide them before generating a contract.",
    );
  });

  it("is refused for a name that the contract cannot print, and names the character", async () => {
    await broker.put("/cruise/1", { name: "Summer 王" });
    const refused = await broker.post("/cruise/1/generate");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("王");
    expect(server.deps.store.contractVersions.of(1)).toEqual([]);
  });

  it("is for those who may write: 403 for a client, 404 for a stranger, 409 twice", async () => {
    expect((await client.post("/cruise/1/generate")).status).toBe(403);
    expect((await passenger.post("/cruise/1/generate")).status).toBe(403);
    expect((await broker.post("/cruise/99/generate")).status).toBe(404);
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    expect((await broker.post("/cruise/1/generate")).status).toBe(409);
  });

  it("writes once to each party with an account, but not to the one who generated", async () => {
    await broker.post("/cruise/1/generate");
    const mails = server.deps.store.mails.newest(100).filter(({ kind }) => kind === "generated");
    const to = mails.map(({ recipient }) => recipient);
    expect(new Set(to).size).toBe(to.length);
    expect(to.some((address) => address.startsWith("client@"))).toBe(true);
    expect(to.some((address) => address.startsWith("broker@"))).toBe(false);
    expect(to.some((address) => address.startsWith("passenger@"))).toBe(false);
  });

  it("notes the fingerprint and the hash of the PDF with the event", async () => {
    await broker.post("/cruise/1/generate");
    const [event] = server.deps.store.audit.all().filter(({ verb }) => verb === "agreement.generate");
    expect(JSON.parse(event?.details ?? "{}")).toMatchObject({
      from: "DRAFT",
      to: "CONTRACT",
      pdf_sha256: hashOf((await pdfOf(0)).bytes),
    });
  });
});

describe("a generated version", () => {
  it("is read by its parties alone: who joined later gets 401 with the specification’s sentence", async () => {
    const [own] = Object.entries(
      (await held(captain, "agreements", 1)).body["parties"] as AgreementBody["parties"],
    ).filter(([, { role }]) => role === "clients");
    setAgreement(server, 1, (body) => {
      const parties = { ...body.parties };
      if (own) delete parties[own[0]];
      return { ...body, parties };
    });
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    await broker.delete("/cruise/1/lock");
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: own ? { ...body.parties, [own[0]]: own[1] } : body.parties,
    }));
    const page = await client.get("/contract/1/0/draft");
    expect(page).toMatchObject({
      status: 401,
      body: { message: "You are not authorised to view this version of the contract." },
    });
    expect((await pdfOf(0, client.token)).status).toBe(401);
    expect((await client.get("/cruise/1/1/generated_versions")).body).toEqual([
      {
        version: 0,
        status: "CONTRACT",
        read_access: false,
        write_access: false,
        generated_at: null,
        fingerprint: null,
      },
    ]);
    expect((await passenger.get("/contract/1/0/draft")).status).toBe(401);
    expect((await broker.get("/cruise/1/1/generated_versions")).body).toMatchObject([
      { version: 0, read_access: true },
    ]);
  });

  it("is known to anybody who holds its PDF, without a name; its parties see the names", async () => {
    const [stakeholder] = (await broker.get("/cruise/1")).body.stakeholders;
    await broker.put(`/user/profile/${stakeholder.id}`, { capacity: "Attorney" });
    await broker.post("/cruise/1/generate");
    const hash = hashOf((await pdfOf(0)).bytes);
    const stranger = anonymous(server.app);
    const verified = await stranger.get(`/verify/file/${hash}`);
    expect(verified).toMatchObject({ status: 200, body: { reference: "00001", version: 0, latest_version: 0 } });
    expect(verified.body.parties.length).toBeGreaterThan(3);
    expect(verified.body.parties.every((party: { approved: boolean }) => !party.approved)).toBe(true);
    expect((await passenger.get(`/verify/file/${hash}`)).body.parties).toEqual(verified.body.parties);
    // An attorney is called what the contract calls him.
    const called = verified.body.parties.map(({ role, label }: { role: string; label: { en: string } }) => [
      role,
      label.en,
    ]);
    expect(called).toContainEqual(["stakeholders", "Attorney"]);
    expect(called).toContainEqual(["brokers", "Broker"]);
    expect(verified.body.parties.every((party: { name: string | null }) => party.name === null)).toBe(true);
    const party = await broker.get(`/verify/file/${hash}`);
    expect(party.body.parties.some((each: { name: string | null }) => each.name !== null)).toBe(true);
    const byCode = await stranger.get(`/verify/00001/0/${verified.body.fingerprint.slice(0, 16)}`);
    expect(byCode.body).toEqual(verified.body);
    expect((await stranger.get(`/verify/00001/0/${"0".repeat(16)}`)).status).toBe(404);
    expect((await stranger.get(`/verify/file/${"0".repeat(64)}`)).status).toBe(404);
    expect((await stranger.get(`/verify/00001/0/${verified.body.fingerprint.slice(0, 15)}`)).status).toBe(404);
  });
});
