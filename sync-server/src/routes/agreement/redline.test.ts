import type { AgreementBody } from "shared-schema/agreement/schema";
import { buildComparison } from "shared-schema/contract/comparison/comparison";
import { contractPdf } from "shared-schema/contract/pdf";
import { NO_PLATES } from "shared-schema/contract/pdf/plates";
import { beforeEach, describe, expect, it } from "vitest";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");

const pdfAt = async (path: string, { token } = broker) => {
  const answer = await server.app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const compare = (latter: number, former: number, by = broker) =>
  pdfAt(`/contract/1/${latter}/redline/${former}/pdf`, by);

describe("the draft of an addendum", () => {
  beforeEach(async () => {
    await broker.post("/cruise/1/generate");
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { name: "A week longer" });
  });

  it("is the addendum as it would be generated, with the consolidated text beside it", async () => {
    const draft = (await broker.get("/contract/1/1/draft")).body;
    expect(draft).toContain("Agreement amended");
    expect(draft).toContain("A week longer");
    expect(draft).toContain("contract-watermark");
    expect(draft).not.toContain('href="#standard-terms"');
    expect(draft).toContain('href="#price-difference"');
    const consolidated = (await broker.get("/contract/1/1/draft?consolidated=true")).body;
    expect(consolidated).toContain('id="standard-terms"');
    expect(consolidated).toContain('href="#standard-terms"');
    const [addendum, whole] = [await pdfAt("/contract/1/1/pdf"), await pdfAt("/contract/1/1/pdf?consolidated=true")];
    expect(addendum.bytes.length).toBeGreaterThan(1000);
    expect(addendum.bytes).not.toEqual(whole.bytes);
  });

  it("can be discarded, which brings the contract back", async () => {
    expect((await captain.delete("/cruise/1/1")).status).toBe(200);
    expect((await broker.get("/cruise/1")).body).toMatchObject({ status: "CONTRACT", version: 0 });
    expect((await broker.get("/cruise/1")).body.name).not.toBe("A week longer");
    expect((await broker.get("/contract/1/1/text")).status).toBe(404);
  });

  it("is compared with the contract, byte for byte as a device prints it", async () => {
    const redline = await compare(1, 0);
    expect(redline.status).toBe(200);
    expect(redline.headers.get("content-disposition")).toContain("agreement-0001-v0-v1-redline.pdf");
    const [former, latter] = [await broker.get("/contract/1/0/text"), await broker.get("/contract/1/1/text")];
    const printed = contractPdf(buildComparison(former.body, latter.body), server.deps.assets.fonts(), NO_PLATES);
    expect(Buffer.from(printed.bytes)).toEqual(redline.bytes);
    expect(former.body.document.fingerprint).toBe(server.deps.store.contractVersions.get(1, 0)?.fingerprint);
  });

  it("is compared as it was generated once it is, and as it stood then", async () => {
    await broker.post("/cruise/1/generate");
    const before = await compare(1, 0);
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { name: "Two weeks longer" });
    expect((await compare(1, 0)).bytes).toEqual(before.bytes);
    const { document } = (await broker.get("/contract/1/1/text")).body;
    expect(document).toMatchObject({ version: 1, draft: false });
    expect(JSON.stringify(document.blocks)).toContain("standard-terms");
    expect((await compare(2, 1)).status).toBe(200);
  });

  it("is compared with versions that exist alone, and for readers of the contract", async () => {
    expect((await compare(1, 0, client)).status).toBe(200);
    expect((await compare(1, 0, passenger)).status).toBe(401);
    expect((await compare(1, 7)).status).toBe(404);
    expect((await compare(7, 0)).status).toBe(404);
    expect((await compare(0, 1)).status).toBe(422);
    expect((await compare(1, 1)).status).toBe(422);
  });
});

describe("a reader who joined after the contract was generated", () => {
  it("gets neither its text nor a comparison with it, and the consolidated contract as the draft of the addendum", async () => {
    let own: [string, AgreementBody["parties"][string]] | undefined;
    setAgreement(server, 1, (body) => {
      own = Object.entries(body.parties).find(([, { role }]) => role === "clients");
      return { ...body, parties: Object.fromEntries(Object.entries(body.parties).filter(([key]) => key !== own?.[0])) };
    });
    expect((await broker.post("/cruise/1/generate")).status).toBe(200);
    await broker.delete("/cruise/1/lock");
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: { ...body.parties, ...Object.fromEntries(own ? [own] : []) },
    }));
    expect((await client.get("/contract/1/0/text")).status).toBe(401);
    expect((await client.get("/contract/1/1/text")).status).toBe(200);
    expect((await compare(1, 0, client)).status).toBe(401);
    expect((await compare(0, 1, client)).status).toBe(401);
    expect((await compare(1, 0)).status).toBe(200);
    const draft = (await client.get("/contract/1/1/draft")).body;
    expect(draft).toContain('id="standard-terms"');
    expect(draft).not.toContain("Agreement amended");
    expect((await broker.get("/contract/1/1/draft")).body).toContain("Agreement amended");
  });
});
